import type { OfferedCoupon } from '#contract/coupons/shopper.ts';

/** Whether a coupon asks for more than it takes off: "$1 off $1+" is a coupon without a minimum. */
export function hasMinimum({
  money,
  minPrice,
  percent,
}: Pick<OfferedCoupon, 'money' | 'minPrice' | 'percent'>): boolean {
  return minPrice > (percent === null ? money : 0);
}
