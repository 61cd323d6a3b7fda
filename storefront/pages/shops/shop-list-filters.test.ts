import { expect, test } from 'vitest';
import { isNarrowed, shopFilters } from './shop-list-filters.ts';

const read = (query: string) => shopFilters(new URLSearchParams(query));

test('an address without filters means every shop', () => {
  const filters = read('from=mail');
  expect(filters).toEqual({ title: '', typeId: undefined, categoryId: undefined, isSelf: false, page: 1 });
  expect(isNarrowed(filters)).toBe(false);
  expect(isNarrowed(read('page=3'))).toBe(false);
});

test('all filters are read, and invalid ones are left out', () => {
  expect(read('title=+tea+&typeId=2&categoryId=7&self=1&page=2')).toEqual({
    title: 'tea',
    typeId: 2,
    categoryId: 7,
    isSelf: true,
    page: 2,
  });
  expect(read('typeId=x&categoryId=-1&self=yes&page=no')).toEqual(read(''));
  for (const query of ['title=a', 'typeId=1', 'categoryId=1', 'self=1']) expect(isNarrowed(read(query))).toBe(true);
});
