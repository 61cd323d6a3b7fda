import type { Transaction } from '#server/database/connection.ts';
import { completeOrder } from '#server/modules/orders/index.ts';
import { hasUnreviewedLine, holdReceived } from './line-queries.ts';

/**
 * Completes an order that was received once nothing of it is left to review: every line was reviewed or wholly paid back.
 * True when it has just been completed. Called again, it does nothing.
 */
export async function completeReviewed(tx: Transaction, orderId: number, by: 'shopper' | 'clock'): Promise<boolean> {
  if (!(await holdReceived(tx, orderId)) || (await hasUnreviewedLine(tx, orderId))) return false;
  await completeOrder(tx, orderId, by);
  return true;
}
