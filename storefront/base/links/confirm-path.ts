/** Where a prepared order is looked at and placed. */
export function confirmPath(preOrderNo: string): string {
  return `/order/order_confirm?preOrderNo=${encodeURIComponent(preOrderNo)}`;
}
