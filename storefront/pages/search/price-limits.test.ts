import { expect, test } from 'vitest';
import { centsOf, orderedRange, typedRange, unitsOf } from './price-limits.ts';

test.each([
  ['80', 8000],
  ['12.5', 1250],
  ['12,50', 1250],
  [' $1,299 ', 129_900],
  ['1.299,95', 129_995],
  ['1,299.95', 129_995],
  ['１０', 1000],
  ['0', 0],
  ['19.99', 1999],
  ['99999999999', 100_000_000],
  ['', undefined],
  ['abc', undefined],
  ['<b>', undefined],
  ['1.2.3', undefined],
])('%j is %j', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test('a field shows what was typed', () => {
  expect([undefined, 0, 8000, 1250, 1999].map(unitsOf)).toEqual(['', '0', '80', '12.50', '19.99']);
});

test('50 and 10 is 10 and 50', () => {
  expect(orderedRange({ minPrice: 5000, maxPrice: 1000 })).toEqual({ minPrice: 1000, maxPrice: 5000 });
  expect(orderedRange({ minPrice: 5000, maxPrice: undefined })).toEqual({ minPrice: 5000, maxPrice: undefined });
  expect(typedRange(new URLSearchParams('from=50&to=10'))).toEqual({ minPrice: 1000, maxPrice: 5000 });
  expect(typedRange(new URLSearchParams('from=&to='))).toEqual({ minPrice: undefined, maxPrice: undefined });
  expect(typedRange(new URLSearchParams('title=x'))).toBeNull();
});
