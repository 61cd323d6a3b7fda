import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { waitingForShop } from '#server/modules/refunds/refund-status.ts';
import { refunds } from '#server/modules/refunds/tables.ts';

/**
 * The refunds that wait for a shop until after this time, with when their orders were placed. Their orders are locked first, in the order
 * of their ids, as for one refund: it is read again once nobody else changes it.
 */
export async function lockWaitingRefunds(tx: Transaction, { shopId, until }: { shopId: number; until: Date }) {
  const isConcerned = and(
    eq(refunds.shopId, shopId),
    inArray(refunds.status, [...waitingForShop]),
    gt(refunds.answerBy, until),
  );
  const orderIds = tx.select({ id: refunds.orderId }).from(refunds).where(isConcerned);
  const locked = await tx
    .select({ id: orders.id, orderedAt: orders.createdAt })
    .from(orders)
    .where(inArray(orders.id, orderIds))
    .orderBy(asc(orders.id))
    .for('no key update');
  const times = new Map(locked.map(({ id, orderedAt }) => [id, orderedAt]));
  const rows = await tx.select().from(refunds).where(isConcerned).orderBy(asc(refunds.id));
  return rows.flatMap((refund) => {
    const orderedAt = times.get(refund.orderId);
    return orderedAt ? [{ refund, orderedAt }] : [];
  });
}
