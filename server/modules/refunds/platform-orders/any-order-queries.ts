import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import {
  type AnyOrder,
  type listAnyOrders,
  type listShopChoices,
  shopChoicesMax,
} from '#contract/refunds/platform-orders.ts';
import { database } from '#server/database/connection.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { isOverdueToSend, linesOf } from '#server/modules/orders/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { countOrders, findOrders, listPage } from './find-order-queries.ts';
import { maskReach } from './mask-person.ts';

/** A page of the orders of all shops, newest first. */
export async function listOrdersOfAll(
  { words, page, limit, ...filters }: z.output<typeof listAnyOrders.input>,
  locale: Locale,
): Promise<OutputOf<typeof listAnyOrders>> {
  const from = (page - 1) * limit;
  const found = words ? await findOrders(filters, words) : null;
  const [ids, total] = await Promise.all([
    found?.slice(from, from + limit) ?? listPage(filters, from, limit),
    found?.length ?? countOrders(filters),
  ]);
  return { list: await readOrders(ids, locale), total, page, limit };
}

async function readOrders(ids: readonly number[], locale: Locale): Promise<AnyOrder[]> {
  if (ids.length === 0) return [];
  const [rows, lines] = await Promise.all([
    database()
      .select({ order: orders, tradeNo: payments.number, shopName: shops.name, buyer: accounts })
      .from(orders)
      .innerJoin(payments, eq(payments.id, orders.paymentId))
      .innerJoin(shops, eq(shops.id, orders.shopId))
      .innerJoin(accounts, eq(accounts.id, orders.accountId))
      .where(inArray(orders.id, [...ids])),
    linesOf(database(), ids),
  ]);
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { order, buyer, tradeNo, shopName } = row;
    const ofOrder = lines.get(id) ?? [];
    const [first] = ofOrder;
    return {
      orderNo: order.number,
      tradeNo,
      shopId: order.shopId,
      shopName: localized(shopName, locale),
      buyerId: buyer.id,
      buyer: buyer.nickname,
      contact: maskReach(buyer),
      status: order.status,
      createdAt: order.createdAt.toISOString(),
      payable: money(order.payable),
      refundedPrice: money(order.refundedPayable),
      openRefunds: order.openRefunds,
      isOverdue: isOverdueToSend({ status: order.status, isOverdue: order.overdueAt !== null, lines: ofOrder }),
      units: ofOrder.reduce((sum, { quantity }) => sum + quantity, 0),
      productCount: ofOrder.length,
      firstProduct: first ? { name: localized(first.name, locale), image: pictureValue(first.picture) } : null,
    };
  });
}

/** Shops to filter by, by name. */
export async function listShopsToChoose(
  { id, words }: z.output<typeof listShopChoices.input>,
  locale: Locale,
): Promise<OutputOf<typeof listShopChoices>> {
  const rows = await database()
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(id ? eq(shops.id, id) : words ? anyTextContains(shops.name, words) : sql`true`)
    .orderBy(asc(textIn(shops.name, 'en')), asc(shops.id))
    .limit(shopChoicesMax);
  return rows.map(({ id, name }) => ({ id, name: localized(name, locale) }));
}
