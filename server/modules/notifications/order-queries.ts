import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders, priceOffers } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { shipmentLines, shipments } from '#server/modules/shipping/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import type { SoldLine } from './mail-words.ts';
import { buyerColumns } from './reader-queries.ts';

/** The columns of an order line that messages show. */
export const soldLine = {
  name: orderLines.name,
  variant: orderLines.variant,
  pictureHash: orderLines.pictureHash,
};

const orderColumns = {
  id: orders.id,
  number: orders.number,
  shopId: orders.shopId,
  shopName: shops.name,
  currency: orders.currency,
  subtotal: orders.subtotal,
  shopCoupon: orders.shopCoupon,
  dealOff: orders.dealOff,
  platformCoupon: orders.platformCoupon,
  points: orders.points,
  freight: orders.freight,
  payable: orders.payable,
  commission: orders.commission,
  shopShare: orders.shopShare,
  note: orders.note,
  shipBy: orders.shipBy,
};

/** Who has paid a payment, how much, and for which orders. Null when it is not paid. */
export async function findPaidPayment(tx: Transaction, number: string) {
  const [payment] = await tx
    .select({ id: payments.id, amount: payments.amount, currency: payments.currency, reader: buyerColumns })
    .from(payments)
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .where(and(eq(payments.number, number), eq(payments.status, 'paid')));
  if (!payment) return null;
  const paid = await tx
    .select(orderColumns)
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(eq(orders.paymentId, payment.id))
    .orderBy(asc(orders.id));
  const lines = await linesOfOrders(
    tx,
    paid.map(({ id }) => id),
  );
  return { number, ...payment, orders: paid.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] })) };
}
export type PaidPayment = NonNullable<Awaited<ReturnType<typeof findPaidPayment>>>;

/** The lines of orders, by order id. */
async function linesOfOrders(tx: Transaction, orderIds: readonly number[]): Promise<Map<number, SoldLine[]>> {
  const rows = await tx
    .select({ orderId: orderLines.orderId, ...soldLine, quantity: orderLines.quantity, subtotal: orderLines.subtotal })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The buyer of a payment, paid or not. */
export async function findPayer(tx: Transaction, paymentNumber: string) {
  const [reader] = await tx
    .select(buyerColumns)
    .from(payments)
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .where(eq(payments.number, paymentNumber));
  return reader ?? null;
}

/** The part of an order that the shop has not sent yet. Null when nothing is left to send. */
export async function findUnsentOrder(tx: Transaction, orderNumber: string) {
  const [order] = await tx
    .select({
      id: orders.id,
      orderNumber: orders.number,
      currency: orders.currency,
      shipBy: orders.shipBy,
      shop: { id: shops.id, name: shops.name },
      reader: buyerColumns,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(orders.number, orderNumber));
  if (!order) return null;
  const unsent = sql<number>`${orderLines.quantity} - ${orderLines.shipped} - ${orderLines.unsent}`.mapWith(Number);
  const lines: SoldLine[] = await tx
    .select({
      ...soldLine,
      quantity: unsent,
      subtotal: sql<number>`${orderLines.unitPrice} * (${unsent})`.mapWith(Number),
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), sql`${unsent} > 0`))
    .orderBy(asc(orderLines.id));
  return lines.length > 0 ? { ...order, lines } : null;
}
export type UnsentOrder = NonNullable<Awaited<ReturnType<typeof findUnsentOrder>>>;

/** A lower price that a shop has offered. */
export async function findPriceOffer(tx: Transaction, offerId: number) {
  const [offer] = await tx.select().from(priceOffers).where(eq(priceOffers.id, offerId));
  return offer ?? null;
}

/** A parcel with its buyer, its delivery and its contents. */
export async function findSentParcel(tx: Transaction, shipmentId: number) {
  const [parcel] = await tx
    .select({
      how: {
        kind: shipments.kind,
        company: shipments.company,
        trackingNumber: shipments.trackingNumber,
        personName: shipments.personName,
        personPhone: shipments.personPhone,
      },
      orderNumber: orders.number,
      currency: orders.currency,
      reader: buyerColumns,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(shipments.id, shipmentId));
  if (!parcel) return null;
  const lines: SoldLine[] = await tx
    .select({
      ...soldLine,
      quantity: shipmentLines.quantity,
      subtotal: sql<number>`${orderLines.unitPrice} * ${shipmentLines.quantity}`.mapWith(Number),
    })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(asc(orderLines.id));
  return { ...parcel, lines };
}
