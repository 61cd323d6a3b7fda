import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { correctedQuantity, isBeyond, limitOf, mostOf } from './quantity.ts';

test.each([
  ['0', 1],
  ['-1', 1],
  ['99999', 20],
  ['abc', 1],
  ['', 1],
  [' 7 ', 7],
  ['3.9', 3],
  ['1e1', 10],
  ['Infinity', 20],
  ['-Infinity', 1],
  ['NaN', 1],
  ['７', 7],
  ['5 pieces', 1],
])('%j of 20 becomes %i', (written, quantity) => {
  expect(correctedQuantity(written, 20)).toBe(quantity);
});

test('at most as many as there are, and never more than 99', () => {
  expect([mostOf(0), mostOf(5), mostOf(99), mostOf(100)]).toEqual([0, 5, 99, 99]);
});

test('what is too many, and why', () => {
  expect(['5', '6', ' ６ ', 'abc', ''].map((written) => isBeyond(written, 5))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect([5, 99, 100].map(limitOf)).toEqual(['stock', 'stock', 'order']);
});

property.prop([fc.string(), fc.integer({ min: 1, max: 99 })])(
  'is always something that can be bought',
  (written, most) => {
    const quantity = correctedQuantity(written, most);
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= most).toBe(true);
  },
);
