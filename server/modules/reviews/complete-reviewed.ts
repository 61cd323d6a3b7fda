import type { Transaction } from '#server/database/connection.ts';
import { completeOrder } from '#server/modules/orders/index.ts';
import { hasUnreviewedLine } from './line-queries.ts';

/**
 * Completes a received order once nothing of it is left to review: every line was reviewed or refunded completely. The caller
 * has locked the order. True when it has just been completed; a repeated call does nothing.
 */
export async function completeReviewed(tx: Transaction, orderId: number, by: 'shopper' | 'clock'): Promise<boolean> {
  return !(await hasUnreviewedLine(tx, orderId)) && completeOrder(tx, orderId, by);
}
