import { expect, test } from 'vitest';
import { statementOf, unitPriceOf } from './statement-rows.ts';

const share = {
  ...{ quantity: 2, subtotal: 6_000, shopCoupon: 500, platformCoupon: 300, points: 100, freight: 700 },
  ...{ payable: 5_800, commission: 310, shopShare: 5_890 },
};
const plain = {
  ...{ quantity: 1, subtotal: 1_250, shopCoupon: 0, platformCoupon: 0, points: 0, freight: 0 },
  ...{ payable: 1_250, commission: 0, shopShare: 1_250 },
};

test('the amounts add up from one total to the next', () => {
  let sum = 0;
  for (const { amounts, isTotal } of statementOf([share])) {
    if (isTotal) expect(amounts[0]).toBe(sum);
    else sum += amounts[0] ?? 0;
  }
  expect(sum).toBe(share.shopShare);
});

test('what is nothing is left out, but never the commission', () => {
  expect(statementOf([plain]).map(({ name }) => name)).toEqual(['subtotal', 'payable', 'commission', 'shopShare']);
  expect(statementOf([plain, share]).map(({ name }) => name)).toHaveLength(10);
  expect(statementOf([plain, share])[1]).toEqual({ name: 'shopCoupon', amounts: [0, -500], isTotal: false });
});

test('a price of one unit is said only where it is exact', () => {
  expect(unitPriceOf(share)).toBe(3_000);
  expect(unitPriceOf({ ...share, quantity: 7 })).toBeNull();
  expect(unitPriceOf({ ...share, quantity: 0 })).toBeNull();
});
