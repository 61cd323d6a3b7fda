import { type Money, money } from '#contract/core/values.ts';
import { allocate } from './allocate.ts';
import { coversProducts, discountOf, isShopBorne } from './coupon-fit.ts';
import type { OrderCoupon, OrderLine } from './order-values.ts';

export type ChosenCoupons = { shopCoupons: OrderCoupon[]; platformCoupon: OrderCoupon | null; saved: Money };

/** A choice of shop coupons: what they save, and by how much they reduce what the platform's coupon applies to. */
type Choice = { saved: number; lost: number; coupons: readonly OrderCoupon[] };

const choicesMax = 4_096; // far more combinations than people have; see `thinned`

/**
 * The coupons that together save the most; of equal ones the earlier in the list, so pass those that end soonest first. A
 * shop's coupon may cost more than it saves, when it leaves too little for the platform's coupon.
 */
export function chooseBestCoupons(lines: readonly OrderLine[], coupons: readonly OrderCoupon[]): ChosenCoupons {
  const sorted = lines.toSorted((a, b) => a.skuId - b.skuId);
  const byShop = [...Map.groupBy(coupons.filter(isShopBorne), ({ shopId }) => shopId).values()];
  let best: ChosenCoupons = { shopCoupons: [], platformCoupon: null, saved: money(0) };
  for (const platformCoupon of [null, ...coupons.filter((coupon) => !isShopBorne(coupon))]) {
    const covered = platformCoupon ? sumOf(sorted.filter((line) => coversProducts(platformCoupon, line))) : 0;
    if (platformCoupon && discountOf(platformCoupon, covered) === 0) continue;
    const slack = platformCoupon ? covered - platformCoupon.minimumSpend : 0;
    const choices = bestOf(
      byShop.map((own) => choicesIn(sorted, own, platformCoupon)),
      slack,
    );
    // A platform coupon of percent takes less off what less is left of: the most saved in shops need not be the best.
    for (const choice of choices) {
      const saved = choice.saved + (platformCoupon ? discountOf(platformCoupon, covered - choice.lost) : 0);
      if (saved > best.saved) best = { shopCoupons: [...choice.coupons], platformCoupon, saved: money(saved) };
    }
  }
  return best;
}

/** The choices in one shop: none, or any one of its coupons that applies. */
function choicesIn(sorted: readonly OrderLine[], own: readonly OrderCoupon[], platform: OrderCoupon | null): Choice[] {
  const choices: Choice[] = [{ saved: 0, lost: 0, coupons: [] }];
  for (const coupon of own) {
    const covered = sorted.filter((line) => coversProducts(coupon, line));
    const saved = discountOf(coupon, sumOf(covered));
    if (saved === 0) continue;
    const parts = allocate(saved, covered.map(amountOf));
    const lost = covered.reduce(
      (sum, line, place) => sum + (platform && coversProducts(platform, line) ? (parts[place] ?? 0) : 0),
      0,
    );
    choices.push({ saved, lost, coupons: [coupon] });
  }
  return choices;
}

/** One choice per shop: those that together lose no more than the slack, the most saved first. */
function bestOf(shops: readonly Choice[][], slack: number): Choice[] {
  let front: Choice[] = [{ saved: 0, lost: 0, coupons: [] }];
  for (const own of shops) {
    const together = front.flatMap((before) =>
      own.map((one) => ({
        saved: before.saved + one.saved,
        lost: before.lost + one.lost,
        coupons: [...before.coupons, ...one.coupons],
      })),
    );
    front = thinned(undominated(together.filter(({ lost }) => lost <= slack)));
  }
  return front; // saving nothing is always among them
}

/** The choices for which no other saves as much and loses as little. */
function undominated(choices: readonly Choice[]): Choice[] {
  const remaining: Choice[] = [];
  for (const choice of choices.toSorted((a, b) => b.saved - a.saved || a.lost - b.lost)) {
    if (choice.lost < (remaining.at(-1)?.lost ?? Number.POSITIVE_INFINITY)) remaining.push(choice);
  }
  return remaining;
}

/** Removes every second member of a very long list, except its two ends. */
function thinned(front: Choice[]): Choice[] {
  return front.length <= choicesMax ? front : front.filter((_, place) => place % 2 === 0 || place === front.length - 1);
}

const amountOf = ({ price, quantity, dealOff }: OrderLine) => price * quantity - dealOff;

function sumOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + amountOf(line), 0);
}
