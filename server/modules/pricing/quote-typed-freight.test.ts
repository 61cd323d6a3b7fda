import { expect, test } from 'vitest';
import type { FreightTerms } from '#contract/shops/merchant-freight.ts';
import { quoteTypedFreight } from './quote-typed-freight.ts';

const rule: FreightTerms = {
  ...{ countries: ['*'], basis: 'piece', firstUnits: 1, firstFee: 500, furtherUnits: 2, furtherFee: 100 },
  ...{ tiers: [], freeFrom: null, daysFrom: 2, daysTo: 4 },
};
const byWeight: FreightTerms = {
  ...rule,
  countries: ['TH', 'LA'],
  basis: 'weight',
  firstUnits: 1_000,
  freeFrom: 9_000,
};
const order = { rules: [rule, byWeight], units: 4, grams: 1_500, subtotal: 2_000 };

test('the rule of the country counts, else that for all others', () => {
  expect(quoteTypedFreight({ ...order, country: 'US' })).toEqual({ freight: 500 + 2 * 100, rule: 0 });
  expect(quoteTypedFreight({ ...order, country: 'LA' })).toEqual({ freight: 500 + 250 * 100, rule: 1 });
  expect(quoteTypedFreight({ ...order, country: 'LA', subtotal: 9_000 })).toEqual({ freight: 0, rule: 1 });
  expect(quoteTypedFreight({ ...order, rules: [byWeight], country: 'US' })).toEqual({ freight: 0, rule: null });
});
