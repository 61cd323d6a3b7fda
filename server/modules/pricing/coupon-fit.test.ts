import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { coupon, line, noPoints, ofShop, sentBy } from '#tests/support/orders/priced-lines.ts';
import { coversProducts, discountOf, isShopBorne } from './coupon-fit.ts';
import { priceOrder } from './price-order.ts';

const tenPercent = coupon(1, 2_000, 5_000, { ...ofShop(1), percent: 10 });

describe('what a coupon takes off', () => {
  test.each([
    [4_999, 0], // below its minimum
    [5_000, 500],
    [5_004, 500],
    [5_005, 501], // half a cent is rounded up
    [19_999, 2_000],
    [20_000, 2_000],
    [1_000_000, 2_000], // its cap
  ])('10%% off, up to $20, from $50 on: of %i it takes %i', (sum, off) => {
    expect(discountOf(tenPercent, sum)).toBe(off);
  });

  test('an amount is the same for every sum that reaches the minimum', () => {
    const amount = coupon(1, 500, 5_000);
    expect([4_999, 5_000, 90_000].map((sum) => discountOf(amount, sum))).toEqual([0, 500, 500]);
  });

  const terms = fc.record({
    minimumSpend: fc.integer({ min: 0, max: 100_000 }),
    discount: fc.integer({ min: 1, max: 100_000 }),
    percent: fc.option(fc.integer({ min: 1, max: 99 })),
  });
  const sum = fc.integer({ min: 0, max: 2_000_000_000 });

  property.prop([terms, sum])('is never more than the sum, than the cap, nor than its part', (coupon, covered) => {
    const off = discountOf(coupon, covered);
    expect(off).toBeGreaterThanOrEqual(0);
    expect(off).toBeLessThanOrEqual(Math.min(covered, coupon.discount));
    if (coupon.percent !== null) expect(off).toBeLessThan((covered * coupon.percent) / 100 + 0.5 + 1e-6);
    if (covered < coupon.minimumSpend) expect(off).toBe(0);
  });

  property.prop([terms, sum, sum])('never falls when more is bought', (coupon, one, other) => {
    expect(discountOf(coupon, Math.min(one, other))).toBeLessThanOrEqual(discountOf(coupon, Math.max(one, other)));
  });

  property.prop([terms, sum])('is never more than the amount that is its cap', (coupon, covered) => {
    expect(discountOf(coupon, covered)).toBeLessThanOrEqual(discountOf({ ...coupon, percent: null }, covered));
  });
});

describe('a shop’s coupons', () => {
  test('are borne by the shop, whatever they are for; those of nobody by the platform', () => {
    for (const scope of ['shop', 'category', 'product'] as const)
      expect(isShopBorne(coupon(1, 1, 1, { scope, shopId: 1 }))).toBe(true);
    expect(isShopBorne(coupon(1, 1, 1, { scope: 'category', categoryId: 3 }))).toBe(false);
  });

  test('for a category cover its products in this shop only, at any level of it', () => {
    const own = { ...tenPercent, scope: 'category' as const, categoryId: 2 };
    expect(coversProducts(own, line(1, 100, 1))).toBe(true);
    expect(coversProducts(own, line(1, 100, 1, { shopId: 2 }))).toBe(false);
    expect(coversProducts(own, line(1, 100, 1, { categoryIds: [9, 1] }))).toBe(false);
  });

  test('of percent are split to the cent over what they cover, and commission is due on the rest', () => {
    const products = { ...tenPercent, scope: 'product' as const, productIds: [10, 20], minimumSpend: 0 };
    const { lines, total } = priceOrder({
      lines: [line(1, 333, 1), line(2, 333, 2), line(3, 5_000, 1)],
      shops: [sentBy(1, { freightRule: null, delivery: 'pickup' })],
      shopCoupons: [products],
      platformCoupon: null,
      points: noPoints,
    });
    expect([...lines.values()].map(({ shopCoupon, payable, commission }) => [shopCoupon, payable, commission])).toEqual(
      [
        [33, 300, 15],
        [67, 599, 30],
        [0, 5_000, 250],
      ],
    );
    expect([total.shopCoupon, total.payable]).toEqual([100, 5_899]); // 10 % of 999 is 99.9
  });
});
