import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/shopper.ts';
import { groupByPayment } from './payment-groups.ts';

const order = (orderNo: string, tradeNo: string, status: Order['status'] = 'awaiting_payment') =>
  ({ orderNo, tradeNo, status }) as Order;
const numbers = (orders: Order[]) => groupByPayment(orders).map((group) => group.map(({ orderNo }) => orderNo));

test('unpaid orders of one payment stand together; all others for themselves', () => {
  expect(numbers([order('1', 'A'), order('2', 'A'), order('3', 'B'), order('4', 'A')])).toEqual([
    ['1', '2'],
    ['3'],
    ['4'],
  ]);
  expect(numbers([order('1', 'A', 'paid'), order('2', 'A', 'paid')])).toEqual([['1'], ['2']]);
  expect(numbers([])).toEqual([]);
});
