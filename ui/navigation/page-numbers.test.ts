import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
  [20, 20, [1, null, 16, 17, 18, 19, 20]],
])('page %i of %i', (page, pageCount, numbers) => {
  expect(pageNumbers(page, pageCount)).toEqual(numbers);
});

property.prop([fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 })])(
  'the open page and both ends are always there, in order and once',
  (pageCount, asked) => {
    const page = Math.min(asked, pageCount);
    const numbers = pageNumbers(page, pageCount).filter((number) => number !== null);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
    expect(numbers.every((number) => number >= 1 && number <= pageCount)).toBe(true);
  },
);
