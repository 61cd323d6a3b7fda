import { type OrderAction, type OrderStatus, type OrderTab, orderActions } from '#contract/orders/shopper.ts';
import { refundRightOf } from './refund-right.ts';

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

/** The status of the orders that a tab shows. The one of refunds shows orders in whatever status, by what goes back of them. */
export const statusOfTab: Record<Exclude<OrderTab, 'all' | 'refund'>, OrderStatus> = {
  to_pay: 'awaiting_payment',
  to_ship: 'paid',
  to_receive: 'shipped',
  to_review: 'received',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** Orders that their buyer may take out of the list: nothing more is going to happen. */
export const finished: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded'];

/** What its buyer's rights hang on. */
export type Standing = {
  status: OrderStatus;
  /** Some of it is on its way with a courier. */
  hasTrack: boolean;
  /** The time of its shop to send it is over. */
  isOverdue: boolean;
  /** The time to ask money back after the receipt is over. */
  isOver: boolean;
  completeBy: Date | null;
  openRefunds: number;
  lines: readonly { quantity: number; shipped: number; unsent: number; refunding: number; refunded: number }[];
};

/** Its shop has not sent all of it in time, and still has something to send. */
export function isOverdueToSend({
  status,
  isOverdue,
  lines,
}: Pick<Standing, 'status' | 'isOverdue' | 'lines'>): boolean {
  const hasUnsent = lines.some(({ quantity, shipped, unsent }) => shipped + unsent < quantity);
  return isOverdue && hasUnsent && (status === 'paid' || status === 'shipped');
}

/**
 * The buttons that the buyer of an order is shown now, by its status, deadlines and units. An operation checks again and may still
 * refuse: something can have changed since, and buying again depends on what is in stock.
 */
export function actionsOf(order: Standing): OrderAction[] {
  const { status, hasTrack, openRefunds, lines } = order;
  if (status === 'awaiting_payment') return ['pay', 'cancel'];
  // What was asked back before it was sent may have to be sent after all, until that is decided.
  const isAllSent = lines.every(
    ({ quantity, shipped, unsent, refunding }) => shipped + unsent >= quantity && (unsent === 0 || refunding === 0),
  );
  const isAllRefunded = lines.every(({ quantity, refunded }) => refunded === quantity);
  const offers: Partial<Record<OrderAction, boolean>> = {
    cancel_unsent: isOverdueToSend(order),
    confirm: status === 'shipped' && isAllSent && !isAllRefunded,
    review: status === 'received' && !isAllRefunded,
    logistics: hasTrack,
    refund: refundRightOf(order).mayRefund,
    buy_again: true,
    delete: finished.includes(status) && openRefunds === 0,
  };
  return orderActions.filter((action) => offers[action]);
}
