import { expect, test } from 'vitest';
import { FreightTerms } from '#contract/shops/merchant-freight.ts';
import { mistakesIn, newRule, termsOf, typedOf } from './rule-values.ts';

const terms = (is: Partial<FreightTerms>): FreightTerms => ({
  countries: ['US'],
  basis: 'piece',
  firstUnits: 1,
  firstFee: 499,
  furtherUnits: 2,
  furtherFee: 29,
  tiers: [],
  freeFrom: null,
  daysFrom: 2,
  daysTo: 5,
  ...is,
});

test.each([
  terms({}),
  terms({ basis: 'weight', firstUnits: 1_250, furtherUnits: 1, freeFrom: 4_990 }),
  terms({ basis: 'price', furtherUnits: 1, furtherFee: 0, tiers: [{ from: 1_999, fee: 109 }] }),
])('a rule that is opened and saved stays as it was: $basis', (rule) => {
  const typed = typedOf(rule);
  expect(mistakesIn(typed)).toEqual({});
  expect(FreightTerms.parse(termsOf(typed))).toEqual(rule);
});

test('every mistake is found at its field', () => {
  expect(mistakesIn({ ...newRule(), firstUnits: 0, daysFrom: 5, daysTo: 3, freeFrom: 0 })).toEqual({
    countries: 'countriesMissing',
    firstUnits: 'unitsWrong',
    firstFee: 'amountWrong',
    furtherFee: 'amountWrong',
    freeFrom: 'amountWrong',
    daysTo: 'daysWrong',
  });
  const byPrice = typedOf(terms({ basis: 'price', tiers: [{ from: 2_000, fee: 0 }] }));
  const tiers = [...byPrice.tiers, { key: 'b', from: 20, fee: 1_000_001 }, { key: 'c', from: '', fee: '' }];
  expect(mistakesIn({ ...byPrice, tiers })).toEqual({
    'tiers.1.from': 'tierOrder',
    'tiers.1.fee': 'amountWrong',
    'tiers.2.from': 'amountWrong',
    'tiers.2.fee': 'amountWrong',
  });
});
