import { eq } from 'drizzle-orm';
import type { RefundStatus } from '#contract/refunds.ts';
import type { Transaction } from '#server/database/connection.ts';
import { holdOrder } from '#server/modules/orders/index.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { completeReviewed } from './complete-reviewed.ts';

/** What was paid back needs no review: it may have been all that an order still waited for. */
export async function hearRefund(
  { number, status }: { number: string; status: RefundStatus },
  tx: Transaction,
): Promise<void> {
  if (status !== 'refunded') return;
  const [refund] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.number, number));
  const order = refund && (await holdOrder(tx, refund.orderId));
  if (order) await completeReviewed(tx, order.id, 'shopper');
}
