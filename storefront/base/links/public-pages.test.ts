import { expect, test } from 'vitest';
import { canonicalPath, publicSearch } from './public-pages.ts';

test.each([
  ['/', '?utm_source=x', '/'],
  ['/goods_detail/5', '?sku=7&utm_source=x', '/goods_detail/5'],
  ['/goods_detail/5/', '', '/goods_detail/5'],
  ['/goods/goods_search', '?title=&cid=5', '/goods/goods_search?cid=5'],
  ['/goods/goods_search', '?cid=5&title=blue+shoe&page=1', '/goods/goods_search?title=blue+shoe&cid=5'],
  ['/goods/goods_search', '?cid=&title=%E9%9E%8B&page=2', '/goods/goods_search?title=%E9%9E%8B&page=2'],
  ['/goods/activity_list', '?id=3&type=2&name=Flash', '/goods/activity_list?id=3'],
  ['/merchant/merchant', '?id=3&page=1', '/merchant/merchant?id=3'],
  ['/merchant/merchant/home', '?id=3', '/merchant/merchant?id=3'],
  ['/merchant/merchant/home', '?id=3&page=2', '/merchant/merchant?id=3&page=2'],
  ['/merchant/merchant/category', '?sort=sales&id=3', '/merchant/merchant/category?id=3&sort=sales'],
  ['/users/user_info', '?tab=1', '/users/user_info?tab=1'],
])('%s%s is known as %s', (path, search, canonical) => {
  expect(canonicalPath(path, search)).toBe(canonical);
});

test('what a page is known as is itself a public page, known as it is', () => {
  for (const [path, search] of [
    ['/merchant/merchant', '?id=3'],
    ['/goods/goods_search', '?title=blue+shoe&cid=5'],
  ] as const) {
    expect(publicSearch(path, search)).toBe(search);
    expect(canonicalPath(path, search)).toBe(path + search);
  }
});
