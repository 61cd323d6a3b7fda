import { expect, test } from 'vitest';
import { firstWish, readReviewWish, withReviewWish } from './review-filters.ts';

test.each([
  ['', firstWish],
  ['?review=bad&reviewSort=worst&reviewPage=3', { type: 'bad', sort: 'worst', page: 3 }],
  ['?review=pictures&sku=4', { type: 'pictures', sort: 'newest', page: 1 }],
  ['?review=<b>&reviewSort=1&reviewPage=-2', firstWish],
  ['?reviewPage=1e9', firstWish],
  ['?reviewPage=1.5', firstWish],
])('%j', (search, wish) => {
  expect(readReviewWish(search)).toEqual(wish);
});

test('a wish stands in the address beside what else is there, and what the page comes with does not', () => {
  expect(withReviewWish('?sku=4', { type: 'good', sort: 'newest', page: 2 })).toBe('?sku=4&review=good&reviewPage=2');
  expect(withReviewWish('?sku=4&review=good&reviewPage=2', firstWish)).toBe('?sku=4');
  expect(withReviewWish('?review=good', firstWish)).toBe('');
});
