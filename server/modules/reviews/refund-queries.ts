import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { refunds } from '#server/modules/refunds/tables.ts';

/** The order of a refund. */
export async function findRefundedOrder(tx: Transaction, refundNumber: string): Promise<number | null> {
  const [refund] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.number, refundNumber));
  return refund?.orderId ?? null;
}
