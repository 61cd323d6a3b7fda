import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import {
  type getPayoutToPay,
  type listPayoutsToPay,
  type PayoutToPay,
  payoutsCountMax,
} from '#contract/payouts/platform.ts';
import type { PayoutStatus } from '#contract/payouts/values.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { ledgerEntries } from '#server/modules/payments/tables.ts';
import { sumBalances } from './balance-queries.ts';
import { entriesFrom, entryValue } from './entry-queries.ts';
import { type PayoutRows, payoutsFrom, payoutValue } from './payout-queries.ts';
import { listSteps } from './payout-step-queries.ts';
import { payoutAccounts, payoutFiles, payouts } from './tables.ts';

type Asked = z.output<typeof listPayoutsToPay.input>;

const toPay: readonly PayoutStatus[] = ['requested', 'approved'];

/** A page of the payouts of all shops. */
export async function listPayoutsToPayAt(
  { page, limit, ...filters }: Asked,
  locale: Locale,
): Promise<OutputOf<typeof listPayoutsToPay>> {
  const where = conditionsOf(filters, filters.words ? await findIds(filters.words) : null);
  const isQueue = !filters.status && !filters.words;
  const order = isQueue ? asc(payouts.id) : desc(payouts.id);
  const found = () => database().select({ id: payouts.id }).from(payouts).where(where);
  const [places, [count]] = await Promise.all([
    found()
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: sql<number>`count(*)::int` }).from(found().limit(payoutsCountMax).as('counted')),
  ]);
  const ids = places.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await payoutsFrom(database()).where(inArray(payouts.id, ids)).orderBy(order);
  const files = await numbersOfFiles(rows);
  return { list: rows.map((row) => toPayValue(row, files, locale)), total: count?.total ?? 0, page, limit };
}

function conditionsOf(
  { status, shopId, provider }: Omit<Asked, 'page' | 'limit'>,
  ids: readonly number[] | null,
): SQL | undefined {
  const byProvider = database()
    .select({ id: payoutAccounts.id })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.provider, provider ?? 'manual'));
  return and(
    status && status !== 'any' ? eq(payouts.status, status) : undefined,
    status || ids ? undefined : inArray(payouts.status, [...toPay]),
    shopId ? eq(payouts.shopId, shopId) : undefined,
    provider && inArray(payouts.accountId, byProvider),
    ids ? sql`${payouts.id} = any(${sql.param([...ids])}::int[])` : undefined,
  );
}

/** The payouts that words name. One question for each index: with `or` between them none would be used. */
async function findIds(words: string): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'find_payouts_by_words',
    sql`select id from payouts where number = ${words}
      union all (select id from payouts where reference <> '' and lower(reference) = lower(${words}) order by id desc limit ${payoutsCountMax})
      union all (select p.id from payouts p join payout_files f on f.id = p.file_id where f.number = ${words} limit ${payoutsCountMax})`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

async function numbersOfFiles(rows: readonly PayoutRows[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ payout }) => payout.fileId ?? []);
  if (ids.length === 0) return new Map();
  const files = await database().select().from(payoutFiles).where(inArray(payoutFiles.id, ids));
  return new Map(files.map(({ id, number }) => [id, number]));
}

function toPayValue(row: PayoutRows, files: ReadonlyMap<number, string>, locale: Locale): PayoutToPay {
  const { holder, country, bankCode, provider } = row.account;
  return {
    ...payoutValue(row),
    ...{ shopId: row.payout.shopId, shop: localized(row.shop, locale), holder, country, bankCode, provider },
    fileNo: row.payout.fileId === null ? null : (files.get(row.payout.fileId) ?? null),
  };
}

