import { expect, test } from 'vitest';
import { mostPriceOf, obstacleOf, whyNotOffered } from './flash-rules.ts';

const lamp = {
  ...{ isOnSale: true, isOfCategory: true, overlaps: false },
  ...{ usualPrice: 2_000, lowestPrice: 1_999, stock: 30 },
};
const demands = { leastPercent: 20, mostUnits: 50, perBuyer: 3 };
const offer = { price: 1_599, quota: 30, perBuyer: 3 };

test.each([
  ['the lower of the usual price and the lowest of thirty days', {}, 1_599], // 1,599.2
  ['the usual price, where nothing was cheaper', { lowestPrice: 2_000 }, 1_600],
  ['nothing, where a cent cannot be halved', { lowestPrice: 1 }, 0],
])('the most that a price may be is reckoned from %s', (_, is, most) =>
  expect(mostPriceOf({ ...lamp, ...is }, demands)).toBe(most),
);

test.each([
  [{}, {}, null],
  [{}, { price: 1_600 }, 'flash_price_too_high'],
  [{}, { quota: 31 }, 'flash_stock_too_low'],
  [{ stock: 99 }, { quota: 51 }, 'flash_too_many_units'],
  [{ stock: 99 }, { quota: 50 }, null],
  [{}, { perBuyer: 4 }, 'flash_per_buyer_too_high'],
  [{}, { perBuyer: null }, 'flash_per_buyer_too_high'],
  [{}, { perBuyer: 1 }, null],
  [{ isOnSale: false }, {}, 'flash_product_off_sale'],
  [{ isOfCategory: false }, {}, 'flash_category_excluded'],
  [{ overlaps: true }, {}, 'flash_overlaps'],
  [{ isOnSale: false, overlaps: true }, { price: 9_999 }, 'flash_product_off_sale'],
])('a product that is %j and offered with %j: %s', (is, offered, reason) =>
  expect(whyNotOffered({ ...lamp, ...is }, demands, { ...offer, ...offered })).toBe(reason),
);

test('without a limit of the sale, a buyer may have any number', () => {
  const free = { ...demands, perBuyer: null };
  expect(whyNotOffered(lamp, free, { ...offer, perBuyer: null })).toBe(null);
  expect(whyNotOffered(lamp, free, { ...offer, perBuyer: 30 })).toBe(null);
});

test('what stands in the way of a product, whatever it costs', () => {
  expect(obstacleOf(lamp)).toBe(null);
  expect(obstacleOf({ ...lamp, isOnSale: false })).toBe('off_sale');
  expect(obstacleOf({ ...lamp, isOfCategory: false })).toBe('category');
  expect(obstacleOf({ ...lamp, overlaps: true })).toBe('overlaps');
});
