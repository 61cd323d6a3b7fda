import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, 6, null, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 12, [1, null, 4, 5, 6, 7, 8, null, 12]],
  [9, 9, [1, null, 7, 8, 9]],
])('page %i of %i', (current, last, numbers) => {
  expect(pageNumbers(current, last)).toEqual(numbers);
});
