import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import {
  type countOrders,
  type getOrder,
  type listOrders,
  type OrderTab,
  orderTabs,
} from '#contract/orders/shopper.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { anyTextContains } from '#server/database/localized-text.ts';
import { containing } from '#server/database/wildcards.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findAddressChange, mayChangeAddress } from '#server/modules/orders/address-change/change-queries.ts';
import { statusOfTab } from '#server/modules/orders/lifecycle/order-status.ts';
import { orderLines, orderStatusHistory, orders } from '#server/modules/orders/tables.ts';
import { linesOf, ordersFrom, orderValue } from './order-row-queries.ts';

type Input = z.output<typeof listOrders.input>;

/** The account's orders that it has not hidden. */
const isListed = (accountId: number) => and(eq(orders.accountId, accountId), isNull(orders.hiddenAt));

/** A page of the account's orders, newest first, with the lines of all of them in one more query. */
export async function listOrdersOf(accountId: number, { tab, words, page, limit }: Input, locale: Locale) {
  const where = and(isListed(accountId), isInTab(tab), words ? isAbout(words) : undefined);
  const [rows, [counted]] = await Promise.all([
    ordersFrom(database())
      .where(where)
      .orderBy(highestFirst(orders.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(orders).where(where),
  ]);
  const lines = await linesOf(
    database(),
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map((row) => orderValue(row, lines.get(row.id) ?? [], locale)),
    total: counted?.total ?? 0,
    page,
    limit,
  };
}

/** Whether units of an order are requested back or were refunded. */
const goesBack = sql<boolean>`exists (
  select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id}
    and ${orderLines.refunding} + ${orderLines.refunded} + ${orderLines.partRefunded} > 0)`;

function isInTab(tab: OrderTab): SQL | undefined {
  if (tab === 'all') return undefined;
  return tab === 'refund' ? goesBack : eq(orders.status, statusOfTab[tab]);
}

/** Orders whose number contains the words, or with a line whose name contains them in any language. */
function isAbout(words: string): SQL | undefined {
  const pattern = containing(words);
  return or(
    sql`${orders.number} ilike ${pattern}`,
    inArray(
      orders.id,
      database()
        .select({ id: orderLines.orderId })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), anyTextContains(orderLines.name, words))),
    ),
  );
}

/** How many orders each tab shows. */
export async function countOrdersOf(accountId: number): Promise<OutputOf<typeof countOrders>> {
  const rows = await database()
    .select({
      status: orders.status,
      count: count(),
      goingBack: sql<number>`(count(*) filter (where ${goesBack}))::int`,
    })
    .from(orders)
    .where(isListed(accountId))
    .groupBy(orders.status)
    .orderBy(asc(orders.status));
  const countOf = (tab: OrderTab) => {
    if (tab === 'all') return rows.reduce((sum, row) => sum + row.count, 0);
    if (tab === 'refund') return rows.reduce((sum, row) => sum + row.goingBack, 0);
    return rows.find(({ status }) => status === statusOfTab[tab])?.count ?? 0;
  };
  return Object.fromEntries(orderTabs.map((tab) => [tab, countOf(tab)])) as OutputOf<typeof countOrders>;
}

/** One of the account's orders, with its address, its status history and the other orders of its payment. */
export async function getOrderOf(
  accountId: number,
  number: string,
  locale: Locale,
): Promise<OutputOf<typeof getOrder>> {
  const [row] = await ordersFrom(database()).where(and(isListed(accountId), eq(orders.number, number)));
  if (!row) throw new Refusal('order_not_found');
  const [lines, history, together, addressChange] = await Promise.all([
    linesOf(database(), [row.id]),
    database()
      .select({ status: orderStatusHistory.status, at: orderStatusHistory.at })
      .from(orderStatusHistory)
      .where(eq(orderStatusHistory.orderId, row.id))
      .orderBy(asc(orderStatusHistory.step)),
    database()
      .select({ number: orders.number })
      .from(orders)
      .where(eq(orders.paymentId, row.paymentId))
      .orderBy(asc(orders.id)),
    findAddressChange(database(), row.id),
  ]);
  const ofOrder = lines.get(row.id) ?? [];
  const shipped = ofOrder.reduce((sum, line) => sum + line.shipped, 0);
  return {
    ...orderValue(row, ofOrder, locale),
    mayChangeAddress: addressChange?.status !== 'open' && mayChangeAddress(row, shipped),
    addressChange,
    address: row.address,
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    paymentOrders: together.map((order) => order.number),
  };
}
