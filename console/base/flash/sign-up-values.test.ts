import { expect, test } from 'vitest';
import { FlashOffer } from '#contract/catalogue/flash-sales.ts';
import { mistakesIn, newSignUp, offerOf, priceOf } from './sign-up-values.ts';

const limits = { mostPrice: 1_599, mostUnits: 30, perBuyer: 3 };
const complete = { productId: 7, price: 15.99, quota: 30, perBuyer: 3 };

test('a new sign-up lacks its product; then its price and its units', () => {
  expect(mistakesIn(newSignUp, null)).toEqual({ productId: 'productMissing' });
  expect(mistakesIn({ ...newSignUp, productId: 7 }, limits)).toEqual({
    ...{ price: 'priceMissing', quota: 'quotaWrong', perBuyer: 'perBuyerWrong' },
  });
  expect(mistakesIn(complete, limits)).toEqual({});
});

test('what was typed becomes an offer that the mall accepts, in cents', () => {
  expect(offerOf(complete)).toEqual({ price: 1_599, quota: 30, perBuyer: 3 });
  expect(FlashOffer.parse(offerOf(complete))).toEqual(offerOf(complete));
  expect(offerOf({ ...complete, perBuyer: '' }).perBuyer).toBe(null);
  expect(priceOf({ price: '' })).toBe(null);
});

test.each([
  [{ price: 16 }, { price: 'priceHigh' }],
  [{ price: 0 }, { price: 'priceMissing' }],
  [{ quota: 31 }, { quota: 'quotaWrong' }],
  [{ quota: 1.5 }, { quota: 'quotaWrong', perBuyer: 'perBuyerMore' }],
  [{ perBuyer: 4 }, { perBuyer: 'perBuyerWrong' }],
  [{ perBuyer: '' }, { perBuyer: 'perBuyerWrong' }],
  [{ quota: 2 }, { perBuyer: 'perBuyerMore' }],
])('%j is wrong', (change, mistakes) => expect(mistakesIn({ ...complete, ...change }, limits)).toEqual(mistakes));

test('a sale without a limit per buyer leaves it to the shop', () => {
  const free = { ...limits, perBuyer: null };
  expect(mistakesIn({ ...complete, perBuyer: '' }, free)).toEqual({});
  expect(mistakesIn({ ...complete, perBuyer: 30 }, free)).toEqual({});
});

test('without stock there is nothing to sign up', () => {
  expect(mistakesIn({ ...complete, quota: 1, perBuyer: 1 }, { ...limits, mostUnits: 0 })).toEqual({ quota: 'noUnits' });
});
