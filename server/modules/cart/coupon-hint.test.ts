import { expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import type { OrderCoupon } from '#server/modules/pricing/index.ts';
import { couponHint } from './coupon-hint.ts';

const coupon = (id: number, discount: number, minimumSpend: number, productIds: number[] = []): OrderCoupon => ({
  id,
  scope: productIds.length > 0 ? 'product' : 'shop',
  shopId: 1,
  categoryId: null,
  productIds,
  minimumSpend,
  discount,
  percent: null,
});

/** A part of the sum, up to an amount. */
const part = (id: number, percent: number, most: number): OrderCoupon => ({ ...coupon(id, most, 0), percent });

const line = (price: number, is: object = {}) => ({
  shopId: 1,
  productId: 7,
  categoryIds: [1],
  price: money(price),
  originalPrice: money(price),
  quantity: 2,
  dealOff: money(0),
  isSelected: true,
  ...is,
});

test.each([
  ['nothing without coupons', [line(500)], [], null],
  ['the nearest that is not reached', [line(500)], [coupon(1, 300, 3_000), coupon(2, 200, 1_600)], [2, 600]],
  ['the best that is reached', [line(500)], [coupon(1, 100, 500), coupon(2, 200, 1_000)], [2, 0]],
  ['a better one beyond it', [line(500)], [coupon(1, 100, 500), coupon(2, 200, 1_100)], [2, 100]],
  ['not one beyond it that saves less', [line(500)], [coupon(1, 100, 500), coupon(2, 90, 1_100)], [1, 0]],
  ['a part that saves more than an amount', [line(500)], [coupon(1, 100, 500), part(2, 20, 1_000)], [2, 0]],
  ['not a part that its cap makes smaller', [line(500)], [coupon(1, 100, 500), part(2, 20, 90)], [1, 0]],
  ['what a deal takes off does not count', [line(500, { dealOff: money(50) })], [coupon(1, 100, 1_000)], [1, 50]],
  ['what is not selected does not count', [line(500, { isSelected: false })], [coupon(1, 100, 500)], [1, 500]],
  ['not one for products that are not here', [line(500)], [coupon(1, 100, 1_100, [8])], null],
  ['one for products that are', [line(500), line(900, { productId: 8 })], [coupon(1, 100, 2_000, [8])], [1, 200]],
] as const)('%s', (_, lines, coupons, expected) => {
  const hint = couponHint(lines, coupons);
  expect(hint && [hint.coupon.id, hint.missing]).toEqual(expected);
});

test('the coupon of the hint is the given object', () => {
  const expected = coupon(2, 200, 1_600);
  expect(couponHint([line(500)], [expected])).toEqual({ coupon: expected, missing: 600 });
});
