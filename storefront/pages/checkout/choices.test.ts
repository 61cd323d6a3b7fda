import { expect, test } from 'vitest';
import type { Quote, QuoteLine } from '#contract/orders/shopper-checkout.ts';
import { changesBetween, choicesOf, withNotes, withoutCoupons, withShop } from './choices.ts';
import { obstacleOf } from './obstacles.ts';

const amounts = { listPrice: 0, goods: 0, shopCoupon: 0, platformCoupon: 0, points: 0, freight: 0, payable: 0 };
const line = (skuId: number, given: Partial<Record<keyof QuoteLine, unknown>> = {}) =>
  ({ ...amounts, skuId, unitPrice: 100, priceSeen: 100, problem: null, ...given }) as QuoteLine;

function quote(lines: QuoteLine[], given: Partial<Record<keyof Quote, unknown>> = {}, isServed = true): Quote {
  const shop = { ...amounts, shopId: 7, couponId: 70, delivery: 'courier', isServed, lines };
  return {
    ...amounts,
    addressId: 1,
    shops: [shop],
    platformCouponId: 5,
    usesPoints: false,
    ...given,
  } as unknown as Quote;
}

test('a quote can be asked for again with one thing changed', () => {
  const choices = choicesOf(quote([line(1)]));
  expect(choices).toEqual({
    addressId: 1,
    shops: [{ shopId: 7, couponId: 70, delivery: 'courier', note: '' }],
    platformCouponId: 5,
    usesPoints: false,
  });
  expect(withShop(choices, 7, { couponId: null }).shops[0]?.couponId).toBe(null);
  expect(withShop(choices, 8, { couponId: null })).toEqual(choices);
  expect(withNotes(choices, { 7: ' hello ' }).shops[0]?.note).toBe('hello');
  const bare = withoutCoupons(choices);
  expect([bare.platformCouponId, bare.shops[0]?.couponId]).toEqual([null, null]);
});

test('only what a shopper would see counts as a change', () => {
  const before = quote([line(1), line(2)]);
  expect(changesBetween(before, quote([line(1), line(2)], { quoteKey: 'another' }))).toBe(null);
  expect(changesBetween(before, quote([line(1), line(2, { goods: 5 })]))?.lines).toEqual(new Set([2]));
  expect(changesBetween(before, quote([line(1, { problem: 'sold_out' }), line(2)]))?.lines).toEqual(new Set([1]));
  expect(changesBetween(before, quote([line(1), line(2)], { payable: 1 }))).toEqual({ before, lines: new Set() });
});

test('what is in the way of an order, the gravest first', () => {
  const risen = line(1, { problem: 'price_changed', unitPrice: 120 });
  expect(obstacleOf(quote([line(1)]), {})).toBe(null);
  expect(obstacleOf(quote([risen]), {})).toBe('price');
  expect(obstacleOf(quote([risen]), { 1: 110 })).toBe('price');
  expect(obstacleOf(quote([risen]), { 1: 120 })).toBe(null);
  expect(obstacleOf(quote([line(1, { problem: 'price_changed', unitPrice: 80 })]), {})).toBe(null);
  expect(obstacleOf(quote([risen], {}, false), {})).toBe('not_served');
  expect(obstacleOf(quote([risen, line(2, { problem: 'sold_out' })], {}, false), {})).toBe('line');
});
