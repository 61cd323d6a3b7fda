import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orders } from '#server/modules/orders/tables.ts';

/**
 * An order, locked until the transaction ends. Shipping, receiving and refunding lock it first, so that its status and units stay
 * as they were read. Null when it does not exist.
 */
export async function lockOrder(tx: Transaction, orderId: number): Promise<typeof orders.$inferSelect | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  return order ?? null;
}
