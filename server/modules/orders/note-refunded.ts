import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orders } from './tables.ts';

/** Notes what a refund has booked of an order, so that its receipt leaves that out. The caller holds the order. */
export async function noteRefunded(
  tx: Transaction,
  orderId: number,
  { payable, shopShare }: { payable: number; shopShare: number },
): Promise<void> {
  await tx
    .update(orders)
    .set({
      refundedPayable: sql`${orders.refundedPayable} + ${payable}`,
      refundedShare: sql`${orders.refundedShare} + ${shopShare}`,
    })
    .where(eq(orders.id, orderId));
}
