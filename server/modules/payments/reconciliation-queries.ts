import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { money } from '#contract/core/values.ts';
import {
  differencesCountMax,
  type listBookDifferences,
  type listReconciliations,
} from '#contract/payments/platform-reconciliation.ts';
import { database, transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import type { ProviderName } from '#server/providers/payments/payment-provider.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import type { OurEntry } from './book-differences.ts';
import { captures, payments, providerRefunds, reconciliationDifferences, reconciliations } from './tables.ts';

/** What we know of these payments of a provider. */
export async function listOurs(provider: ProviderName, ids: readonly string[]): Promise<Map<string, OurEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .select({
      providerId: captures.providerId,
      received: captures.amount,
      refunded: sql<number>`coalesce(sum(${providerRefunds.amount}) filter (where ${providerRefunds.state} = 'done'), 0)::int`,
      underWay: sql<number>`coalesce(sum(${providerRefunds.amount}) filter (where ${providerRefunds.state} = 'pending'), 0)::int`,
    })
    .from(captures)
    .leftJoin(providerRefunds, eq(providerRefunds.captureId, captures.id))
    .where(and(eq(captures.provider, provider), sql`${captures.providerId} = any(${sql.param([...ids])}::text[])`))
    .groupBy(captures.id);
  return new Map(rows.map(({ providerId, ...ours }) => [providerId, ours]));
}

/** The differences from a provider's book that are neither explained nor settled. */
export const listOpen = (provider: ProviderName) =>
  database()
    .select({
      id: reconciliationDifferences.id,
      kind: reconciliationDifferences.kind,
      providerId: reconciliationDifferences.providerId,
      theirs: reconciliationDifferences.theirs,
      ours: reconciliationDifferences.ours,
    })
    .from(reconciliationDifferences)
    .where(and(eq(reconciliationDifferences.provider, provider), eq(reconciliationDifferences.state, 'open')));

/** What came in by our book between these times. */
export const listCapturesSince = (provider: ProviderName, since: Date, until: Date) =>
  database()
    .select({ providerId: captures.providerId, amount: captures.amount, currency: captures.currency })
    .from(captures)
    .where(and(eq(captures.provider, provider), gte(captures.at, since), lt(captures.at, until)));

/** The last comparison with each provider of the mall. */
export async function listRuns(): Promise<OutputOf<typeof listReconciliations>> {
  const { stripe, sandbox } = paymentProviders();
  const names = [stripe, sandbox].flatMap((provider) => provider?.name ?? []);
  return Promise.all(names.map(readRun));
}

async function readRun(provider: ProviderName): Promise<OutputOf<typeof listReconciliations>[number]> {
  const [[run], open] = await Promise.all([
    database()
      .select({ run: reconciliations, startedBy: accounts.nickname })
      .from(reconciliations)
      .leftJoin(accounts, eq(accounts.id, reconciliations.startedBy))
      .where(eq(reconciliations.provider, provider))
      .orderBy(highestFirst(reconciliations.id))
      .limit(1),
    countDifferences({ state: 'open', provider }),
  ]);
  return {
    provider,
    isRunning: run !== undefined && run.run.endedAt === null,
    startedAt: run?.run.startedAt.toISOString() ?? null,
    endedAt: run?.run.endedAt?.toISOString() ?? null,
    startedBy: run?.startedBy ?? '',
    compared: run?.run.compared ?? 0,
    failure: run?.run.failure ?? null,
    open,
  };
}

type Filters = z.output<typeof listBookDifferences.input>;

const conditionOf = ({ state = 'open', provider }: Pick<Filters, 'state' | 'provider'>) =>
  and(
    eq(reconciliationDifferences.state, state),
    provider ? eq(reconciliationDifferences.provider, provider) : undefined,
  );

async function countDifferences(filters: Pick<Filters, 'state' | 'provider'>): Promise<number> {
  const found = database()
    .select({ id: reconciliationDifferences.id })
    .from(reconciliationDifferences)
    .where(conditionOf(filters))
    .limit(differencesCountMax)
    .as('found');
  const [counted] = await database().select({ total: sql<number>`count(*)::int` }).from(found);
  return counted?.total ?? 0;
}

/** A page of the differences, newest first. */
export async function listDifferences({
  page,
  limit,
  ...filters
}: Filters): Promise<OutputOf<typeof listBookDifferences>> {
  const [rows, total] = await Promise.all([
    database()
      .select({ difference: reconciliationDifferences, endedBy: accounts.nickname })
      .from(reconciliationDifferences)
      .leftJoin(accounts, eq(accounts.id, reconciliationDifferences.endedBy))
      .where(conditionOf(filters))
      .orderBy(highestFirst(reconciliationDifferences.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countDifferences(filters),
  ]);
  const numbers = await numbersOf(rows.map(({ difference }) => difference.providerId));
  const list = rows.map(({ difference, endedBy }) => ({
    ...difference,
    theirs: money(difference.theirs),
    ours: money(difference.ours),
    tradeNo: numbers.get(difference.providerId) ?? null,
    foundAt: difference.foundAt.toISOString(),
    endedAt: difference.endedAt?.toISOString() ?? null,
    endedBy: endedBy ?? '',
  }));
  return { list, total, page, limit };
}

async function numbersOf(providerIds: readonly string[]): Promise<Map<string, string>> {
  if (providerIds.length === 0) return new Map();
  const rows = await database()
    .select({ providerId: captures.providerId, number: payments.number })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(and(inArray(captures.provider, ['stripe', 'sandbox']), inArray(captures.providerId, [...providerIds])));
  return new Map(rows.map(({ providerId, number }) => [providerId, number]));
}

/** Closes an open difference with an explanation, once. */
export function explainDifference(by: LoggedOperator, id: number, reason: string): Promise<null> {
  return transaction(async (tx) => {
    const [explained] = await tx
      .update(reconciliationDifferences)
      .set({ state: 'explained', reason, endedAt: mallNow, endedBy: by?.session.accountId ?? null })
      .where(and(eq(reconciliationDifferences.id, id), eq(reconciliationDifferences.state, 'open')))
      .returning();
    if (!explained) throw new Refusal('difference_not_found');
    const { providerId, kind, theirs, ours } = explained;
    await logOperatorAct(tx, by, {
      ...{ act: 'difference_explained', subject: providerId, reason },
      after: { kind, theirs, ours },
    });
    return null;
  });
}
