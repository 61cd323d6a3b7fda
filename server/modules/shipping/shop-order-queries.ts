import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { getShopOrder, listShopOrders, ShopOrder } from '#contract/shipping/merchant.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { Refusal } from '#server/http/refusal.ts';
import { linesOf, ordersFrom, orderValue, sending } from '#server/modules/orders/index.ts';
import { orderStatusHistory, orders } from '#server/modules/orders/tables.ts';
import { listParcels } from './parcel-queries.ts';
import { countOrdersOfShop, findOrdersOfShop } from './shop-order-search-queries.ts';

type Input = z.output<typeof listShopOrders.input>;

/** A page of the orders of the shop, newest first. */
export async function listShopOrdersOf(
  shopId: number,
  { status, words, page, limit }: Input,
  locale: Locale,
): Promise<OutputOf<typeof listShopOrders>> {
  const from = (page - 1) * limit;
  const filters = { shopId, status };
  // Whoever searches gets the ids first, so that both the page and the total come from one search.
  const found = words ? await findOrdersOfShop(filters, words) : null;
  const isOfShop = eq(orders.shopId, shopId);
  const [rows, total] = await Promise.all([
    found
      ? ordersFrom(database())
          .where(and(isOfShop, inArray(orders.id, found.slice(from, from + limit))))
          .orderBy(highestFirst(orders.id))
      : ordersFrom(database())
          .where(and(isOfShop, status ? eq(orders.status, status) : undefined))
          .orderBy(highestFirst(orders.id))
          .limit(limit)
          .offset(from),
    found?.length ?? countOrdersOfShop(filters),
  ]);
  const lines = await linesOf(
    database(),
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map((row) => shopOrderValue(row, lines.get(row.id) ?? [], locale)),
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
  const [lines, history, parcels] = await Promise.all([
    linesOf(database(), [row.id]),
    database()
      .select({ status: orderStatusHistory.status, at: orderStatusHistory.at })
      .from(orderStatusHistory)
      .where(eq(orderStatusHistory.orderId, row.id))
      .orderBy(asc(orderStatusHistory.step)),
    listParcels(row.id, locale),
  ]);
  return {
    ...shopOrderValue(row, lines.get(row.id) ?? [], locale),
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    parcels,
  };
}

function shopOrderValue(
  row: Parameters<typeof orderValue>[0],
  lines: Parameters<typeof orderValue>[1],
  locale: Locale,
): ShopOrder {
  const order = orderValue(row, lines, locale);
  const toSend = order.lines.map((line) => ({ ...line, toSend: line.quantity - line.shipped - line.unsent }));
  return {
    ...order,
    lines: toSend,
    address: row.address,
    canShip: sending.includes(order.status) && toSend.some((line) => line.toSend > 0),
  };
}
