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

/** The status of a tab's orders. The refunds tab shows orders in any status that have refunds. */
export const statusOfTab: Record<Exclude<OrderTab, 'all' | 'refund'>, OrderStatus> = {
  to_pay: 'awaiting_payment',
  to_ship: 'paid',
  to_receive: 'shipped',
  to_review: 'received',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** Orders that their buyer may hide from the list: nothing more will happen. */
export const finished: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded'];

/** Orders of which something may still have to be sent. */
export const sending: readonly OrderStatus[] = ['paid', 'shipped'];

/** What the buyer's actions depend on. */
export type Standing = {
  status: OrderStatus;
  /** A courier has at least one parcel of it. */
  hasTrack: boolean;
  /** The shipping deadline is over. */
  isOverdue: boolean;
  /** The period for refunds after the receipt is over. */
  isOver: boolean;
  completeBy: Date | null;
  openRefunds: number;
  lines: readonly {
    quantity: number;
    shipped: number;
    unsent: number;
    refunding: number;
    refunded: number;
    partRefunded: number;
  }[];
};

const hasUnsent = (lines: Standing['lines']) =>
  lines.some(({ quantity, shipped, unsent }) => shipped + unsent < quantity);

/** Whether the clock takes it as received, in due time: not while something is still to be sent, or a refund is open. */
export const isReceivedByClock = ({ status, openRefunds, lines }: Pick<Standing, 'status' | 'openRefunds' | 'lines'>) =>
  status === 'shipped' && openRefunds === 0 && !hasUnsent(lines);

/** The shop has not sent everything in time, and still has something to send. */
export function isOverdueToSend({
  status,
  isOverdue,
  lines,
}: Pick<Standing, 'status' | 'isOverdue' | 'lines'>): boolean {
  return isOverdue && hasUnsent(lines) && sending.includes(status);
}

/**
 * The actions that the buyer of an order is offered now, by its status, deadlines and units. An operation checks again and may
 * still refuse: something can have changed since, and buying again depends on the stock.
 */
export function actionsOf(order: Standing): OrderAction[] {
  const { status, hasTrack, openRefunds, lines } = order;
  if (status === 'awaiting_payment') return ['pay', 'cancel'];
  // Units that were requested back before they were sent may have to be sent after all, until that is decided.
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
