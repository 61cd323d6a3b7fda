import type { FreightTerms } from '#contract/shops/merchant-freight.ts';

/** "*" in a rule: every country that no rule names. */
export const otherCountries = '*';
const minorUnits = 100;
const grams = 1_000;
export const amountMax = 1_000_000;
const unitsMax = 10_000;
const daysMax = 180;

/** What a number field holds: a text while it is empty. */
type Typed = number | string;
export type TierValues = { key: string; from: Typed; fee: Typed };
export type RuleValues = {
  key: string;
  countries: string[];
  basis: FreightTerms['basis'];
  firstUnits: Typed;
  firstFee: Typed;
  furtherUnits: Typed;
  furtherFee: Typed;
  tiers: TierValues[];
  freeFrom: Typed;
  daysFrom: Typed;
  daysTo: Typed;
};

let made = 0;
const newKey = () => String(++made);

export const newTier = (): TierValues => ({ key: newKey(), from: '', fee: '' });

export const newRule = (): RuleValues => ({
  key: newKey(),
  countries: [],
  basis: 'piece',
  firstUnits: 1,
  firstFee: '',
  furtherUnits: 1,
  furtherFee: '',
  tiers: [],
  freeFrom: '',
  daysFrom: '',
  daysTo: '',
});

/** A rule as people type it: amounts with decimals, weights in kilograms. */
export function typedOf({ freeFrom, tiers, ...rule }: FreightTerms): RuleValues {
  const per = rule.basis === 'weight' ? grams : 1;
  return {
    ...rule,
    key: newKey(),
    firstUnits: rule.firstUnits / per,
    furtherUnits: rule.furtherUnits / per,
    firstFee: rule.firstFee / minorUnits,
    furtherFee: rule.furtherFee / minorUnits,
    tiers: tiers.map(({ from, fee }) => ({
      key: newKey(),
      from: from / minorUnits,
      fee: fee / minorUnits,
    })),
    freeFrom: freeFrom === null ? '' : freeFrom / minorUnits,
  };
}

/** The rule that was typed, once `mistakesIn` finds none. */
export function termsOf(rule: RuleValues): FreightTerms {
  const isByPrice = rule.basis === 'price';
  const per = rule.basis === 'weight' ? grams : 1;
  const amount = (typed: Typed) => Math.round(Number(typed) * minorUnits);
  const units = (typed: Typed) => (isByPrice ? 1 : Math.round(Number(typed) * per));
  return {
    countries: rule.countries,
    basis: rule.basis,
    firstUnits: units(rule.firstUnits),
    firstFee: amount(rule.firstFee),
    furtherUnits: units(rule.furtherUnits),
    furtherFee: isByPrice ? 0 : amount(rule.furtherFee),
    tiers: isByPrice ? rule.tiers.map(({ from, fee }) => ({ from: amount(from), fee: amount(fee) })) : [],
    freeFrom: rule.freeFrom === '' ? null : amount(rule.freeFrom),
    daysFrom: Number(rule.daysFrom),
    daysTo: Number(rule.daysTo),
  };
}

export type Mistake = 'countriesMissing' | 'amountWrong' | 'unitsWrong' | 'weightWrong' | 'daysWrong' | 'tierOrder';

/** What is wrong with a rule, by the path of the field. */
export function mistakesIn(rule: RuleValues): Record<string, Mistake> {
  const found: Record<string, Mistake> = {};
  const expectIn = (path: string, typed: Typed, [min, max]: readonly [number, number], mistake: Mistake) => {
    if (typed === '' || !(Number(typed) >= min && Number(typed) <= max)) found[path] = mistake;
  };
  const fee = [0, amountMax] as const;
  const subtotal = [1 / minorUnits, amountMax] as const;
  if (rule.countries.length === 0) found.countries = 'countriesMissing';
  expectIn('firstFee', rule.firstFee, fee, 'amountWrong');
  if (rule.basis === 'price') {
    for (const [at, tier] of rule.tiers.entries()) {
      expectIn(`tiers.${at}.from`, tier.from, subtotal, 'amountWrong');
      expectIn(`tiers.${at}.fee`, tier.fee, fee, 'amountWrong');
      const before = rule.tiers[at - 1];
      if (before && Number(tier.from) <= Number(before.from)) found[`tiers.${at}.from`] ??= 'tierOrder';
    }
  } else {
    const isByWeight = rule.basis === 'weight';
    const units = [isByWeight ? 1 / grams : 1, unitsMax] as const;
    expectIn('firstUnits', rule.firstUnits, units, isByWeight ? 'weightWrong' : 'unitsWrong');
    expectIn('furtherUnits', rule.furtherUnits, units, isByWeight ? 'weightWrong' : 'unitsWrong');
    expectIn('furtherFee', rule.furtherFee, fee, 'amountWrong');
  }
  if (rule.freeFrom !== '') expectIn('freeFrom', rule.freeFrom, subtotal, 'amountWrong');
  expectIn('daysFrom', rule.daysFrom, [1, daysMax], 'daysWrong');
  expectIn('daysTo', rule.daysTo, [Math.max(1, Number(rule.daysFrom)), daysMax], 'daysWrong');
  return found;
}
