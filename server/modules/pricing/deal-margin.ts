import type { DealOffer } from '#contract/catalogue/merchant-deals.ts';
import { money } from '#contract/core/values.ts';
import { allocate } from './allocate.ts';
import type { Margin, MarginFacts } from './coupon-margin.ts';
import { percentOf } from './percent-of.ts';

/** What remains of so many units of a variant, of which a deal takes some off. */
export function marginAt({ price, cost, commissionPercent }: MarginFacts, units: number, discount: number): Margin {
  const subtotal = price * units;
  const left = (off: number) => subtotal - off - percentOf(subtotal - off, commissionPercent) - (cost ?? 0) * units;
  const paid = subtotal - discount;
  const remains = left(discount);
  return {
    units,
    subtotal: money(subtotal),
    discount: money(discount),
    commission: money(percentOf(paid, commissionPercent)),
    cost: cost === null ? null : money(cost * units),
    remains,
    remainsPercent: paid === 0 ? null : Math.round((remains / paid) * 1_000) / 10,
    remainsWithout: left(0),
  };
}

/** Of steps: as many units of one variant as the last step asks for, which is where a deal takes off most. */
export function marginOfSteps({ steps }: DealOffer, facts: MarginFacts): Margin {
  const last = steps.at(-1) ?? { units: 1, percent: 0 };
  return marginAt(facts, last.units, percentOf(facts.price * last.units, last.percent));
}

/** Of a bundle: one set of these variants, each with its part of what the set costs less. */
export function marginsOfSet(off: number, set: readonly { facts: MarginFacts; units: number }[]): Margin[] {
  const prices = set.map(({ facts, units }) => facts.price * units);
  const most = prices.reduce((sum, price) => sum + price, 0);
  const parts = most === 0 ? [] : allocate(money(Math.min(off, most)), prices);
  return set.map(({ facts, units }, place) => marginAt(facts, units, parts[place] ?? 0));
}
