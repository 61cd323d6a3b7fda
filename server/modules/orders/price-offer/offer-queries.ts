import { and, asc, eq, sql } from 'drizzle-orm';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { OfferedPrice, PriceOffer } from '#contract/orders/price-offers.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { Refusal } from '#server/http/refusal.ts';
import { orders, priceOffers } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;
export type OfferRow = Pick<
  typeof priceOffers.$inferSelect,
  'id' | 'status' | 'productsOff' | 'freightOff' | 'payableBefore' | 'reason'
> & { at: string | Date };

const offerColumns = {
  id: priceOffers.id,
  status: priceOffers.status,
  productsOff: priceOffers.productsOff,
  freightOff: priceOffers.freightOff,
  payableBefore: priceOffers.payableBefore,
  reason: priceOffers.reason,
  at: priceOffers.createdAt,
};

/** The last offer for an order, as a column of a query for orders. */
export const lastOffer = sql<OfferRow | null>`(
  select json_build_object('id', f.id, 'status', f.status, 'productsOff', f.products_off, 'freightOff', f.freight_off,
    'payableBefore', f.payable_before, 'reason', f.reason, 'at', f.created_at)
  from ${priceOffers} f where f.order_id = ${orders.id} order by f.id desc nulls last limit 1)`;

export function offerValue({ id, status, productsOff, freightOff, payableBefore, reason, at }: OfferRow): PriceOffer {
  return {
    id,
    status,
    productsOff: money(productsOff),
    freightOff: money(freightOff),
    before: money(payableBefore),
    after: money(payableBefore - productsOff - freightOff),
    reason,
    at: new Date(at).toISOString(),
  };
}

/** The last offer for an order; null if there was none. */
export async function findOffer(reader: Reader, orderId: number): Promise<OfferRow | null> {
  const [row] = await reader
    .select(offerColumns)
    .from(priceOffers)
    .where(eq(priceOffers.orderId, orderId))
    .orderBy(highestFirst(priceOffers.id))
    .limit(1);
  return row ?? null;
}

/** The offers that wait for an answer, of the orders of one of the account's payments. */
export async function listOpenOffers(
  accountId: number,
  paymentNumber: string,
  locale: Locale,
): Promise<OfferedPrice[]> {
  const [payment] = await database()
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(and(eq(payments.number, paymentNumber), eq(payments.accountId, accountId)));
  if (!payment) throw new Refusal('trade_not_found');
  if (payment.status !== 'open') return [];
  const rows = await database()
    .select({ orderNo: orders.number, shopName: shops.name, offer: offerColumns })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(priceOffers, and(eq(priceOffers.orderId, orders.id), eq(priceOffers.status, 'open')))
    .where(eq(orders.paymentId, payment.id))
    .orderBy(asc(orders.id))
    .limit(50);
  return rows.map(({ orderNo, shopName, offer }) => ({
    orderNo,
    shopName: localized(shopName, locale),
    offer: offerValue(offer),
  }));
}

/** The payment of an order with this number, of a buyer or of a shop. */
export async function findOrderAndPayment(
  reader: Reader,
  number: string,
  of: { accountId: number } | { shopId: number },
): Promise<{ orderId: number; paymentId: number } | null> {
  const isTheirs = 'shopId' in of ? eq(orders.shopId, of.shopId) : eq(orders.accountId, of.accountId);
  const [found] = await reader
    .select({ orderId: orders.id, paymentId: orders.paymentId })
    .from(orders)
    .where(and(eq(orders.number, number), isTheirs));
  return found ?? null;
}
