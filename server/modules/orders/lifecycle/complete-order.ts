import type { Transaction } from '#server/database/connection.ts';
import { lockOrder } from './lock-order.ts';
import { moveOrders } from './move-orders.ts';

/** Completes a received order: everything is reviewed, or the time for that is over. False when it is not a received order. */
export async function completeOrder(tx: Transaction, orderId: number, by: 'shopper' | 'clock'): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'received') return false;
  await moveOrders(tx, [orderId], { from: 'received', to: 'completed', by });
  return true;
}
