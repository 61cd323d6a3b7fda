import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { coupon, line, noPoints, ofShop, sentBy } from '#tests/support/orders/priced-lines.ts';
import { couponsFor, smallOrder } from '#tests/support/orders/random-orders.ts';
import { chooseBestCoupons, compareCoupons, consideredMax } from './choose-best-coupons.ts';
import { coversProducts, discountOf, isShopBorne } from './coupon-fit.ts';
import type { OrderCoupon, OrderLine } from './order-values.ts';
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

describe('of very many coupons', () => {
  const shopIds = [1, 2, 3, 4, 5, 6];
  const lines = shopIds.map((shopId) => line(shopId, 100_003 + 7_919 * shopId, 1, { shopId }));
  const ofShops = shopIds.flatMap((shopId) =>
    Array.from({ length: 20 }, (_, at) => coupon(shopId * 100 + at, 90_000, 1, { ...ofShop(shopId), percent: at + 1 })),
  );
  const bestOfShop = ({ price }: OrderLine) => discountOf({ minimumSpend: 1, discount: 90_000, percent: 20 }, price);
  const sumOf = (some: readonly OrderLine[], amount: (one: OrderLine) => number) =>
    some.reduce((sum, one) => sum + amount(one), 0);
  const covered = sumOf(lines, ({ price }) => price);

  /** What each shop's best one saves with the best of the platform that fits then, or the platform's alone. */
  function oneByOne(ofPlatform: readonly OrderCoupon[]): number {
    const alsoSaved = (left: (one: OrderLine) => number) => {
      const coveredBy = (one: OrderCoupon) => lines.filter((each) => coversProducts(one, each));
      return Math.max(...ofPlatform.map((one) => discountOf(one, sumOf(coveredBy(one), left))));
    };
    const ofBest = sumOf(lines, bestOfShop);
    return Math.max(
      ofBest + alsoSaved((one) => one.price - bestOfShop(one)),
      alsoSaved(({ price }) => price),
    );
  }

  test.each([
    ['of percent', (at: number) => coupon(at, 90_000, 1, { percent: at })],
    ['of percent with a low cap', (at: number) => coupon(at, 60_000 + at, 1, { percent: 9 + at })],
    ['that the best of the shops rule out', (at: number) => coupon(at, 90_000, covered - at * 9_000)],
    ['by product', (at: number) => coupon(at, 9_000, 1, { percent: at, scope: 'product', productIds: [10, at * 10] })],
  ])('twenty of each of six shops and ten of the platform %s: what is compared is bounded', (_, couponOf) => {
    const ofPlatform = Array.from({ length: 10 }, (_none, at) => couponOf(at + 1));
    const { considered, ...chosen } = compareCoupons(lines, [...ofShops, ...ofPlatform]);
    expect(considered).toBeGreaterThan(1_000);
    expect(considered).toBeLessThanOrEqual(consideredMax);
    expect(chosen.saved).toBeGreaterThanOrEqual(oneByOne(ofPlatform));
    const { total } = priceOrder({ lines, shops: shopIds.map((id) => sentBy(id)), points: noPoints, ...chosen });
    expect(total.shopCoupon + total.platformCoupon).toBe(chosen.saved);
  });
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
