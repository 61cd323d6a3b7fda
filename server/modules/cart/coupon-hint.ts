import { type Money, money } from '#contract/core/values.ts';
import {
  type CountedProducts,
  type CoveredProducts,
  coversProducts,
  discountOf,
  type OrderCoupon,
  sumUpProducts,
} from '#server/modules/pricing/index.ts';

type HintLine = CoveredProducts & CountedProducts & { isSelected: boolean; dealOff: Money };

/**
 * The coupon to mention in the cart: the nearest one that would save more than any that applies already, or else the best that
 * applies. Only coupons that cover something in the cart.
 */
export function couponHint<Coupon extends OrderCoupon>(
  lines: readonly HintLine[],
  coupons: readonly Coupon[],
): { coupon: Coupon; missing: Money } | null {
  const hints = coupons.flatMap((coupon) => {
    const covered = lines.filter((line) => coversProducts(coupon, line));
    if (covered.length === 0) return [];
    const selected = covered.filter(({ isSelected }) => isSelected);
    const sum = selected.reduce((left, { dealOff }) => left - dealOff, sumUpProducts(selected).subtotal as number);
    const missing = money(Math.max(0, coupon.minimumSpend - sum));
    return [{ coupon, missing, saves: discountOf(coupon, Math.max(sum, coupon.minimumSpend)) }];
  });
  const fitting = hints.filter(({ missing }) => missing === 0);
  const best = fitting.toSorted((a, b) => b.saves - a.saves)[0];
  const better = hints.filter(({ saves, missing }) => missing > 0 && saves > (best?.saves ?? 0));
  const nearest = better.toSorted((a, b) => a.missing - b.missing || b.saves - a.saves)[0];
  const shown = nearest ?? best;
  return shown ? { coupon: shown.coupon, missing: shown.missing } : null;
}
