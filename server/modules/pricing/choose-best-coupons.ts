import { type Money, money } from '#contract/core/values.ts';
import { allocate } from './allocate.ts';
import { type Choice, combineChoices, undominated } from './combine-choices.ts';
import { coversProducts, discountOf, isShopBorne } from './coupon-fit.ts';
import type { OrderCoupon, OrderLine } from './order-values.ts';

export type ChosenCoupons = { shopCoupons: OrderCoupon[]; platformCoupon: OrderCoupon | null; saved: Money };

/** What a shop's coupon takes off, in all and of each line. */
type Saving = { coupon: OrderCoupon; saved: Money; parts: readonly (readonly [OrderLine, number])[] };

/** A coupon of the platform, or none, with the lines it covers and the most that it takes off. */
type Offer = { coupon: OrderCoupon | null; lines: readonly OrderLine[]; covered: number; discount: number };

export const consideredMax = 60_000; // combinations: some ten milliseconds, in which nobody else is answered
const choicesMax = 512; // that remain after each shop; with fewer combinations the choice is exact

/**
 * The coupons that together save the most; of equal ones the earlier in the list, so pass those that end soonest first. A
 * shop's coupon may cost more than it saves, when it leaves too little for the platform's coupon. Of very many coupons it may be
 * a little less than the most, and never less than each shop's best one with the platform's that fits then.
 */
export function chooseBestCoupons(lines: readonly OrderLine[], coupons: readonly OrderCoupon[]): ChosenCoupons {
  const { considered: _, ...chosen } = compareCoupons(lines, coupons);
  return chosen;
}

/** The same, with how many combinations of shop coupons were compared: about `consideredMax` at most, whatever shops issue. */
export function compareCoupons(
  lines: readonly OrderLine[],
  coupons: readonly OrderCoupon[],
): ChosenCoupons & { considered: number } {
  const sorted = lines.toSorted((a, b) => a.skuId - b.skuId);
  const byShop = [...Map.groupBy(coupons.filter(isShopBorne), ({ shopId }) => shopId).values()];
  const shops = byShop.map((own) => savingsOf(own, sorted));
  const mostSaved = shops.reduce((sum, own) => sum + Math.max(0, ...own.map(({ saved }) => saved)), 0);
  const offers = [null, ...coupons.filter((coupon) => !isShopBorne(coupon))]
    .map((coupon) => offerOf(coupon, sorted))
    .filter(({ coupon, discount }) => coupon === null || discount > 0);
  // Coupons of the platform that cover the same lines differ only in what they take off: the shops' are combined once for them.
  const combined = new Map<string, readonly Choice[]>();
  const timesMax = new Set(offers.map(coverKey)).size;
  let considered = 0;
  let best: ChosenCoupons = { shopCoupons: [], platformCoupon: null, saved: money(0) };
  for (const offer of offers) {
    const { coupon: platformCoupon, covered, discount } = offer;
    if (mostSaved + discount <= best.saved) continue;
    const key = coverKey(offer);
    let choices = combined.get(key);
    if (!choices) {
      const own = shops.map((savings) => choicesIn(savings, offer));
      const found = combineChoices(own, mostOf(own, timesMax));
      considered += found.considered;
      choices = found.choices;
      combined.set(key, choices);
    }
    // A platform coupon of percent takes less off what less is left of: the most saved in shops need not be the best.
    for (const choice of choices) {
      if (choice.saved + discount <= best.saved) break; // those that follow save less
      const saved = choice.saved + (platformCoupon ? discountOf(platformCoupon, covered - choice.lost) : 0);
      if (saved > best.saved) best = { shopCoupons: [...choice.coupons], platformCoupon, saved: money(saved) };
    }
  }
  return { ...best, considered };
}

/** What the coupons of one shop take off, without those that do not apply. */
function savingsOf(own: readonly OrderCoupon[], sorted: readonly OrderLine[]): Saving[] {
  return own.flatMap((coupon): Saving[] => {
    const covered = sorted.filter((line) => coversProducts(coupon, line));
    const saved = discountOf(coupon, sumOf(covered));
    if (saved === 0) return [];
    const parts = allocate(saved, covered.map(amountOf));
    return [{ coupon, saved, parts: covered.map((line, place) => [line, parts[place] ?? 0] as const) }];
  });
}

function offerOf(coupon: OrderCoupon | null, sorted: readonly OrderLine[]): Offer {
  const lines = coupon ? sorted.filter((line) => coversProducts(coupon, line)) : [];
  const covered = sumOf(lines);
  return { coupon, lines, covered, discount: coupon ? discountOf(coupon, covered) : 0 };
}

const coverKey = ({ lines }: Offer): string => lines.map(({ skuId }) => skuId).join(' ');

/** The choices in one shop: none, or any one of its coupons. */
function choicesIn(savings: readonly Saving[], { lines }: Offer): Choice[] {
  const covered = new Set(lines);
  const choices = savings.map(({ coupon, saved, parts }) => ({
    saved,
    lost: parts.reduce((sum, [line, part]) => sum + (covered.has(line) ? part : 0), 0),
    coupons: [coupon],
  }));
  return undominated([{ saved: 0, lost: 0, coupons: [] }, ...choices]);
}

/** How many choices may remain after each shop, so that combining `times` times compares at most `consideredMax`; at least two. */
function mostOf(shops: readonly (readonly Choice[])[], times: number): number {
  const ownMost = shops.reduce((sum, own) => sum + own.length, 0);
  return Math.max(2, Math.min(choicesMax, Math.floor(consideredMax / times / ownMost)));
}

const amountOf = ({ price, quantity, dealOff }: OrderLine) => price * quantity - dealOff;

function sumOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + amountOf(line), 0);
}
