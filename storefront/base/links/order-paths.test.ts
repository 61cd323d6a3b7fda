import { expect, test } from 'vitest';
import { orderPath, orderTabPath, refundPath, tabIn } from './order-paths.ts';

test.each([
  ['', 'all'],
  ['orderStatus=0', 'all'],
  ['orderStatus=1', 'to_pay'],
  ['orderStatus=4', 'to_review'],
  ['orderStatus=6', 'refund'],
  ['orderStatus=7', 'cancelled'],
  ['orderStatus=8', 'all'],
  ['orderStatus=-1', 'all'],
  ['orderStatus=to_pay', 'all'],
  ['orderStatus=01', 'all'],
])('"%s" asks for the tab %s', (query, tab) => {
  expect(tabIn(new URLSearchParams(query))).toBe(tab);
});

test('a tab has an address that leads back to it', () => {
  expect(orderTabPath('all')).toBe('/users/order_list');
  expect(orderTabPath('to_ship')).toBe('/users/order_list?orderStatus=2');
  expect(orderPath('SH1')).toBe('/order/order_detail?orderNo=SH1');
  expect(refundPath('SH1')).toBe('/users/refund_confirm?orderNo=SH1');
});
