import { money } from '#contract/core/values.ts';
import type { FreightRule, OrderCoupon, OrderLine, OrderShop } from '#server/modules/pricing/index.ts';

// Lines, coupons and shops with small numbers, for the tests of pricing.

export const rules = {
  isOpen: true,
  pointWorth: money(1),
  spendAtLeast: money(0),
  maxPercent: 50,
  earnPerUnit: 1,
  freezeDays: 7,
};
export const noPoints = { available: 0, isWanted: false, rules };
export const byUnit = {
  basis: 'piece',
  firstUnits: 1,
  firstFee: 500,
  furtherUnits: 1,
  furtherFee: 100,
  tiers: [],
  freeFrom: null,
} as const;
/** A template of its own for each shop. */
export const templateOf = (shopId: number) => shopId + 500;

/** A line of one variant, of shop 1 unless given otherwise. */
export function line(skuId: number, price: number, quantity: number, is: Partial<OrderLine> = {}): OrderLine {
  return {
    skuId,
    productId: skuId * 10,
    shopId: 1,
    categoryIds: [3, 2, 1],
    price: money(price),
    originalPrice: money(price * 2),
    quantity,
    weightGrams: 500,
    isVirtual: false,
    freightTemplateId: templateOf(is.shopId ?? 1),
    commissionPercent: 5,
    dealOff: money(0),
    ...is,
  };
}

export function coupon(id: number, discount: number, minimumSpend: number, is: Partial<OrderCoupon> = {}): OrderCoupon {
  return {
    id,
    scope: 'general',
    shopId: null,
    categoryId: null,
    productIds: [],
    minimumSpend,
    discount,
    percent: null,
    ...is,
  };
}

export const ofShop = (shopId: number) => ({ scope: 'shop', shopId }) as const;
type Sent = Partial<Omit<OrderShop, 'freightRules'>> & { freightRule?: FreightRule | null };
export const sentBy = (shopId: number, { freightRule = byUnit, ...is }: Sent = {}): OrderShop => ({
  shopId,
  delivery: 'courier',
  freightRules: freightRule ? [{ ...freightRule, templateId: templateOf(shopId) }] : [],
  ...is,
});
