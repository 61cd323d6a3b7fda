import { expect, test } from 'vitest';
import { filterPath } from '#storefront/base/links/search-address.ts';
import { readFilters } from './read-filters.ts';

const canonical = (query: string) => filterPath(readFilters(new URLSearchParams(query)), {});

test('what a link of the page says is read as it was meant', () => {
  const query =
    'title=lamp&cid=5&shop=2&brand=7,8&minPrice=1000&maxPrice=5000&rating=4&specs=3,9&self=1&stock=1&offer=1&sort=newest';
  expect(canonical(query)).toBe(`/goods/goods_search?${query}`);
  expect(canonical('title=lamp&cid=&tab=shops')).toBe('/goods/goods_search?title=lamp&cid=&tab=shops');
});

test.each([
  ['title=lamp&cid=abc&page=-1', 'title=lamp&cid='],
  ['title=lamp&minPrice=x&rating=9&specs=a,b&brand=x&sort=sideways', 'title=lamp&cid='],
  ['title=lamp&minPrice=5000&maxPrice=1000', 'title=lamp&cid=&minPrice=1000&maxPrice=5000'],
  ['title=lamp&minPrice=&maxPrice=', 'title=lamp&cid='],
  ['title=lamp&sort=with-delivery&country=FR', 'title=lamp&cid=&sort=with-delivery&country=FR'],
  ['title=lamp&sort=with-delivery&country=fr', 'title=lamp&cid=&sort=with-delivery'],
  ['title=lamp&sort=sales&country=FR', 'title=lamp&cid=&sort=sales'],
  ['', 'title=&cid='],
])('%s is read as %s', (query, read) => {
  expect(canonical(query)).toBe(`/goods/goods_search?${read}`);
});
