import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { orders } from '#server/modules/orders/tables.ts';

/**
 * An order as it is now, held until the transaction ends. Whoever ships, receives or asks back holds it first, so that what is
 * decided upon its status and its units stays true. Null when there is none.
 */
export async function holdOrder(tx: Transaction, orderId: number): Promise<typeof orders.$inferSelect | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  return order ?? null;
}
