import type { Transaction } from '#server/database/connection.ts';
import { holdOrder } from './hold-order.ts';
import { moveOrders } from './move-orders.ts';

/** Ends an order that was received: all of it is reviewed, or its time for that is over. False when it is not one of those. */
export async function completeOrder(tx: Transaction, orderId: number, by: 'shopper' | 'clock'): Promise<boolean> {
  const order = await holdOrder(tx, orderId);
  if (order?.status !== 'received') return false;
  await moveOrders(tx, [orderId], { from: 'received', to: 'completed', by });
  return true;
}
