import { expect, test } from 'vitest';
import { limitReason, quantityLimit } from './quantity.ts';

test('at most as many as there are, and never more than 99', () => {
  expect([quantityLimit(0), quantityLimit(5), quantityLimit(99), quantityLimit(100)]).toEqual([0, 5, 99, 99]);
});

test('why no more can be taken', () => {
  expect([5, 99, 100].map((stock) => limitReason(stock))).toEqual(['stock', 'stock', 'order']);
  expect([2, 3, 50].map((stock) => limitReason(stock, 3))).toEqual(['stock', 'stock', 'buyer']);
});
