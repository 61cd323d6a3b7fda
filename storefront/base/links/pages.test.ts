import { expect, test } from 'vitest';
import { findExactPage, findPage, pageOfPattern } from './pages.ts';

test.each([
  ['/', '/'],
  ['/th', '/'],
  ['/order/shopping_cart', '/order/shopping_cart'],
  ['/th/order/shopping_cart/', '/order/shopping_cart'],
  ['/Users/User_Info', '/users/user_info'],
  ['/%75sers/user_info', '/users/user_info'],
  ['/goods_detail/x', '/goods_detail/:id'],
  ['/merchant/merchant', '/merchant/merchant'],
  ['/lao/merchant/merchant/coupon', '/merchant/merchant/coupon'],
  ['/order/shopping_cart/more', undefined],
  ['/users', undefined],
  ['/constructor', undefined],
  ['/%E0%A4%A', undefined],
])('at %s the router shows %s', (pathname, path) => {
  expect(findPage(pathname)?.path).toBe(path);
});

test.each([
  ['/zh-CN', '/'],
  ['/goods_detail/7', '/goods_detail/:id'],
  ['/goods_detail/07', undefined],
  ['/goods_detail/x', undefined],
  ['/goods_detail/12345678901', undefined],
  ['/goods/goods_search/', undefined],
  ['/goods/Goods_search', undefined],
  ['/goods/goods%5Fsearch', undefined],
])('%s is the one address of %s', (pathname, path) => {
  expect(findExactPage(pathname)?.path).toBe(path);
});

test.each([
  ['/order/shopping_cart', 'rows', undefined],
  ['/users/points', 'rows', 'shell/account/account-area.tsx'],
  ['/merchant/merchant/category', 'products', 'pages/shop/shop.tsx'],
  ['/users/user_info', undefined, 'shell/account/account-area.tsx'],
])('%s is a list of %s in the frame %s', (pathname, list, frame) => {
  expect([findPage(pathname)?.list, findPage(pathname)?.frame]).toEqual([list, frame]);
});

test('a page in a frame brings its own messages and those of the frame', () => {
  expect(pageOfPattern(':locale?/merchant/merchant/coupon')?.messages).toEqual(['shops', 'holiday-notice', 'coupons']);
  expect(pageOfPattern(':locale?/users/user_info')?.messages).toEqual(['account']);
});

test('browsers do not get the files of pages, nor what only the server needs', () => {
  const page = findPage('/order/stripe_payment');
  expect(page).toEqual({
    path: '/order/stripe_payment',
    access: 'shopper',
    title: 'payments.cardTitle',
    messages: ['payments', 'buy-steps'],
  });
});
