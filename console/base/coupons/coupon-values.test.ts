import { expect, test } from 'vitest';
import { money, type Picture } from '#contract/core/values.ts';
import { CouponTerms } from '#contract/coupons/merchant.ts';
import { mistakesIn, mistakesInOffer, newCoupon, termsOf } from './coupon-values.ts';

const now = '2026-11-18T00:00:00.000Z';
const picture: Picture = { url: '/media/4f1c0e7a92b35d68e4a1c0f3b7d92e56', width: 1, height: 1, colour: '#ffffff' };
const cup = { id: 7, name: 'Cup', picture, price: money(1_999) };
const complete = { ...newCoupon(), name: { en: 'Autumn' }, money: 5, minPrice: 50 };

test('a new coupon lacks its name and what it takes off', () => {
  expect(mistakesIn(newCoupon(), now)).toEqual({
    name: 'nameMissing',
    money: 'amountWrong',
    minPrice: 'minimumWrong',
  });
  expect(mistakesIn(complete, now)).toEqual({});
});

test('what was typed becomes terms that the mall accepts, in cents, without what is hidden', () => {
  const percent = {
    ...complete,
    kind: 'percent' as const,
    percent: 10,
    money: 19.99,
    minPrice: 0,
    scope: 'product' as const,
    products: [cup],
    categoryId: 3,
    lasts: 'dates' as const,
    endsAt: '2026-12-01T00:00:00.000Z',
  };
  expect(mistakesIn(percent, now)).toEqual({});
  const terms = termsOf(percent);
  expect(terms).toEqual({
    name: { en: 'Autumn' },
    scope: 'product',
    categoryId: null,
    productIds: [7],
    percent: 10,
    money: 1_999,
    minPrice: 0,
    day: null,
    startsAt: null,
    endsAt: '2026-12-01T00:00:00.000Z',
    issued: 100,
    perPerson: 1,
  });
  expect(CouponTerms.safeParse(terms).success).toBe(true);
});

test('an amount is never more than the minimum; a percentage has none to keep to', () => {
  expect(mistakesInOffer({ ...complete, minPrice: 4.99 })).toEqual({ minPrice: 'minimumTooLow' });
  expect(mistakesInOffer({ ...complete, kind: 'percent', percent: 20, minPrice: 0 })).toEqual({});
  for (const percent of ['', 0, 100, 1.5])
    expect(mistakesInOffer({ ...complete, kind: 'percent', percent })).toEqual({ percent: 'percentWrong' });
});

test('a category and products have to be chosen where they are what it is for', () => {
  expect(mistakesInOffer({ ...complete, scope: 'category' })).toEqual({ categoryId: 'categoryMissing' });
  expect(mistakesInOffer({ ...complete, scope: 'product' })).toEqual({ products: 'productsMissing' });
});

test('dates: an end that is to come, after the start', () => {
  const dates = (startsAt: string | null, endsAt: string | null) =>
    mistakesIn({ ...complete, lasts: 'dates', startsAt, endsAt }, now);
  expect(dates(null, null)).toEqual({ endsAt: 'endMissing' });
  expect(dates(null, now)).toEqual({ endsAt: 'endPast' });
  expect(dates('2026-12-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z')).toEqual({ startsAt: 'startLate' });
  expect(dates('2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z')).toEqual({});
});

test('of what buyers hold, the stock cannot shrink nor the end come sooner', () => {
  const held = { issued: 100, endsAt: '2026-12-01T00:00:00.000Z' };
  const dates = { ...complete, lasts: 'dates' as const, endsAt: '2026-11-30T00:00:00.000Z', issued: 99 };
  expect(mistakesIn(dates, now, held)).toEqual({ issued: 'stockLess', endsAt: 'endEarlier' });
  const over = { issued: 100, endsAt: '2026-11-01T00:00:00.000Z' };
  expect(mistakesIn({ ...dates, issued: 100, endsAt: over.endsAt }, now, over)).toEqual({}); // only renamed
});
