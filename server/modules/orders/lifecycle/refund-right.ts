import type { OrderStatus, RefundRight } from '#contract/orders/shopper.ts';

/** What the right to a refund depends on. `isOver`: the period after the receipt is over. */
export type RefundStanding = {
  status: OrderStatus;
  isOver: boolean;
  completeBy: Date | null;
  lines: readonly { quantity: number; refunding: number; refunded: number; partRefunded: number }[];
};

/** Units of a line that nobody has requested back, and about which nothing was agreed. */
export const unitsLeft = ({ quantity, refunding, refunded, partRefunded }: RefundStanding['lines'][number]) =>
  quantity - refunding - refunded - partRefunded;

/** Why no refund can be requested for an order in this state; null when one can. Reviews make no difference. */
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

/** Whether a refund of an order can be requested: the one rule for buttons, lists and operations. */
export function refundRightOf(order: RefundStanding): RefundRight {
  const bar = refundBarOf(order) ?? (order.lines.some((line) => unitsLeft(line) > 0) ? null : 'all_requested');
  return {
    mayRefund: bar === null,
    whyNoRefund: bar,
    refundUntil: bar === null ? (order.completeBy?.toISOString() ?? null) : null,
  };
}
