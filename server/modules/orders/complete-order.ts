import type { Transaction } from '#server/database/connection.ts';
import { type Move, moveOrders } from './move-orders.ts';

/** Ends an order that was received: all of it has been reviewed, or its buyer let the time for that pass. Once. */
export function completeOrder(tx: Transaction, orderId: number, by: Move['by']): Promise<void> {
  return moveOrders(tx, [orderId], { from: 'received', to: 'completed', by });
}
