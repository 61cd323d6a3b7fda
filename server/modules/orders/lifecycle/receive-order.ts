import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { pointsFor } from '#server/modules/orders/checkout/quote-value.ts';
import { isAllRefunded, isMoreToCome } from '#server/modules/orders/reads/unit-queries.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { earnPoints } from '#server/modules/points/index.ts';
import { lockOrder } from './lock-order.ts';
import { moveOrders } from './move-orders.ts';

/**
 * Marks an order as received: the time for refunds begins, after which the shop's share is released, and the buyer earns points.
 * Once: a second receipt, by hand or by the clock, is refused.
 */
export async function receiveOrder(tx: Transaction, orderId: number, by: 'shopper' | 'clock'): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Refusal('order_not_found');
  const { status, number, accountId, payable, refundedPayable } = order;
  if (status === 'shipped' && (await isMoreToCome(tx, orderId))) throw new Refusal('order_not_all_sent');
  if (await isAllRefunded(tx, orderId)) throw new Refusal('order_cannot_move', { from: status, to: 'received' });
  await moveOrders(tx, [orderId], { from: 'shipped', to: 'received', by });
  const { completeDays } = await getSite(tx, 'receipt');
  await tx
    .update(orders)
    .set({ completeBy: sql`mall_now() + make_interval(days => ${completeDays})` })
    .where(eq(orders.id, orderId));
  const { isOpen, earnPerUnit } = await getSite(tx, 'points');
  if (isOpen) await earnPoints(tx, accountId, pointsFor(payable - refundedPayable, earnPerUnit), number);
}
