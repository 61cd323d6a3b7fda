import { and, asc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { timesOf } from '#contract/core/days.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { type explainEntry, ledgerCountMax, type listLedger, unreceived } from '#contract/payouts/merchant.ts';
import { shopAccounts } from '#contract/payouts/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst, lowestFirst } from '#server/database/highest-first.ts';
import { Refusal } from '#server/http/refusal.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { ledgerEntries } from '#server/modules/payments/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { type EntryRow, entriesFrom, entryValue, shareOf } from './entry-queries.ts';
import { payouts } from './tables.ts';

type Filters = z.output<typeof listLedger.input>;

/** A page of a shop's entries. Counts no further than the maximum. */
export async function listLedgerOf(
  shopId: number,
  { page, limit, sort, ...filters }: Filters,
  locale: Locale,
): Promise<OutputOf<typeof listLedger>> {
  const where = conditionsOf(shopId, filters);
  const order =
    sort === 'newest'
      ? [highestFirst(ledgerEntries.at), highestFirst(ledgerEntries.id)]
      : [lowestFirst(ledgerEntries.at), lowestFirst(ledgerEntries.id)];
  const ids = database()
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = database()
    .select({ one: sql`1` })
    .from(ledgerEntries)
    .where(where)
    .limit(ledgerCountMax)
    .as('counted');
  const [rows, [count]] = await Promise.all([
    entriesFrom()
      .where(inArray(ledgerEntries.id, ids))
      .orderBy(...order),
    database().select({ total: sql<number>`count(*)::int` }).from(counted),
  ]);
  return { list: rows.map((row) => entryValue(row, locale)), total: count?.total ?? 0, page, limit };
}

function conditionsOf(
  shopId: number,
  {
    account,
    rule,
    orderNo,
    refundOrderNo,
    payoutNo,
    release,
    direction,
    ...days
  }: Omit<Filters, 'page' | 'limit' | 'sort'>,
): SQL | undefined {
  const { from, until } = timesOf(days);
  const linesOfOrder = database()
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.number, orderNo ?? ''), eq(orders.shopId, shopId)));
  const refundOfShop = database()
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.number, refundOrderNo ?? ''), eq(refunds.shopId, shopId)));
  const payoutOfShop = database()
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.number, payoutNo ?? ''), eq(payouts.shopId, shopId)));
  return and(
    eq(ledgerEntries.shopId, shopId),
    account && eq(ledgerEntries.account, account),
    rule && eq(ledgerEntries.rule, rule),
    orderNo === undefined ? undefined : inArray(ledgerEntries.orderLineId, linesOfOrder),
    refundOrderNo === undefined ? undefined : inArray(ledgerEntries.refundId, refundOfShop),
    payoutNo === undefined ? undefined : inArray(ledgerEntries.payoutId, payoutOfShop),
    release === undefined ? undefined : inArray(ledgerEntries.orderLineId, linesReleased(shopId, release)),
    direction && (direction === 'in' ? lt(ledgerEntries.amount, 0) : gt(ledgerEntries.amount, 0)),
    from ? gte(ledgerEntries.at, from) : undefined,
    until ? lt(ledgerEntries.at, until) : undefined,
  );
}

/** Lines of orders whose shares are pending: those released on a day, or those that nobody has received. */
const linesReleased = (shopId: number, release: string) =>
  database()
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.shopId, shopId),
        isNull(orders.releasedAt),
        release === unreceived
          ? isNull(orders.completeBy)
          : sql`${orders.completeBy} >= ${release}::timestamp at time zone 'UTC' and ${orders.completeBy} < (${release}::timestamp + interval '1 day') at time zone 'UTC'`,
      ),
    );

/** What an entry is made of, and everything else about its order line. */
export async function explainEntryOf(
  shopId: number,
  id: number,
  locale: Locale,
): Promise<OutputOf<typeof explainEntry>> {
  const [row] = await entriesFrom().where(and(eq(ledgerEntries.id, id), eq(ledgerEntries.shopId, shopId)));
  if (!row) throw new Refusal('entry_not_found');
  const [movement, line] = await Promise.all([readMovement(shopId, row), readLine(shopId, row, locale)]);
  return { entry: entryValue(row, locale), movement, line };
}

/** The entries of the same cause about the same line, or about no line; only this shop's and the mall's own. */
async function readMovement(shopId: number, { cause, lineId, currency }: EntryRow) {
  const rows = await database()
    .select({ account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.cause, cause),
        eq(ledgerEntries.currency, currency),
        lineId === null ? sql`${ledgerEntries.orderLineId} is null` : eq(ledgerEntries.orderLineId, lineId),
        sql`coalesce(${ledgerEntries.shopId}, ${shopId}) = ${shopId}`,
      ),
    )
    .orderBy(asc(ledgerEntries.id))
    .limit(20);
  return rows.map(({ account, amount }) => ({ account, amount: isShops(account) ? 0 - amount : amount }));
}

const isShops = (account: string) => shopAccounts.some((one) => one === account);

async function readLine(shopId: number, { lineId, line, orderNo, orderedAt, back }: EntryRow, locale: Locale) {
  const sold = shareOf(line);
  if (!lineId || !line || !sold || !orderNo || !orderedAt) return null;
  const entries = await entriesFrom()
    .where(and(eq(ledgerEntries.orderLineId, lineId), eq(ledgerEntries.shopId, shopId)))
    .orderBy(asc(ledgerEntries.id))
    .limit(100);
  return {
    orderNo,
    product: localized(line.name, locale),
    variant: localized(line.variant, locale),
    orderedAt: orderedAt.toISOString(),
    sold,
    refunded: shareOf(back),
    entries: entries.map((row) => entryValue(row, locale)),
  };
}
