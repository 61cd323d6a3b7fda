import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { reviews } from './tables.ts';

/**
 * A line of one of the account's orders, with the order locked until the transaction ends, so that reviews, receipts and refunds
 * take turns. Null when the account has no such line.
 */
export async function lockOwnLine(tx: Transaction, accountId: number, orderNumber: string, lineId: number) {
  const [order] = await tx
    .select({ id: orders.id, shopId: orders.shopId, status: orders.status, nickname: accounts.nickname })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(and(eq(orders.number, orderNumber), eq(orders.accountId, accountId)))
    .for('no key update', { of: orders });
  if (!order) return null;
  const [line] = await tx
    .select({
      productId: orderLines.productId,
      variant: orderLines.variant,
      hasUnitsLeft: sql<boolean>`${orderLines.refunded} < ${orderLines.quantity}`,
    })
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, order.id)));
  return line ? { order, line } : null;
}

/** True as long as the buyer could review a line of the order. */
export async function hasUnreviewedLine(tx: Transaction, orderId: number): Promise<boolean> {
  const [line] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        lt(orderLines.refunded, orderLines.quantity),
        notExists(tx.select({ one: sql`1` }).from(reviews).where(eq(reviews.orderLineId, orderLines.id))),
      ),
    )
    .limit(1);
  return line !== undefined;
}

/** The order of a refund. */
export async function findRefundedOrder(tx: Transaction, refundNumber: string): Promise<number | null> {
  const [refund] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.number, refundNumber));
  return refund?.orderId ?? null;
}
