import { Refusal } from '#server/http/refusal.ts';
import { refundBarOf, type WholeOrder } from '#server/modules/orders/index.ts';

/** Refuses a refund of an order whose state does not allow one. */
export function assertOpen(order: Pick<WholeOrder, 'status' | 'isOver'>): void {
  if (refundBarOf(order) !== null) throw new Refusal('refund_closed');
}
