import { expect, test } from 'vitest';
import { limitOf, mostOf } from './quantity.ts';

test('at most as many as there are, and never more than 99', () => {
  expect([mostOf(0), mostOf(5), mostOf(99), mostOf(100)]).toEqual([0, 5, 99, 99]);
});

test('why no more can be taken', () => {
  expect([5, 99, 100].map(limitOf)).toEqual(['stock', 'stock', 'order']);
});
