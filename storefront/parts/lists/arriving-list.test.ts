import { expect, test } from 'vitest';
import { listShape } from './arriving-list.tsx';

test.each([
  ['/goods/goods_search', 'products'],
  ['/goods/top_one', 'products'],
  ['/merchant/merchant/category', 'products'],
  ['/merchant/merchant_street', 'rows'],
  ['/users/order_list', 'rows'],
  ['/users/points/', 'rows'],
  ['/order/shopping_cart', 'rows'],
  ['/users/user_info', null],
  ['/goods_detail/1', null],
  ['/', null],
])('%s is a list of %s', (path, shape) => {
  expect(listShape(path)).toBe(shape);
});
