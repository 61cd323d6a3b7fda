import { type Money, money } from '#contract/values.ts';

export type FreightRule = { firstFee: number; furtherFee: number; freeFrom: number | null };

/** What sending so many pieces from one shop costs: nothing once the goods come to as much as the rule says. */
export function freightOf({ firstFee, furtherFee, freeFrom }: FreightRule, quantity: number, goods: Money): Money {
  if (quantity === 0 || (freeFrom !== null && goods >= freeFrom)) return money(0);
  return money(firstFee + furtherFee * (quantity - 1));
}
