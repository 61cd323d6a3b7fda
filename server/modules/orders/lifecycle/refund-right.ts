import type { OrderStatus, RefundRight } from '#contract/orders/shopper.ts';

/** What the right to ask money back hangs on. `isOver`: the time after the receipt is. */
export type RefundStanding = {
  status: OrderStatus;
  isOver: boolean;
  completeBy: Date | null;
  lines: readonly { quantity: number; refunding: number; refunded: number }[];
};

/** Units of a line that nobody has asked back. */
export const unitsLeft = ({ quantity, refunding, refunded }: RefundStanding['lines'][number]) =>
  quantity - refunding - refunded;

/** Why no request at all can be made for an order in this state; null when one can. Reviewed or not makes no difference. */
export function refundBarOf({ status, isOver }: Pick<RefundStanding, 'status' | 'isOver'>): RefundRight['whyNoRefund'] {
  switch (status) {
    case 'awaiting_payment':
      return 'not_paid';
    case 'cancelled':
      return 'cancelled';
    case 'refunded':
      return 'all_requested';
    case 'received':
    case 'completed':
      return isOver ? 'time_over' : null;
    default:
      return null;
  }
}

/** Whether something of an order can be asked back: the one answer for buttons, lists and operations. */
export function refundRightOf(order: RefundStanding): RefundRight {
  const bar = refundBarOf(order) ?? (order.lines.some((line) => unitsLeft(line) > 0) ? null : 'all_requested');
  return {
    mayRefund: bar === null,
    whyNoRefund: bar,
    refundUntil: bar === null ? (order.completeBy?.toISOString() ?? null) : null,
  };
}
