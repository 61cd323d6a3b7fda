import { expect, test } from 'vitest';
import { isNarrowed, shelfFilters } from './shelf-filters.ts';

const read = (query: string) => shelfFilters(new URLSearchParams(query));

test('an address without filters means everything, in the shop’s own order', () => {
  const filters = read('id=3');
  expect(filters).toEqual({
    cid: undefined,
    keyword: '',
    minPrice: undefined,
    maxPrice: undefined,
    sort: 'default',
    page: 1,
  });
  expect(isNarrowed(filters)).toBe(false);
});

test('all filters are read, prices in the smallest unit', () => {
  const filters = read('cid=12&keyword=+tea+pot+&minPrice=12.5&maxPrice=100&sort=price-up&page=3');
  expect(filters).toEqual({ cid: 12, keyword: 'tea pot', minPrice: 1250, maxPrice: 10_000, sort: 'price-up', page: 3 });
  expect(isNarrowed(filters)).toBe(true);
});

test.each([
  ['minPrice=12,50', 1250],
  ['minPrice=0', 0],
  ['minPrice=0.07', 7],
  ['minPrice=-1', undefined],
  ['minPrice=1.234', undefined],
  ['minPrice=1e9', undefined],
  ['minPrice=99999999', undefined],
  ['minPrice=', undefined],
])('%s is %s', (query, limit) => {
  expect(read(query).minPrice).toBe(limit);
});

test('what cannot be meant is left out', () => {
  expect(read('cid=0&sort=random&page=0')).toMatchObject({ cid: undefined, sort: 'default', page: 1 });
  expect(read(`keyword=${'x'.repeat(100)}`).keyword).toBe('x'.repeat(64));
});
