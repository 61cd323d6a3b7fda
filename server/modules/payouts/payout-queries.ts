import { and, asc, count, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { money, type Paging } from '#contract/core/values.ts';
import type {
  getPayoutDesk,
  listPayouts,
  Payout,
  PayoutAccount,
  PayoutSort,
} from '#contract/payouts/merchant-payouts.ts';
import type { PayoutSchedule, PayoutStatus } from '#contract/payouts/values.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst, lowestFirst } from '#server/database/highest-first.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { hasSecondFactor } from '#server/modules/identity/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { payoutProvider } from '#server/providers/payouts/payout-providers.ts';
import { sumBalances } from './balance-queries.ts';
import { payoutAccounts, payoutConnections, payoutSettings, payouts, payoutTransfers } from './tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** The account that new payouts of a shop go to, if it has one. */
export async function findCurrentAccount(reader: Reader, shopId: number) {
  const [found] = await reader
    .select({ account: payoutAccounts, isUsable: sql<boolean>`${payoutAccounts.usableFrom} <= ${mallNow}` })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.shopId, shopId), isNull(payoutAccounts.replacedAt)));
  return found ? { ...found.account, isUsable: found.isUsable } : null;
}
type CurrentAccount = NonNullable<Awaited<ReturnType<typeof findCurrentAccount>>>;

export function accountValue(account: CurrentAccount): z.output<typeof PayoutAccount> {
  const { provider, holder, bank, country, bankCode, lastFour, changedAt, usableFrom, isUsable } = account;
  return {
    ...{ provider, holder, bank, country, bankCode, lastFour, isUsable },
    changedAt: changedAt.toISOString(),
    usableFrom: usableFrom.toISOString(),
  };
}

/** The shop's account at a provider, finished or not. */
export async function findConnection(shopId: number): Promise<string | null> {
  const [found] = await database()
    .select({ connectedId: payoutConnections.connectedId })
    .from(payoutConnections)
    .where(eq(payoutConnections.shopId, shopId));
  return found?.connectedId ?? null;
}

/** What a shop can request, and by which rules. */
export async function getPayoutDeskOf(shopId: number, accountId: number): Promise<OutputOf<typeof getPayoutDesk>> {
  const [{ currency }, { minimum, coolingHours, isApprovalNeeded }, account, [settings], mayChange] = await Promise.all(
    [
      getSite(database(), 'currency'),
      getSite(database(), 'payouts'),
      findCurrentAccount(database(), shopId),
      database().select().from(payoutSettings).where(eq(payoutSettings.shopId, shopId)),
      hasSecondFactor(database(), accountId),
    ],
  );
  const { available } = await sumBalances(database(), shopId, currency);
  const connectedId = await findConnection(shopId);
  return {
    ...{ currency, available, coolingHours, isApprovalNeeded, mayChange },
    minimum: money(minimum),
    schedule: settings?.schedule ?? 'on_request',
    account: account && accountValue(account),
    stripe: payoutProvider() && {
      isConnecting: connectedId !== null && account?.connectedId !== connectedId,
    },
  };
}

export const payoutsFrom = (reader: Reader) =>
  reader
    .select({ payout: payouts, account: payoutAccounts, requestedBy: accounts.nickname, shop: shops.name })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .innerJoin(shops, eq(shops.id, payouts.shopId))
    .leftJoin(accounts, eq(accounts.id, payouts.requestedBy));
export type PayoutRows = Awaited<ReturnType<typeof payoutsFrom>>[number];

export const payoutValue = ({ payout, account, requestedBy }: PayoutRows): z.output<typeof Payout> => ({
  payoutNo: payout.number,
  ...{ status: payout.status, currency: payout.currency, reason: payout.reason, reference: payout.reference },
  amount: money(payout.amount),
  ...{ bank: account.bank, lastFour: account.lastFour },
  isScheduled: payout.scheduledFor !== null,
  requestedBy: requestedBy ?? '',
  requestedAt: payout.requestedAt.toISOString(),
  decidedAt: payout.decidedAt?.toISOString() ?? null,
  sentAt: payout.sentAt?.toISOString() ?? null,
  endedAt: payout.endedAt?.toISOString() ?? null,
});

export async function getPayoutOf(reader: Reader, shopId: number, number: string): Promise<z.output<typeof Payout>> {
  const [row] = await payoutsFrom(reader).where(and(eq(payouts.number, number), eq(payouts.shopId, shopId)));
  if (!row) throw new Refusal('payout_not_found');
  return payoutValue(row);
}

const sorted: Record<PayoutSort, SQL[]> = {
  newest: [highestFirst(payouts.id)],
  oldest: [lowestFirst(payouts.id)],
  highest: [highestFirst(payouts.amount), highestFirst(payouts.id)],
  lowest: [asc(payouts.amount), highestFirst(payouts.id)],
};

/** A page of a shop's payouts, newest first if nothing else is asked for. */
export async function listPayoutsOf(
  shopId: number,
  {
    status,
    words,
    sort = 'newest',
    page,
    limit,
  }: Paging & { status?: PayoutStatus | undefined; words: string; sort?: PayoutSort | undefined },
): Promise<OutputOf<typeof listPayouts>> {
  const where = and(
    eq(payouts.shopId, shopId),
    status && eq(payouts.status, status),
    words ? sql`strpos(lower(${payouts.number} || ' ' || ${payouts.reference}), lower(${words})) > 0` : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    payoutsFrom(database())
      .where(where)
      .orderBy(...sorted[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(payouts).where(where),
  ]);
  return { list: rows.map(payoutValue), total: counted?.total ?? 0, page, limit };
}

/** Whether a provider pays it: then people only look on. */
export async function isByProvider(tx: Transaction, number: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payouts.id })
    .from(payouts)
    .innerJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))
    .where(eq(payouts.number, number));
  return rows.length > 0;
}

/** The status of a payout, locked until the transaction ends. */
export async function lockPayoutStatus(tx: Transaction, number: string): Promise<PayoutStatus | null> {
  const [row] = await tx
    .select({ status: payouts.status })
    .from(payouts)
    .where(eq(payouts.number, number))
    .for('update');
  return row?.status ?? null;
}

export async function isShop(reader: Reader, shopId: number): Promise<boolean> {
  const rows = await reader.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId));
  return rows.length > 0;
}

/** Shops whose schedule is due, those that wait longest first. */
export const listDueSchedules = () =>
  database()
    .select({ shopId: payoutSettings.shopId })
    .from(payoutSettings)
    .where(isDue)
    .orderBy(asc(payoutSettings.dueOn))
    .limit(500);

const today = sql`(${mallNow} at time zone 'UTC')::date`;
export const isDue = lte(payoutSettings.dueOn, today);

/** The next Monday, or the next first of a month, in UTC. Null for a shop that requests its payouts itself. */
export const nextDueDay = (schedule: PayoutSchedule) =>
  schedule === 'on_request'
    ? null
    : sql`(date_trunc(${unitOf[schedule]}, ${today}::timestamp) + ${`1 ${unitOf[schedule]}`}::interval)::date`;
const unitOf = { weekly: 'week', monthly: 'month' } as const;
