import { expect, test } from 'vitest';
import { guard, usualGuard } from './guards.ts';

const pass = [{} as never, async () => new Response('the page')] as const;

test('anyone may pass "anyone"', async () => {
  const answer = await guard('anyone')(...pass);
  expect(await (answer as Response).text()).toBe('the page');
});

test('a guard that does not exist gives 500, "Unknown middleware"', () => {
  expect(() => guard('nobody-wrote-me')(...pass)).toThrow(
    expect.objectContaining({ data: { message: 'Unknown middleware' }, init: { status: 500 } }),
  );
});

test.each([
  ['/users/user_info', 'signed-in'],
  ['/th/users/order_list', 'signed-in'],
  ['/users', 'signed-in'],
  ['/Users/User_Info', 'signed-in'],
  ['/%75sers/user_info', 'signed-in'],
  ['/order/look_up', 'anyone'],
  ['/order/shopping_cart', 'anyone'],
  ['/th/order/shopping_cart/', 'anyone'],
  ['/order/shopping_cart/more', 'signed-in'],
  ['/order/payment_result', 'signed-in'],
  ['/zh-CN/order/order_confirm', 'signed-in'],
  ['/users/merchant_settled', 'anyone'],
  ['/lao/users/merchant_settled/', 'anyone'],
  ['/users/merchant_settled/more', 'signed-in'],
  ['/', 'anyone'],
  ['/login', 'anyone'],
  ['/register', 'anyone'],
  ['/goods/goods_search', 'anyone'],
  ['/goods_detail/1', 'anyone'],
  ['/merchant/merchant', 'anyone'],
  ['/middlewares/privacy_agreement', 'anyone'],
  ['/usersmanual', 'anyone'],
  ['/orders', 'anyone'],
  ['/%E0%A4%A', 'anyone'],
])('%s is for %s', (pathname, name) => {
  expect(usualGuard(pathname)).toBe(name);
});

test('where there is no page there is nothing to sign in for', () => {
  expect(usualGuard('/users/no_such_page', true)).toBe('anyone');
});
