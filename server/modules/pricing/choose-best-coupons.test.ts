import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { coupon, line, noPoints, ofShop } from '#tests/support/orders/priced-lines.ts';
import { couponsFor, smallOrder } from '#tests/support/orders/random-orders.ts';
import { chooseBestCoupons } from './choose-best-coupons.ts';
import { isShopBorne } from './coupon-fit.ts';
import type { OrderCoupon } from './order-values.ts';
import { priceOrder } from './price-order.ts';

describe('the best coupons', () => {
  test('a shop’s is left out when it would cost the platform’s', () => {
    const [small, large] = [coupon(1, 100, 500, ofShop(1)), coupon(2, 300, 1_000)];
    expect(chooseBestCoupons([line(1, 1_000, 1)], [small, large])).toEqual({
      shopCoupons: [],
      platformCoupon: large,
      saved: 300,
    });
    expect(chooseBestCoupons([line(1, 1_100, 1)], [small, large])).toEqual({
      shopCoupons: [small],
      platformCoupon: large,
      saved: 400,
    });
  });

  test('of two that save the same, the first; none when none fits', () => {
    const [one, other] = [coupon(1, 100, 500), coupon(2, 100, 400)];
    expect(chooseBestCoupons([line(1, 500, 1)], [one, other]).platformCoupon).toBe(one);
    expect(chooseBestCoupons([line(1, 399, 1)], [one, other])).toEqual({
      shopCoupons: [],
      platformCoupon: null,
      saved: 0,
    });
  });

  property.prop([smallOrder.chain((input) => fc.tuple(fc.constant(input), couponsFor(input.lines, 7)))])(
    'save as much as the best of all that can be done, and what they say',
    ([input, coupons]) => {
      const chosen = chooseBestCoupons(input.lines, coupons);
      const taken = (shopCoupons: readonly OrderCoupon[], platformCoupon: OrderCoupon | null) => {
        const { total } = priceOrder({ ...input, shopCoupons, platformCoupon, points: noPoints });
        return total.shopCoupon - total.dealOff + total.platformCoupon;
      };
      expect(taken(chosen.shopCoupons, chosen.platformCoupon)).toBe(chosen.saved);
      expect(Math.max(...everyWay(coupons).map((way) => taken(way.shops, way.platform)))).toBe(chosen.saved);
    },
  );

  property.prop([smallOrder.chain((input) => fc.tuple(fc.constant(input), couponsFor(input.lines, 6)))])(
    'with all points that may be spent leave the least to pay of every mix of coupons and points',
    ([input, coupons]) => {
      const payable = (shopCoupons: readonly OrderCoupon[], platformCoupon: OrderCoupon | null, isWanted: boolean) =>
        priceOrder({ ...input, shopCoupons, platformCoupon, points: { ...input.points, isWanted } }).total.payable;
      const { shopCoupons, platformCoupon } = chooseBestCoupons(input.lines, coupons);
      const everyMix = everyWay(coupons).flatMap((way) =>
        [true, false].map((isWanted) => payable(way.shops, way.platform, isWanted)),
      );
      expect(payable(shopCoupons, platformCoupon, true)).toBe(Math.min(...everyMix));
    },
  );
});

/** Every way to use at most one coupon of each shop and one of the platform. */
function everyWay(coupons: readonly OrderCoupon[]) {
  const byShop = [...Map.groupBy(coupons.filter(isShopBorne), ({ shopId }) => shopId).values()];
  const shopWays = byShop.reduce<OrderCoupon[][]>(
    (ways, own) => ways.flatMap((way) => [way, ...own.map((one) => [...way, one])]),
    [[]],
  );
  const platform = [null, ...coupons.filter((one) => !isShopBorne(one))];
  return shopWays.flatMap((shops) => platform.map((one) => ({ shops, platform: one })));
}
