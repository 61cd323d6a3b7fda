import { expect, test } from 'vitest';
import { centsOf, unitsOf } from './typed-amount.ts';

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
