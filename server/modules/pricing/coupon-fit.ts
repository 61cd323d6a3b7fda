import { type Money, money } from '#contract/core/values.ts';
import type { OrderCoupon, OrderLine } from './order-values.ts';
import { percentOf } from './percent-of.ts';

/** Whether the shop bears a coupon: one per shop may be spent, and one of the platform for the whole payment. */
export function isShopBorne({ shopId }: Pick<OrderCoupon, 'shopId'>): boolean {
  return shopId !== null;
}

export type CoveredProducts = Pick<OrderLine, 'shopId' | 'productId' | 'categoryIds'>;
export type CouponCover = Pick<OrderCoupon, 'scope' | 'shopId' | 'forShopId' | 'categoryId' | 'productIds'>;

export function coversProducts(coupon: CouponCover, { shopId, productId, categoryIds }: CoveredProducts): boolean {
  const onlyIn = coupon.shopId ?? coupon.forShopId ?? null;
  if (onlyIn !== null && onlyIn !== shopId) return false;
  if (coupon.scope === 'product') return coupon.productIds.includes(productId);
  if (coupon.scope === 'category') return coupon.categoryId !== null && categoryIds.includes(coupon.categoryId);
  return true;
}

export type CouponTerms = Pick<OrderCoupon, 'minimumSpend' | 'discount' | 'percent'>;

/**
 * What a coupon takes off a covered sum: nothing below its minimum, and never more than the sum. One of percent takes its part
 * of the sum, up to its discount.
 */
export function discountOf({ minimumSpend, discount, percent }: CouponTerms, covered: number): Money {
  if (covered <= 0 || covered < minimumSpend) return money(0);
  return money(Math.min(discount, percent === null ? covered : percentOf(covered, percent)));
}
