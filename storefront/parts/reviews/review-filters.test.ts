import { expect, test } from 'vitest';
import { firstFilters, readReviewFilters, withReviewFilters } from './review-filters.ts';

test.each([
  ['', firstFilters],
  ['?review=bad&reviewSort=worst&reviewPage=3', { type: 'bad', sort: 'worst', page: 3 }],
  ['?review=pictures&sku=4', { type: 'pictures', sort: 'newest', page: 1 }],
  ['?review=<b>&reviewSort=1&reviewPage=-2', firstFilters],
  ['?reviewPage=1e9', firstFilters],
  ['?reviewPage=1.5', firstFilters],
])('%j', (search, wish) => {
  expect(readReviewFilters(search)).toEqual(wish);
});

test('a wish stands in the address beside what else is there, and what the page comes with does not', () => {
  expect(withReviewFilters('?sku=4', { type: 'good', sort: 'newest', page: 2 })).toBe(
    '?sku=4&review=good&reviewPage=2',
  );
  expect(withReviewFilters('?sku=4&review=good&reviewPage=2', firstFilters)).toBe('?sku=4');
  expect(withReviewFilters('?review=good', firstFilters)).toBe('');
});
