import type { Order, OrderStatus } from '#contract/orders/shopper.ts';

const usual = ['awaiting_payment', 'paid', 'shipped', 'received', 'completed'] as const satisfies OrderStatus[];

/** `by` is when it happens at the latest, of the one that comes next. */
export type Step = { status: OrderStatus; isReached: boolean; at: string | null; by: string | null };
type Past = readonly { status: OrderStatus; at: string }[];

/** The way of an order: what it has been through, and what is still to come unless it has ended before. */
export function stepsOf(status: OrderStatus, past: Past, nextBy: string | null = null): Step[] {
  const at = (of: OrderStatus) => past.findLast((move) => move.status === of)?.at ?? null;
  if (status === 'cancelled' || status === 'refunded') {
    const before = usual.filter((each) => each === 'awaiting_payment' || at(each) !== null);
    return [...before, status].map((each) => ({ status: each, isReached: true, at: at(each), by: null }));
  }
  const reached = usual.indexOf(status);
  return usual.map((each, place) => ({
    status: each,
    isReached: place <= reached,
    at: at(each),
    by: place === reached + 1 ? nextBy : null,
  }));
}

/**
 * Whether the sentence of its status holds for an order: nobody is getting ready what is overdue, or what was all asked back before it
 * was sent.
 */
export function hasStatusLine({ status, isOverdue, lines }: Pick<Order, 'status' | 'isOverdue'> & WithLines): boolean {
  return status !== 'paid' || (!isOverdue && lines.some(({ quantity, unsent }) => unsent < quantity));
}
type WithLines = { lines: readonly Pick<Order['lines'][number], 'quantity' | 'unsent'>[] };
