import { type Money, money } from '#contract/core/values.ts';
import type { FreightBasis, PriceTier } from '#contract/shops/merchant-freight.ts';

/** `firstUnits` and `furtherUnits` count units of products, or grams, depending on `basis`; by price there are tiers instead. */
export type FreightRule = {
  basis: FreightBasis;
  firstUnits: number;
  firstFee: number;
  furtherUnits: number;
  furtherFee: number;
  tiers: readonly PriceTier[];
  freeFrom: number | null;
};

/** The rule of a template for the country that is delivered to. */
export type TemplateRule = FreightRule & { templateId: number };

/** What one shop sends together by one template. */
export type Parcel = { units: number; grams: number; subtotal: Money };

/**
 * The freight of one parcel: a fee for the first units and one for each further group of units, started groups included, or the
 * fee of the highest tier that the subtotal reaches; nothing once the subtotal before coupons reaches `freeFrom`.
 */
export function freightOf(rule: FreightRule, { units, grams, subtotal }: Parcel): Money {
  if (units === 0 || (rule.freeFrom !== null && subtotal >= rule.freeFrom)) return money(0);
  if (rule.basis === 'price') return money(rule.tiers.findLast(({ from }) => from <= subtotal)?.fee ?? rule.firstFee);
  const counted = rule.basis === 'piece' ? units : grams;
  const further = Math.max(0, Math.ceil((counted - rule.firstUnits) / rule.furtherUnits));
  return money(rule.firstFee + rule.furtherFee * further);
}

/** What freight needs to know of a line. A template of null means that its shop has none. */
export type FreightLine = { freightTemplateId: number | null; price: number; quantity: number; weightGrams: number };

/** The lines that one template delivers. A rule of null means that they are not delivered to the country. */
export type TemplateParcel<Line, Rule> = { rule: Rule | null; lines: Line[]; subtotal: Money; freight: Money };

/**
 * Divides what a shop sends by the templates of the products. Each template counts its own lines only, for its fees and for its
 * free delivery; the freight of the shop is the sum.
 */
export function parcelsByTemplate<Line, Rule extends TemplateRule>(
  lines: readonly Line[],
  factsOf: (line: Line) => FreightLine,
  rules: readonly Rule[],
): TemplateParcel<Line, Rule>[] {
  return [...Map.groupBy(lines, (line) => factsOf(line).freightTemplateId)].map(([templateId, own]) => {
    const sum = (amount: (facts: FreightLine) => number) =>
      own.reduce((total, line) => total + amount(factsOf(line)), 0);
    const rule = rules.find((one) => one.templateId === templateId) ?? null;
    const subtotal = money(sum(({ price, quantity }) => price * quantity));
    const units = sum(({ quantity }) => quantity);
    const grams = sum(({ weightGrams, quantity }) => weightGrams * quantity);
    return { rule, lines: own, subtotal, freight: rule ? freightOf(rule, { units, grams, subtotal }) : money(0) };
  });
}
