import { type Money, money } from '#contract/core/values.ts';
import type { OrderCoupon, OrderLine } from './order-values.ts';

/** Who bears a coupon decides how many may be used: one of each shop, and one of the platform for the whole payment. */
export function isShopBorne({ scope, shopId }: Pick<OrderCoupon, 'scope' | 'shopId'>): boolean {
  return scope === 'shop' || (scope === 'product' && shopId !== null);
}

export type CoveredProducts = Pick<OrderLine, 'shopId' | 'productId' | 'categoryIds'>;
export type CouponCover = Pick<OrderCoupon, 'scope' | 'shopId' | 'categoryId' | 'productIds'>;

export function coversProducts(coupon: CouponCover, { shopId, productId, categoryIds }: CoveredProducts): boolean {
  if (coupon.shopId !== null && coupon.shopId !== shopId) return false;
  if (coupon.scope === 'product') return coupon.productIds.includes(productId);
  if (coupon.scope === 'category') return coupon.categoryId !== null && categoryIds.includes(coupon.categoryId);
  return true;
}

/** What a coupon takes off products that come to so much: nothing below its minimum, and never more than there is. */
export function discountOf({ minimumSpend, discount }: OrderCoupon, covered: number): Money {
  return money(covered > 0 && covered >= minimumSpend ? Math.min(discount, covered) : 0);
}
