import { type Money, money } from '#contract/core/values.ts';
import {
  coversProducts,
  discountOf,
  isShopBorne,
  type OrderCoupon,
  type OrderLine,
} from '#server/modules/pricing/index.ts';
import type { Quoted, QuoteInput } from './quote.ts';

export const isPlatformCoupon = (coupon: OrderCoupon) => !isShopBorne(coupon);

/** Whether a coupon is borne by this shop, so that it counts as the shop's coupon. */
export const coversShop = (coupon: OrderCoupon, shopId: number) => isShopBorne(coupon) && coupon.shopId === shopId;

/** What a coupon would take off these products, after deals, or by `taken` other coupons too, have taken something off. */
function deductionOf(coupon: OrderCoupon, lines: readonly OrderLine[], taken: ReadonlyMap<number, number>): Money {
  const covered = lines.filter((line) => coversProducts(coupon, line));
  return discountOf(
    coupon,
    covered.reduce(
      (sum, { skuId, price, quantity, dealOff }) => sum + price * quantity - (taken.get(skuId) ?? dealOff),
      0,
    ),
  );
}

/** What each received coupon would take off; those of the platform apply after those of shops. */
export function fittingCoupons<Coupon extends OrderCoupon>(
  { lines, coupons }: QuoteInput<Coupon>,
  quoted: Quoted | null,
): { coupon: Coupon; deduction: Money }[] {
  const taken = new Map(
    quoted?.shops.flatMap((shop) => shop.lines.map(({ line, amounts }) => [line.skuId, amounts.shopCoupon])),
  );
  return coupons
    .map((coupon) => ({ coupon, deduction: deductionOf(coupon, lines, isPlatformCoupon(coupon) ? taken : new Map()) }))
    .filter(({ deduction }) => deduction > money(0))
    .sort((a, b) => b.deduction - a.deduction || a.coupon.id - b.coupon.id);
}
