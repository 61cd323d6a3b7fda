import type { Money } from '#contract/core/values.ts';
import type { CouponScope } from '#contract/coupons/shopper.ts';
import type { DeliveryKind } from '#contract/orders/shopper-checkout.ts';
import type { PointsRules } from '#contract/points/shopper.ts';
import type { TemplateRule } from './freight.ts';

// Input and output of pricing an order: plain values, without any access to the database.

/** Units of one variant. A variant has one line only. */
export type OrderLine = {
  skuId: number;
  productId: number;
  shopId: number;
  categoryIds: readonly number[];
  price: Money;
  originalPrice: Money;
  quantity: number;
  weightGrams: number;
  isVirtual: boolean;
  freightTemplateId: number | null;
  commissionPercent: number;
  /** What a deal of the shop takes off all of its units. */
  dealOff: Money;
};

/** How a shop delivers its part. A template without a rule does not deliver to the chosen country. */
export type OrderShop = { shopId: number; delivery: DeliveryKind; freightRules: readonly TemplateRule[] };

/** One copy of a received coupon. */
export type OrderCoupon = {
  id: number;
  scope: CouponScope;
  /** The shop that bears it; null: the platform does. */
  shopId: number | null;
  /** Of one that the platform bears for the products of one shop. */
  forShopId?: number | null;
  categoryId: number | null;
  productIds: readonly number[];
  minimumSpend: number;
  /** What it takes off; of a coupon of percent, the most that it takes off. */
  discount: number;
  percent: number | null;
};

export type PointsInput = { available: number; isWanted: boolean; rules: PointsRules };

export type OrderInput = {
  lines: readonly OrderLine[];
  shops: readonly OrderShop[];
  /** At most one per shop. One that does not apply takes nothing off. */
  shopCoupons: readonly OrderCoupon[];
  platformCoupon: OrderCoupon | null;
  points: PointsInput;
};

/**
 * Amounts of a line, a shop or everything: subtotal − coupons − points + freight = payable. `shopCoupon` is all that the shop takes
 * off, and `dealOff` the part of it that its deals do.
 */
export type PricedAmounts = Record<
  'listPrice' | 'subtotal' | 'shopCoupon' | 'dealOff' | 'platformCoupon' | 'points' | 'freight' | 'payable',
  Money
>;

export type PricedLine = PricedAmounts & {
  skuId: number;
  shopId: number;
  commission: Money;
  /** What the shop is owed: payable + platform-borne − commission. */
  shopShare: Money;
  pointsUsed: number;
};

export type PricedShop = PricedAmounts & {
  shopId: number;
  /** False when something has to be delivered and the shop does not deliver to the country. */
  isServed: boolean;
  needsAddress: boolean;
  pointsUsed: number;
};

export type PricedOrder = {
  /** By variant id, in the order of ids: nothing pairs lines by position. */
  lines: ReadonlyMap<number, PricedLine>;
  /** By shop id, in the order of ids. */
  shops: ReadonlyMap<number, PricedShop>;
  total: PricedAmounts & {
    needsAddress: boolean;
    pointsUsed: number;
    /** What could be spent on this order, whether it is wanted or not. */
    pointsUsable: number;
    pointsUsableWorth: Money;
  };
};
