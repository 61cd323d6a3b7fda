export const refundListPath = '/users/refund_list';

/** Where the money of an order is asked back. */
export function applyPath(orderNo: string): string {
  return `/users/refund_confirm?${new URLSearchParams({ orderNo })}`;
}

/** The number of a refund goes by the specification's name, which is that of an order. */
export function refundPath(refundOrderNo: string): string {
  return `/order/refund_detail?${new URLSearchParams({ orderNo: refundOrderNo })}`;
}
