import type { Order, OrderStatus } from '#contract/orders/shopper.ts';

export type StatusWords = OrderStatus | 'shipped_pickup' | 'shipped_virtual';

/** By which words a status is known: what waits at the shop or came by mail is not on its way. */
export function statusWords(status: OrderStatus, delivery: Order['delivery']): StatusWords {
  return status === 'shipped' && (delivery === 'pickup' || delivery === 'virtual') ? `shipped_${delivery}` : status;
}
