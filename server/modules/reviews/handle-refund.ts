import type { RefundStatus } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import { completeReviewed } from './complete-reviewed.ts';
import { findRefundedOrder } from './line-queries.ts';

/** What was refunded needs no review: it may have been all that an order still waited for. */
export async function handleRefund(
  { number, status }: { number: string; status: RefundStatus },
  tx: Transaction,
): Promise<void> {
  if (status !== 'refunded') return;
  const orderId = await findRefundedOrder(tx, number);
  const order = orderId === null ? null : await lockOrder(tx, orderId);
  if (order) await completeReviewed(tx, order.id, 'shopper');
}
