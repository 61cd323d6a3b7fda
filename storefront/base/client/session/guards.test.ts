import { expect, test } from 'vitest';
import { guard, pageGuard } from './guards.ts';

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
  [':locale?/users/user_info', 'shopper'],
  [':locale?/users/order_list', 'shopper'],
  [':locale?/order/payment_result', 'shopper'],
  [':locale?/order/order_confirm', 'shopper'],
  [':locale?/login', 'guest'],
  [':locale?/register', 'guest'],
  [':locale?', 'anyone'],
  [':locale?/order/look_up', 'anyone'],
  [':locale?/order/shopping_cart', 'anyone'],
  [':locale?/users/merchant_settled', 'anyone'],
  [':locale?/goods_detail/:id', 'anyone'],
  [':locale?/merchant/merchant', 'anyone'],
  [':locale?/*', 'anyone'], // where there is no page there is nothing to sign in for
])('%s is for %s', (pattern, access) => {
  expect(pageGuard(pattern)).toBe(guard(access));
});

test('a page that the table does not know is shown to nobody', () => {
  expect(() => pageGuard(':locale?/users/forgotten')(...pass)).toThrow(
    expect.objectContaining({ data: { message: 'Unknown middleware' }, init: { status: 500 } }),
  );
});
