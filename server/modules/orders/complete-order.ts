import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { moveOrders } from './move-orders.ts';
import { orders } from './tables.ts';

/** Ends an order that was received: all of it is reviewed, or its time for that is over. False when it is not one of those. */
export async function completeOrder(tx: Transaction, orderId: number, by: 'shopper' | 'clock'): Promise<boolean> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  if (order?.status !== 'received') return false;
  await moveOrders(tx, [orderId], { from: 'received', to: 'completed', by });
  return true;
}
