import type { Transaction } from '#server/database/connection.ts';
import { completeOrder } from '#server/modules/orders/index.ts';
import { hasUnreviewedLine } from './line-queries.ts';

/**
 * Completes an order that was received once nothing of it is left to review: every line was reviewed or wholly paid back.
 * Whoever calls it holds the order. True when it has just been completed; called again, it does nothing.
 */
export async function completeReviewed(tx: Transaction, orderId: number, by: 'shopper' | 'clock'): Promise<boolean> {
  return !(await hasUnreviewedLine(tx, orderId)) && completeOrder(tx, orderId, by);
}
