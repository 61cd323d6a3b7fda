import { type Money, money } from '#contract/core/values.ts';

/** Units are pieces or grams. */
export type FreightRule = {
  basis: 'piece' | 'weight';
  firstUnits: number;
  firstFee: number;
  furtherUnits: number;
  furtherFee: number;
  freeFrom: number | null;
};

/** What one shop sends together. */
export type Parcel = { pieces: number; grams: number; goods: Money };

/**
 * What sending something from one shop costs: a fee for the first units and one for each further so many, begun ones
 * included; nothing once the goods, before coupons, come to as much as the rule says.
 */
export function freightOf(rule: FreightRule, { pieces, grams, goods }: Parcel): Money {
  if (pieces === 0 || (rule.freeFrom !== null && goods >= rule.freeFrom)) return money(0);
  const units = rule.basis === 'piece' ? pieces : grams;
  const further = Math.max(0, Math.ceil((units - rule.firstUnits) / rule.furtherUnits));
  return money(rule.firstFee + rule.furtherFee * further);
}
