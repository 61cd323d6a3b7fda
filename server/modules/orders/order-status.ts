import type { OrderStatus, OrderTab } from '#contract/orders.ts';

/** Which status may follow which. */
export const next: Record<OrderStatus, readonly OrderStatus[]> = {
  awaiting_payment: ['paid', 'cancelled'],
  paid: ['shipped', 'refunded'],
  shipped: ['received', 'refunded'],
  received: ['completed', 'refunded'],
  completed: ['refunded'],
  cancelled: [],
  refunded: [],
};

/** The status of the orders that a tab shows; null for all of them. */
export const statusOfTab: Record<OrderTab, OrderStatus | null> = {
  all: null,
  to_pay: 'awaiting_payment',
  to_ship: 'paid',
  to_receive: 'shipped',
  to_review: 'received',
  completed: 'completed',
  refund: 'refunded',
};

/** Orders that their buyer may take out of the list: nothing more is going to happen. */
export const finished: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded'];

/** What its buyer may do with an order now. */
export function actionsOf(status: OrderStatus): ('cancel' | 'pay' | 'review' | 'delete' | 'buy_again')[] {
  if (status === 'awaiting_payment') return ['pay', 'cancel'];
  if (status === 'received') return ['review', 'buy_again'];
  return finished.includes(status) ? ['buy_again', 'delete'] : ['buy_again'];
}
