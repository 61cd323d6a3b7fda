import { expect, test } from 'vitest';
import { pageParams, withQuery } from './page-params.ts';

test.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=12', 12],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=1000', 1],
  ['page=zwei', 1],
])('the address ?%s asks for page %i', (query, page) => {
  expect(pageParams(new URLSearchParams(query))).toBe(page);
});

test('parts of a query are changed, added and taken out, and the others stay', () => {
  const parameters = new URLSearchParams('id=3&sort=sales&page=4');
  expect(withQuery('/x', parameters, { sort: 'newest', page: '' })).toBe('/x?id=3&sort=newest');
  expect(withQuery('/x', parameters, { cid: '7' })).toBe('/x?id=3&sort=sales&page=4&cid=7');
  expect(withQuery('/x', new URLSearchParams('page=2'), { page: '' })).toBe('/x');
  expect(`${parameters}`).toBe('id=3&sort=sales&page=4');
});
