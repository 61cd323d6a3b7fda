import { describe, expect, test } from 'vitest';
import { entriesOf, isCurrent } from './account-entries.ts';

const entry = (pc_url: string | null, id = 33) => ({ id, name: 'N', pc_url });

test.each([
  ['/users/coupon_list', '/users/coupon_list?menuCur=33'],
  ['/users/coupon_list?tab=1', '/users/coupon_list?tab=1&menuCur=33'],
  ['/users/coupon_list#top', '/users/coupon_list?menuCur=33#top'],
  [' /users/coupon_list ', '/users/coupon_list?menuCur=33'],
  ['/th/users/coupon_list', '/users/coupon_list?menuCur=33'],
])('%s leads to %s', (path, to) => {
  expect(entriesOf([entry(path)])).toEqual([{ id: 33, name: 'N', to }]);
});

test.each([
  ['https://example.org'],
  ['//example.org'],
  ['javascript:alert(1)'],
  ['/th//example.org'],
  ['/\\example.org'],
])('%s leads nowhere but home', (path) => {
  expect(entriesOf([entry(path)])).toEqual([{ id: 33, name: 'N', to: '/?menuCur=33' }]);
});

test.each([[''], [' '], ['\t'], [null]])('an entry with the path %j is not shown', (path) => {
  expect(entriesOf([entry(path)])).toEqual([]);
});

describe('the current entry', () => {
  const coupons = { id: 33, to: '/users/coupon_list?menuCur=33' };
  const orders = { to: '/users/order_list' };
  test.each([
    ['is the one that menuCur names', coupons, '/users/coupon_list', '?menuCur=33', true],
    ['whatever the path', coupons, '/zh-CN/users/elsewhere', '?menuCur=33', true],
    ['and no other', coupons, '/users/coupon_list', '?menuCur=34', false],
    ['not even a fixed one', orders, '/users/order_list', '?menuCur=34', false],
    ['is the one that leads here when menuCur is missing', coupons, '/users/coupon_list', '', true],
    ['in any language', orders, '/th/users/order_list', '?orderStatus=1', true],
    ['and none elsewhere', orders, '/users/refund_list', '', false],
  ])('%s', (_, given, pathname, search, is) => {
    expect(isCurrent(given, pathname, search)).toBe(is);
  });
});
