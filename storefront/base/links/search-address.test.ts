import { expect, test } from 'vitest';
import { filterFields, filterPath, filtersFromPath, type PageFilters, toggled, unfiltered } from './search-address.ts';

const plain: PageFilters = { title: 'lamp', brand: [], specs: [], sort: 'default', page: 1, isShops: false };

test('an address begins with words and category, as every search does', () => {
  expect(filterPath(plain)).toBe('/goods/goods_search?title=lamp&cid=');
  expect(filterPath({ ...plain, title: '', cid: 12 })).toBe('/goods/goods_search?title=&cid=12');
});

test('only what was chosen is in it', () => {
  const filters: PageFilters = {
    ...plain,
    minPrice: 0,
    maxPrice: 8000,
    brand: [7, 8],
    specs: [3, 9],
    stock: '1',
    sort: 'price-up',
    page: 4,
  };
  expect(filterPath(filters, { page: 4 })).toBe(
    '/goods/goods_search?title=lamp&cid=&brand=7,8&minPrice=0&maxPrice=8000&specs=3,9&stock=1&sort=price-up&page=4',
  );
});

test('a destination belongs to the order by price with delivery', () => {
  const toFrance: PageFilters = { ...plain, sort: 'with-delivery', country: 'FR' };
  expect(filterPath(toFrance)).toBe('/goods/goods_search?title=lamp&cid=&sort=with-delivery&country=FR');
  expect(filterPath(toFrance, { sort: 'sales' })).toBe('/goods/goods_search?title=lamp&cid=&sort=sales');
  expect(filtersFromPath(filterPath(toFrance).slice(filterPath(plain).indexOf('?'))).country).toBe('FR');
});

test('whatever changes the results begins at their first page', () => {
  const far: PageFilters = { ...plain, page: 7 };
  expect(filterPath(far, { sort: 'sales' })).toBe('/goods/goods_search?title=lamp&cid=&sort=sales');
  expect(filterPath(far, { page: 8 })).toBe('/goods/goods_search?title=lamp&cid=&page=8');
});

test('odd words stay what they are', () => {
  const title = `<b>x</b>&page=9#'%😀`;
  const fields = filterFields({ ...plain, title });
  expect(fields).toEqual([
    ['title', title],
    ['cid', ''],
  ]);
});

test('a spec or a brand is chosen and given up', () => {
  expect(toggled({ ...plain, specs: [3] }, 'specs', 9)).toEqual({ specs: [3, 9] });
  expect(toggled({ ...plain, specs: [3, 9] }, 'specs', 3)).toEqual({ specs: [9] });
  expect(toggled({ ...plain, specs: [3], brand: [7] }, 'brand', 7)).toEqual({ brand: [] });
});

test('clearing keeps the words, and the category only where there are none', () => {
  const narrowed: PageFilters = {
    ...plain,
    cid: 5,
    shop: 2,
    brand: [7],
    rating: 4,
    specs: [1],
    self: '1',
    offer: '1',
    sort: 'sales',
  };
  expect(filterPath(narrowed, unfiltered(narrowed))).toBe('/goods/goods_search?title=lamp&cid=&sort=sales');
  const category = { ...narrowed, title: '' };
  expect(filterPath(category, unfiltered(category))).toBe('/goods/goods_search?title=&cid=5&sort=sales');
});

test('what was written is read again', () => {
  const all =
    '?title=a%26b&cid=5&shop=2&brand=7,8&minPrice=0&maxPrice=5000&rating=4&specs=3,9&self=1&stock=1&offer=1&sort=newest&page=3&tab=shops';
  for (const search of [all, '?title=&cid=', '?title=lamp&cid=']) {
    const filters = filtersFromPath(search);
    expect(filterPath(filters, { page: filters.page })).toBe(`/goods/goods_search${search}`);
  }
});
