import { Refusal } from '#server/http/refusal.ts';
import { refundBarOf, type WholeOrder } from '#server/modules/orders/index.ts';

/** Refuses a request about an order of which, in its present state, nothing can be asked back. */
export function assertOpen(order: Pick<WholeOrder, 'status' | 'isOver'>): void {
  if (refundBarOf(order) !== null) throw new Refusal('refund_closed');
}
