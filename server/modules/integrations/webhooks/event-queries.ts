import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { payoutAccounts, payouts } from '#server/modules/payouts/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { shipmentLines, shipments } from '#server/modules/shipping/tables.ts';

const unitsOfOrder = sql<number>`(select sum(l.quantity)::int from ${orderLines} l where l.order_id = ${orders.id})`;
const unitsOfParcel = sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${shipmentLines} l where l.shipment_id = ${shipments.id})`;

/** The orders of a payment that are paid. */
export async function listPaidOrders(tx: Transaction, paymentNumber: string) {
  const rows = await tx
    .select({
      orderNumber: orders.number,
      shopId: orders.shopId,
      currency: orders.currency,
      payable: orders.payable,
      units: unitsOfOrder,
      paidAt: orders.paidAt,
      shipBy: orders.shipBy,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(eq(payments.number, paymentNumber))
    .orderBy(asc(orders.id));
  return rows.flatMap(({ paidAt, ...order }) => (paidAt ? [{ ...order, paidAt }] : []));
}

export async function findSentParcel(tx: Transaction, shipmentId: number) {
  const [parcel] = await tx
    .select({
      orderNumber: orders.number,
      shopId: shipments.shopId,
      delivery: shipments.kind,
      carrier: shipments.carrier,
      trackingNumber: shipments.trackingNumber,
      units: unitsOfParcel,
      sentAt: shipments.sentAt,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(eq(shipments.id, shipmentId));
  return parcel ?? null;
}

export async function findEndedPayout(tx: Transaction, number: string) {
  const [payout] = await tx
    .select({
      shopId: payouts.shopId,
      currency: payouts.currency,
      amount: payouts.amount,
      bank: payoutAccounts.bank,
      lastFour: payoutAccounts.lastFour,
      reference: payouts.reference,
      reason: payouts.reason,
      endedAt: payouts.endedAt,
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .where(eq(payouts.number, number));
  return payout ?? null;
}

export async function findAskedRefund(tx: Transaction, number: string) {
  const [refund] = await tx
    .select({
      shopId: refunds.shopId,
      orderNumber: orders.number,
      kind: refunds.kind,
      currency: refunds.currency,
      payable: refunds.payable,
      units: refunds.quantity,
      askedAt: refunds.createdAt,
      answerBy: refunds.answerBy,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.number, number));
  return refund ?? null;
}
