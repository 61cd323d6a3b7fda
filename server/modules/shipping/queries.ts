import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { getLogistics } from '#contract/shipping/shopper.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { listParcels } from './parcel-queries.ts';
import { shipments } from './tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** An order of the account that it has not hidden. */
export async function findBuyerOrder(reader: Reader, accountId: number, number: string) {
  const [order] = await reader
    .select({ id: orders.id, status: orders.status, receiveBy: orders.receiveBy })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.accountId, accountId), isNull(orders.hiddenAt)));
  return order ?? null;
}

/** The id of an order of the shop. */
export async function findShopOrder(reader: Reader, shopId: number, number: string): Promise<number | null> {
  const [order] = await reader
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.shopId, shopId)));
  return order?.id ?? null;
}

/** The carrier's parcels with these numbers, sorted by order, as rows are locked. */
export function findTracked(carrier: string, trackingNumbers: readonly string[]) {
  return database()
    .select({ id: shipments.id, orderId: shipments.orderId, trackingNumber: shipments.trackingNumber })
    .from(shipments)
    .where(
      and(
        eq(shipments.kind, 'courier'),
        eq(shipments.carrier, carrier),
        inArray(shipments.trackingNumber, [...trackingNumbers]),
      ),
    )
    .orderBy(asc(shipments.orderId), asc(shipments.id));
}

/** The parcels of a buyer's order. */
export async function getLogisticsOf(
  accountId: number,
  orderNumber: string,
  locale: Locale,
): Promise<OutputOf<typeof getLogistics>> {
  const order = await findBuyerOrder(database(), accountId, orderNumber);
  if (!order) throw new Refusal('order_not_found');
  return {
    orderNo: orderNumber,
    status: order.status,
    receiveBy: order.status === 'shipped' ? (order.receiveBy?.toISOString() ?? null) : null,
    parcels: await listParcels(order.id, locale),
  };
}
