import { expect, test } from 'vitest';
import { Choices } from '#contract/orders/shopper-checkout.ts';
import { ordered } from '#tests/support/orders/ordered-lines.ts';
import { rules } from '#tests/support/orders/priced-lines.ts';
import type { Checkout } from './checkout-queries.ts';
import { pointsFor, quoteValue } from './quote-value.ts';

/** The points that a quote promises for one product of each of these prices, each of a shop of its own. */
function pointsEarned(prices: readonly number[], points: Partial<typeof rules> = {}): number {
  const lines = prices.map((price, at) => ordered(at + 1, price, at + 1));
  const site = { points: { ...rules, ...points }, currency: { currency: 'EUR' } } as Checkout['site'];
  const checkout = { address: null, freight: [], estimatedFreight: [], points: 0, openPayments: 0, site };
  return quoteValue('PR1', { lines, checkout, coupons: [], reachable: [] }, Choices.parse({}), 'en').pointsEarned;
}

test('a quote promises the points that the order of each shop will earn', () => {
  expect(pointsEarned([1_050, 1_050, 1_050])).toBe(30); // 31 for all of it at once
  expect(pointsEarned([1_050, 1_050, 1_050], { earnPerUnit: 3 })).toBe(90);
  expect(pointsEarned([99, 99])).toBe(0);
  expect(pointsEarned([1_099])).toBe(pointsFor(1_099, 1));
  expect(pointsEarned([1_050, 1_050, 1_050], { isOpen: false })).toBe(0);
});
