import { expect, test } from 'vitest';
import { sidesOf, sumOf } from './movement-sides.ts';

test('of a sale, the buyer and the platform give, the shop and the commission get', () => {
  const { from, to } = sidesOf([
    { account: 'coupon_cost', amount: 300 },
    { account: 'commission', amount: -275 },
    { account: 'pending', amount: 5_225 },
  ]);
  expect(from).toEqual([
    { account: 'buyer', amount: 5_200 },
    { account: 'coupon_cost', amount: 300 },
  ]);
  expect(to).toEqual([
    { account: 'commission', amount: 275 },
    { account: 'pending', amount: 5_225 },
  ]);
  expect(sumOf(from)).toBe(sumOf(to));
});

test('of a refund it is the other way round', () => {
  const { from, to } = sidesOf([
    { account: 'coupon_cost', amount: -300 },
    { account: 'commission', amount: 275 },
    { account: 'available', amount: -5_225 },
  ]);
  expect(from.map(({ account }) => account)).toEqual(['commission', 'available']);
  expect(to).toEqual([
    { account: 'buyer', amount: 5_200 },
    { account: 'coupon_cost', amount: 300 },
  ]);
});

test('between two accounts of a shop nobody else is named', () => {
  expect(
    sidesOf([
      { account: 'available', amount: -900 },
      { account: 'payable', amount: 900 },
    ]),
  ).toEqual({ from: [{ account: 'available', amount: 900 }], to: [{ account: 'payable', amount: 900 }] });
});

test('a correction comes from the platform, or goes to it', () => {
  expect(
    sidesOf([
      { account: 'corrections', amount: -250 },
      { account: 'available', amount: -250 },
    ]),
  ).toEqual({ from: [{ account: 'available', amount: 250 }], to: [{ account: 'corrections', amount: 250 }] });
});
