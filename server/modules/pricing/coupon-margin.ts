import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import { type Money, money } from '#contract/core/values.ts';
import { type CouponTerms, discountOf } from './coupon-fit.ts';
import { percentOf } from './percent-of.ts';

/** What a shop gets and pays for one unit of a variant. */
export type MarginFacts = { price: number; cost: number | null; commissionPercent: number };

export type Margin = {
  units: number;
  subtotal: Money;
  discount: Money;
  commission: Money;
  cost: Money | null;
  remains: number;
  remainsPercent: number | null;
  remainsWithout: number;
};

/**
 * What remains to the shop of an order of one variant that just reaches the coupon's minimum: with more units the same discount
 * weighs less.
 */
export function marginWith(terms: CouponTerms, { price, cost, commissionPercent }: MarginFacts): Margin {
  const units = Math.min(quantityMax, Math.max(1, Math.ceil(terms.minimumSpend / price)));
  const subtotal = price * units;
  const left = (off: number) => subtotal - off - percentOf(subtotal - off, commissionPercent) - (cost ?? 0) * units;
  const discount = discountOf(terms, subtotal);
  const paid = subtotal - discount;
  const remains = left(discount);
  return {
    units,
    subtotal: money(subtotal),
    discount,
    commission: money(percentOf(paid, commissionPercent)),
    cost: cost === null ? null : money(cost * units),
    remains,
    remainsPercent: paid === 0 ? null : Math.round((remains / paid) * 1_000) / 10,
    remainsWithout: left(0),
  };
}
