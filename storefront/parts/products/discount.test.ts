import { expect, test } from 'vitest';
import { discountPercent } from './discount.ts';

test('a discount is in whole percents, and only a reduction is one', () => {
  expect(discountPercent(7500, 10_000)).toBe(25);
  expect(discountPercent(2000, 3000)).toBe(33);
  expect(discountPercent(3000, 3000)).toBe(0);
  expect(discountPercent(3500, 3000)).toBe(0);
  expect(discountPercent(0, 0)).toBe(0);
});
