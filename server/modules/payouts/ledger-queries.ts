import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { timesOf } from '#contract/core/days.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import {
  type explainEntry,
  type LedgerEntry,
  type LineShare,
  ledgerCountMax,
  type listLedger,
} from '#contract/payouts/merchant.ts';
import { type ShopAccount, shopAccounts } from '#contract/payouts/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { Refusal } from '#server/http/refusal.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { ledgerEntries } from '#server/modules/payments/tables.ts';
import { refundLines, refunds } from '#server/modules/refunds/tables.ts';
import { balanceCorrections, payouts } from './tables.ts';

// A shop sees its own accounts as what it has: in the ledger, what the mall owes is negative.

const entriesFrom = () =>
  database()
    .select({
      id: ledgerEntries.id,
      at: ledgerEntries.at,
      cause: ledgerEntries.cause,
      rule: ledgerEntries.rule,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      currency: ledgerEntries.currency,
      lineId: ledgerEntries.orderLineId,
      refundId: ledgerEntries.refundId,
      orderNo: orders.number,
      product: orderLines.name,
      refundOrderNo: refunds.number,
      payoutNo: payouts.number,
      reason: balanceCorrections.reason,
    })
    .from(ledgerEntries)
    .leftJoin(orderLines, eq(orderLines.id, ledgerEntries.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(refunds, eq(refunds.id, ledgerEntries.refundId))
    .leftJoin(payouts, eq(payouts.id, ledgerEntries.payoutId))
    .leftJoin(
      balanceCorrections,
      and(
        inArray(ledgerEntries.rule, ['correction', 'fee']),
        eq(ledgerEntries.cause, sql`'correction:' || ${balanceCorrections.id}`),
      ),
    );
type Row = Awaited<ReturnType<typeof entriesFrom>>[number];

const entryValue = (row: Row, locale: Locale): z.output<typeof LedgerEntry> => {
  const { id, at, rule, account, amount, currency, orderNo, product, refundOrderNo, payoutNo, reason } = row;
  return {
    ...{ id, rule, currency, orderNo, refundOrderNo, payoutNo },
    account: account as ShopAccount,
    amount: 0 - amount,
    at: at.toISOString(),
    product: product && localized(product, locale),
    reason: reason ?? '',
  };
};

type Filters = z.output<typeof listLedger.input>;

/** A page of a shop's entries. Counts no further than the maximum. */
export async function listLedgerOf(
  shopId: number,
  { page, limit, sort, ...filters }: Filters,
  locale: Locale,
): Promise<OutputOf<typeof listLedger>> {
  const where = await conditionsOf(shopId, filters);
  const order =
    sort === 'newest'
      ? [highestFirst(ledgerEntries.at), highestFirst(ledgerEntries.id)]
      : [asc(ledgerEntries.at), asc(ledgerEntries.id)];
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

async function conditionsOf(
  shopId: number,
  { account, rule, orderNo, refundOrderNo, ...days }: Omit<Filters, 'page' | 'limit' | 'sort'>,
): Promise<SQL | undefined> {
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
  return and(
    eq(ledgerEntries.shopId, shopId),
    account && eq(ledgerEntries.account, account),
    rule && eq(ledgerEntries.rule, rule),
    orderNo === undefined ? undefined : inArray(ledgerEntries.orderLineId, linesOfOrder),
    refundOrderNo === undefined ? undefined : inArray(ledgerEntries.refundId, refundOfShop),
    from ? gte(ledgerEntries.at, from) : undefined,
    until ? lt(ledgerEntries.at, until) : undefined,
  );
}

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
async function readMovement(shopId: number, { cause, lineId, currency }: Row) {
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

type Share = z.output<typeof LineShare>;
const shareOf = (row: Share): Share => {
  const { quantity, subtotal, shopCoupon, platformCoupon, points, freight, payable, commission, shopShare } = row;
  return { quantity, subtotal, shopCoupon, platformCoupon, points, freight, payable, commission, shopShare };
};

async function readLine(shopId: number, { lineId, refundId }: Row, locale: Locale) {
  if (lineId === null) return null;
  const [[found], [back], entries] = await Promise.all([
    database()
      .select({ line: orderLines, orderNo: orders.number, orderedAt: orders.createdAt })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(eq(orderLines.id, lineId), eq(orders.shopId, shopId))),
    refundId === null
      ? [undefined]
      : database()
          .select()
          .from(refundLines)
          .where(and(eq(refundLines.refundId, refundId), eq(refundLines.orderLineId, lineId))),
    entriesFrom()
      .where(and(eq(ledgerEntries.orderLineId, lineId), eq(ledgerEntries.shopId, shopId)))
      .orderBy(asc(ledgerEntries.id))
      .limit(100),
  ]);
  if (!found) return null;
  const { line, orderNo, orderedAt } = found;
  return {
    orderNo,
    product: localized(line.name, locale),
    variant: localized(line.variant, locale),
    orderedAt: orderedAt.toISOString(),
    sold: shareOf(line),
    refunded: back ? shareOf(back) : null,
    entries: entries.map((row) => entryValue(row, locale)),
  };
}
