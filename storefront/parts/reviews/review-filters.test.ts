import { expect, test } from 'vitest';
import { firstFilters, readReviewFilters, withReviewFilters } from './review-filters.ts';

test.each([
  ['', firstFilters],
  ['?review=bad&reviewSort=worst&reviewPage=3', { type: 'bad', star: 0, sort: 'worst', page: 3 }],
  ['?reviewStar=4', { ...firstFilters, star: 4 }],
  ['?reviewStar=6', firstFilters],
  ['?reviewStar=2.5', firstFilters],
  ['?review=pictures&sku=4', { type: 'pictures', star: 0, sort: 'newest', page: 1 }],
  ['?review=<b>&reviewSort=1&reviewPage=-2', firstFilters],
  ['?reviewPage=1e9', firstFilters],
  ['?reviewPage=1.5', firstFilters],
])('%j', (search, filters) => {
  expect(readReviewFilters(search)).toEqual(filters);
});

test('filters are added to the query beside other parameters, and defaults are left out', () => {
  expect(withReviewFilters('?sku=4', { type: 'good', star: 5, sort: 'newest', page: 2 })).toBe(
    '?sku=4&review=good&reviewStar=5&reviewPage=2',
  );
  expect(withReviewFilters('?sku=4&review=good&reviewPage=2', firstFilters)).toBe('?sku=4');
  expect(withReviewFilters('?review=good', firstFilters)).toBe('');
});
