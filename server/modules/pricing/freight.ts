import { type Money, money } from '#contract/core/values.ts';

/** `firstUnits` and `furtherUnits` count units of products, or grams, depending on `basis`. */
export type FreightRule = {
  basis: 'piece' | 'weight';
  firstUnits: number;
  firstFee: number;
  furtherUnits: number;
  furtherFee: number;
  freeFrom: number | null;
};

/** What one shop sends together. */
export type Parcel = { units: number; grams: number; subtotal: Money };

/**
 * The freight of one shop: a fee for the first units and one for each further group of units, started groups included;
 * nothing once the subtotal before coupons reaches `freeFrom`.
 */
export function freightOf(rule: FreightRule, { units, grams, subtotal }: Parcel): Money {
  if (units === 0 || (rule.freeFrom !== null && subtotal >= rule.freeFrom)) return money(0);
  const counted = rule.basis === 'piece' ? units : grams;
  const further = Math.max(0, Math.ceil((counted - rule.firstUnits) / rule.furtherUnits));
  return money(rule.firstFee + rule.furtherFee * further);
}
