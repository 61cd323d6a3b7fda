import { type OrderTab, orderTabs } from '#contract/orders/shopper.ts';

export const cartPath = '/order/shopping_cart';
export const orderListPath = '/users/order_list';
export const reviewsPath = '/users/evaluation_list';

/** The list with one tab open: `orderStatus` in its address is the tab's place, and nothing for all of them. */
export function orderTabPath(tab: OrderTab): string {
  return tab === 'all' ? orderListPath : `${orderListPath}?orderStatus=${orderTabs.indexOf(tab)}`;
}

export function orderPath(orderNo: string): string {
  return `/order/order_detail?${new URLSearchParams({ orderNo })}`;
}

/** Where a refund for units of an order is requested. */
export function refundPath(orderNo: string): string {
  return `/users/refund_confirm?${new URLSearchParams({ orderNo })}`;
}

/** The tab that an address asks for. Shoppers edit addresses, so whatever is no tab means all. */
export function tabIn(parameters: URLSearchParams): OrderTab {
  const given = parameters.get('orderStatus') ?? '';
  return /^\d$/.test(given) ? (orderTabs[Number(given)] ?? 'all') : 'all';
}
