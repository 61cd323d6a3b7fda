import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { getShopOrder, listShopOrders, ShopOrder } from '#contract/shipping/merchant.ts';
import type { OrderNote } from '#contract/shipping/merchant-notes.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import {
  findAddressChange,
  linesOf,
  ordersFrom,
  ordersWithOpenChange,
  orderValue,
  sending,
} from '#server/modules/orders/index.ts';
import { orderStatusHistory, orders } from '#server/modules/orders/tables.ts';
import { findNote, marksOf } from '#server/modules/shipping/notes/note-queries.ts';
import { listParcels } from './parcel-queries.ts';
import { countOrdersOfShop, findOrdersOfShop, listPageOfShop } from './shop-order-search-queries.ts';

const noMarks = { flag: null, note: '' };

type Input = z.output<typeof listShopOrders.input>;

/** A page of the orders of the shop, newest or oldest first. */
export async function listShopOrdersOf(
  shopId: number,
  { words, sort, page, limit, ...asked }: Input,
  locale: Locale,
): Promise<OutputOf<typeof listShopOrders>> {
  const from = (page - 1) * limit;
  const filters = { shopId, ...asked };
  // The ids come first: of a search both the page and the total are known by them, and of a far page nothing else is read.
  const found = words ? await findOrdersOfShop(filters, words, sort) : null;
  const [ids, total] = await Promise.all([
    found?.slice(from, from + limit) ?? listPageOfShop(filters, sort, from, limit),
    found?.length ?? countOrdersOfShop(filters),
  ]);
  const [rows, lines, marks, asking, buyers] = await Promise.all([
    ordersFrom(database()).where(and(eq(orders.shopId, shopId), inArray(orders.id, ids))),
    linesOf(database(), ids),
    marksOf(database(), ids),
    ordersWithOpenChange(database(), ids),
    buyersOf(ids),
  ]);
  return {
    list: inOrder(rows, ids).map((row) =>
      shopOrderValue(
        row,
        lines.get(row.id) ?? [],
        {
          internal: marks.get(row.id) ?? noMarks,
          asksForAddress: asking.has(row.id),
          buyer: buyers.get(row.id) ?? '',
        },
        locale,
      ),
    ),
    total,
    page,
    limit,
  };
}

/** One order of the shop, with its status history and parcels. */
export async function getShopOrderOf(
  shopId: number,
  number: string,
  locale: Locale,
): Promise<OutputOf<typeof getShopOrder>> {
  const [row] = await ordersFrom(database()).where(and(eq(orders.shopId, shopId), eq(orders.number, number)));
  if (!row) throw new Refusal('order_not_found');
  const [lines, history, parcels, internal, addressChange, buyers] = await Promise.all([
    linesOf(database(), [row.id]),
    database()
      .select({ status: orderStatusHistory.status, at: orderStatusHistory.at })
      .from(orderStatusHistory)
      .where(eq(orderStatusHistory.orderId, row.id))
      .orderBy(asc(orderStatusHistory.step)),
    listParcels(row.id, locale),
    findNote(database(), row.id),
    findAddressChange(database(), row.id),
    buyersOf([row.id]),
  ]);
  return {
    ...shopOrderValue(
      row,
      lines.get(row.id) ?? [],
      {
        internal,
        asksForAddress: addressChange?.status === 'open',
        buyer: buyers.get(row.id) ?? '',
      },
      locale,
    ),
    addressChange,
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    parcels,
    internal,
  };
}

/** Rows as their ids are sorted. */
function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The nicknames of who has placed these orders. */
async function buyersOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await database()
    .select({ id: orders.id, nickname: accounts.nickname })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(inArray(orders.id, [...ids]));
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

function shopOrderValue(
  row: Parameters<typeof orderValue>[0],
  lines: Parameters<typeof orderValue>[1],
  { internal, ...marks }: Pick<ShopOrder, 'asksForAddress' | 'buyer'> & { internal: Pick<OrderNote, 'flag' | 'note'> },
  locale: Locale,
): ShopOrder {
  const order = orderValue(row, lines, locale);
  const toSend = order.lines.map((line) => ({ ...line, toSend: line.quantity - line.shipped - line.unsent }));
  return {
    ...order,
    ...marks,
    flag: internal.flag,
    hasNote: internal.note !== '',
    internalNote: internal.note,
    lines: toSend,
    address: row.address,
    canShip: sending.includes(order.status) && toSend.some((line) => line.toSend > 0),
  };
}
