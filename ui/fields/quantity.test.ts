import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { correctedQuantity, isBeyond } from './quantity.ts';

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

test('what is too many', () => {
  expect(['5', '6', ' ６ ', 'abc', ''].map((written) => isBeyond(written, 5))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

property.prop([fc.string(), fc.integer({ min: 1, max: 99 })])(
  'is always something that can be bought',
  (written, most) => {
    const quantity = correctedQuantity(written, most);
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= most).toBe(true);
  },
);
