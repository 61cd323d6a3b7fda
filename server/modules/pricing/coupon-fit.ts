import { type Money, money } from '#contract/core/values.ts';
import type { OrderCoupon, OrderLine } from './order-values.ts';

/** Whether the shop bears a coupon: one per shop may be spent, and one of the platform for the whole payment. */
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

/** What a coupon takes off a covered sum: nothing below its minimum, and never more than the sum. */
export function discountOf({ minimumSpend, discount }: OrderCoupon, covered: number): Money {
  return money(covered > 0 && covered >= minimumSpend ? Math.min(discount, covered) : 0);
}
