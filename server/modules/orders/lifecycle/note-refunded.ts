import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';

type Booked = { payable: number; shopShare: number; lines: readonly { lineId: number; payable: number }[] };

/** Records what a refund has booked of an order and its lines, so that what was paid and what remains is known at once. The caller has locked the order. */
export async function noteRefunded(
  tx: Transaction,
  orderId: number,
  { payable, shopShare, lines }: Booked,
): Promise<void> {
  await tx
    .update(orders)
    .set({
      refundedPayable: sql`${orders.refundedPayable} + ${payable}`,
      refundedShare: sql`${orders.refundedShare} + ${shopShare}`,
    })
    .where(eq(orders.id, orderId));
  for (const line of lines)
    await tx
      .update(orderLines)
      .set({ refundedPayable: sql`${orderLines.refundedPayable} + ${line.payable}` })
      .where(eq(orderLines.id, line.lineId));
}

/** Records how many refunds of an order have not ended. The caller has locked the order. */
export async function noteOpenRefunds(tx: Transaction, orderId: number, openRefunds: number) {
  const [order] = await tx.update(orders).set({ openRefunds }).where(eq(orders.id, orderId)).returning();
  if (!order) throw new Error(`Order ${orderId} does not exist`);
  return order;
}
