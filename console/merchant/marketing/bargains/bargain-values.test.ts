import { expect, test } from 'vitest';
import { BargainTerms } from '#contract/catalogue/merchant-bargains.ts';
import { mistakesIn, newBargain, pricesAt, termsOf } from './bargain-values.ts';

const now = '2026-11-18T00:00:00.000Z';
const complete = {
  ...newBargain(7),
  prices: { 1: 19.99, 2: '', 3: 0 },
  endsAt: '2026-12-01T00:00:00.000Z',
  quota: 50,
};

test('a new bargain lacks its product, its end and its units; then its prices', () => {
  const missing = { endsAt: 'endMissing', quota: 'quotaWrong' };
  expect(mistakesIn(newBargain(null), now)).toEqual({ productId: 'productMissing', ...missing });
  expect(mistakesIn(newBargain(7), now)).toEqual({ prices: 'pricesMissing', ...missing });
  expect(mistakesIn(complete, now)).toEqual({});
});

test('what was typed becomes terms that the mall accepts, in cents, without variants that have no price', () => {
  const terms = termsOf({ ...complete, perBuyer: 2 });
  expect(terms).toEqual({
    ...{ productId: 7, prices: [{ skuId: 1, price: 1_999 }], startsAt: null, endsAt: complete.endsAt },
    ...{ quota: 50, perBuyer: 2 },
  });
  expect(BargainTerms.parse(terms)).toEqual(terms);
  expect(termsOf(complete).perBuyer).toBe(null);
});

test.each([
  [{ endsAt: '2026-11-17T00:00:00.000Z' }, { endsAt: 'endPast' }],
  [{ startsAt: '2026-12-02T00:00:00.000Z' }, { startsAt: 'startLate' }],
  [{ endsAt: '2028-01-01T00:00:00.000Z' }, { endsAt: 'tooLong' }],
  [{ quota: 1.5 }, { quota: 'quotaWrong' }],
  [{ perBuyer: 0 }, { perBuyer: 'perBuyerWrong' }],
  [{ perBuyer: 51 }, { perBuyer: 'perBuyerMore' }],
])('%j is wrong', (change, mistakes) => expect(mistakesIn({ ...complete, ...change }, now)).toEqual(mistakes));

test('one that has begun only grows', () => {
  const begun = { quota: 60, endsAt: '2026-12-02T00:00:00.000Z' };
  expect(mistakesIn(complete, now, begun)).toEqual({ endsAt: 'endEarlier', quota: 'quotaLess' });
  expect(mistakesIn({ ...complete, quota: 60, endsAt: begun.endsAt }, now, begun)).toEqual({});
});

test('a part off every price, to the cent', () => {
  expect(
    pricesAt(15, [
      { skuId: 1, price: 1_999 },
      { skuId: 2, price: 1 },
    ]),
  ).toEqual({ 1: 16.99, 2: 0.01 });
});