/** A payout with what made up the balance it is taken from, and everything that happened to it. */
export async function getPayoutToPayAt(number: string, locale: Locale): Promise<OutputOf<typeof getPayoutToPay>> {
  const [row] = await payoutsFrom(database()).where(eq(payouts.number, number));
  if (!row) throw new Refusal('payout_not_found');
  const { payout, account } = row;
  const [files, proof, paidBefore, balances, entries, history] = await Promise.all([
    numbersOfFiles([row]),
    findProof(payout.proofHash),
    countPaidTo(payout),
    sumBalances(database(), payout.shopId, payout.currency),
    listEntriesBehind(payout),
    listSteps(row),
  ]);
  const { available, pending, payable } = balances;
  return {
    ...toPayValue(row, files, locale),
    proof,
    account: { changedAt: account.changedAt.toISOString(), isCurrent: account.replacedAt === null, paidBefore },
    balances: { available, pending, payable },
    entries: entries.slice(0, entriesShown).map((entry) => entryValue(entry, locale)),
    hasMoreEntries: entries.length > entriesShown,
    history,
  };
}

async function findProof(hash: string | null) {
  if (hash === null) return null;
  const [picture] = await database().select(pictureColumns).from(pictures).where(eq(pictures.hash, hash));
  return picture ? pictureValue(picture) : null;
}

const countedTo = 1_000;

async function countPaidTo({ id, shopId, accountId }: typeof payouts.$inferSelect): Promise<number> {
  const paid = database()
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(eq(payouts.shopId, shopId), eq(payouts.accountId, accountId), eq(payouts.status, 'paid'), lt(payouts.id, id)),
    )
    .limit(countedTo)
    .as('paid');
  const [counted] = await database().select({ count: sql<number>`count(*)::int` }).from(paid);
  return counted?.count ?? 0;
}

const entriesShown = 50;

/** What came into or left the available balance between the payout before and this one, newest first. */
async function listEntriesBehind(payout: typeof payouts.$inferSelect) {
  const [before] = await database()
    .select({ requestedAt: payouts.requestedAt })
    .from(payouts)
    .where(and(eq(payouts.shopId, payout.shopId), lt(payouts.id, payout.id)))
    .orderBy(desc(payouts.id))
    .limit(1);
  const ids = database()
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.shopId, payout.shopId),
        eq(ledgerEntries.account, 'available'),
        eq(ledgerEntries.currency, payout.currency),
        lte(ledgerEntries.at, payout.requestedAt),
        before && gt(ledgerEntries.at, before.requestedAt),
        or(isNull(ledgerEntries.payoutId), sql`${ledgerEntries.payoutId} <> ${payout.id}`),
      ),
    )
    .orderBy(highestFirst(ledgerEntries.at), highestFirst(ledgerEntries.id))
    .limit(entriesShown + 1);
  return entriesFrom()
    .where(inArray(ledgerEntries.id, ids))
    .orderBy(highestFirst(ledgerEntries.at), highestFirst(ledgerEntries.id));
}

/** The payouts of a file for the bank, locked in the order of their ids until the transaction ends. */
export const lockFiledPayouts = (tx: Transaction, fileNo: string) =>
  tx
    .select({ number: payouts.number, status: payouts.status })
    .from(payouts)
    .where(
      inArray(
        payouts.fileId,
        tx.select({ id: payoutFiles.id }).from(payoutFiles).where(eq(payoutFiles.number, fileNo)),
      ),
    )
    .orderBy(asc(payouts.id))
    .for('update');

/** The sealed number of the account that a payout goes to. */
export async function findSealedNumber(tx: Transaction, number: string) {
  const [found] = await tx
    .select({ shopId: payouts.shopId, sealedNumber: payoutAccounts.sealedNumber })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(eq(payouts.number, number));
  if (!found) throw new Refusal('payout_not_found');
  return found;
}

/** What a file for the bank says about payouts, locked in the order of their ids until the transaction ends. */
export async function lockForFile(tx: Transaction, numbers: readonly string[], locale: Locale) {
  const locked = await tx
    .select({ payout: payouts })
    .from(payouts)
    .where(inArray(payouts.number, [...numbers]))
    .orderBy(asc(payouts.id))
    .for('update');
  const ids = locked.map(({ payout }) => payout.id);
  if (ids.length === 0) return [];
  const rows = await payoutsFrom(tx).where(inArray(payouts.id, ids)).orderBy(asc(payouts.id));
  return rows.map((row) => ({ ...row, shop: localized(row.shop, locale) }));
}
