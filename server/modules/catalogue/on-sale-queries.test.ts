import { expect, test } from 'vitest';
import { canBuy, whyNotForSale, whyNotSoMany } from './on-sale-queries.ts';

const sold = { isOnSale: true, isShopOpen: true, isShopPaused: false, stock: 2 };

test.each([
  [sold, null],
  [{ ...sold, stock: 0 }, 'sold_out'],
  [{ ...sold, isOnSale: false, stock: 0 }, 'off_sale'],
  [{ ...sold, isOnSale: false, isShopOpen: false }, 'shop_closed'],
  [{ ...sold, isShopPaused: true }, 'on_holiday'],
  [{ ...sold, isShopPaused: true, stock: 0 }, 'sold_out'],
])('%o cannot be bought because: %s', (sku, why) => {
  expect([whyNotForSale(sku), canBuy(sku)]).toEqual([why, why === null]);
});

test('no more can be bought than there is', () => {
  expect([2, 3].map((quantity) => whyNotSoMany(sold, quantity))).toEqual([null, 'not_enough_stock']);
  expect(whyNotSoMany({ ...sold, stock: 0 }, 3)).toBe('sold_out');
});
