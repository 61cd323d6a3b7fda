import { expect, test } from 'vitest';
import { productIdOf } from './product-id.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['007', null],
  ['abc', null],
  ['1abc', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
])('%j', (written, id) => {
  expect(productIdOf(written)).toBe(id);
});
