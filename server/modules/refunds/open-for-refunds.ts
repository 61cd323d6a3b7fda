import { Refusal } from '#server/http/refusal.ts';
import type { WholeOrder } from '#server/modules/orders/index.ts';

/** Whether money of an order can be asked back: it was paid, and the time after its receipt is not over. */
export function isOpenForRefunds({ status, isOver }: Pick<WholeOrder, 'status' | 'isOver'>): boolean {
  if (status === 'paid' || status === 'shipped') return true;
  return (status === 'received' || status === 'completed') && !isOver;
}

export function assertOpen(order: Pick<WholeOrder, 'status' | 'isOver'>): void {
  if (!isOpenForRefunds(order)) throw new Refusal('refund_closed');
}
