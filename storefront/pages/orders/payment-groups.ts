import type { Order } from '#contract/orders/shopper.ts';

/** Orders that are shown as one, in the order of the list: those of a payment that is still to be paid are paid at once. */
export function groupByPayment(orders: readonly Order[]): Order[][] {
  const groups: Order[][] = [];
  for (const order of orders) {
    const last = groups.at(-1);
    if (last?.[0] && isOnePayment(last[0], order)) last.push(order);
    else groups.push([order]);
  }
  return groups;
}

function isOnePayment(one: Order, other: Order): boolean {
  return one.tradeNo === other.tradeNo && [one, other].every(({ status }) => status === 'awaiting_payment');
}
