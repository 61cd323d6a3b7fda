import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import { byUnit, coupon, line, noPoints, ofShop, rules, sentBy } from '#tests/support/orders/priced-lines.ts';
import { anOrder } from '#tests/support/orders/random-orders.ts';
import type { OrderCoupon, OrderInput, OrderLine, PricedOrder } from './order-values.ts';
import { priceOrder } from './price-order.ts';

function price(lines: readonly OrderLine[], is: Partial<OrderInput> = {}) {
  const shops = [...new Set(lines.map(({ shopId }) => shopId))].map((shopId) => sentBy(shopId));
  return listed(priceOrder({ lines, shops, shopCoupons: [], platformCoupon: null, points: noPoints, ...is }));
}

function listed({ lines, shops, total }: PricedOrder) {
  return { lines: [...lines.values()], shops: [...shops.values()], total };
}

test('a deal comes off first: coupons, points and commission look at what is left', () => {
  const taking = line(1, 1_000, 3, { dealOff: money(300) });
  const { lines, shops, total } = price([taking], { shopCoupons: [coupon(1, 500, 2_700, ofShop(1))] });
  expect(lines[0]).toMatchObject({ subtotal: 3_000, shopCoupon: 800, dealOff: 300, commission: 110, payable: 2_900 });
  expect([shops[0]?.dealOff, total.dealOff]).toEqual([300, 300]);
  const tooFew = price([taking], { shopCoupons: [coupon(1, 500, 2_701, ofShop(1))] });
  expect(tooFew.total).toMatchObject({ shopCoupon: 300, dealOff: 300 });
});

describe('an order that fits on paper', () => {
  test('two shops, a coupon of one, the platform’s, points and freight', () => {
    const { lines, shops, total } = price([line(1, 1_000, 2), line(2, 500, 1), line(3, 3_333, 1, { shopId: 2 })], {
      shopCoupons: [coupon(1, 500, 2_500, ofShop(1))], // 400 off the first, 100 off the second
      platformCoupon: coupon(2, 533, 5_000), // over 1600, 400 and 3333
      points: { available: 1_000, isWanted: true, rules: { ...rules, pointWorth: money(3), maxPercent: 20 } },
    });
    // 4800 after coupons: 20 % is 960, which 320 points pay.
    expect(lines).toEqual([
      {
        skuId: 1,
        shopId: 1,
        listPrice: 4_000,
        subtotal: 2_000,
        shopCoupon: 400,
        dealOff: 0,
        platformCoupon: 160,
        points: 288,
        freight: 560,
        payable: 1_712,
        commission: 80,
        shopShare: 2_080,
        pointsUsed: 96,
      },
      {
        skuId: 2,
        shopId: 1,
        listPrice: 1_000,
        subtotal: 500,
        shopCoupon: 100,
        dealOff: 0,
        platformCoupon: 40,
        points: 72,
        freight: 140,
        payable: 428,
        commission: 20,
        shopShare: 520,
        pointsUsed: 24,
      },
      {
        skuId: 3,
        shopId: 2,
        listPrice: 6_666,
        subtotal: 3_333,
        shopCoupon: 0,
        dealOff: 0,
        platformCoupon: 333,
        points: 600,
        freight: 500,
        payable: 2_900,
        commission: 167,
        shopShare: 3_666,
        pointsUsed: 200,
      },
    ]);
    expect(shops).toEqual([
      {
        shopId: 1,
        listPrice: 5_000,
        subtotal: 2_500,
        shopCoupon: 500,
        dealOff: 0,
        platformCoupon: 200,
        points: 360,
        freight: 700,
        payable: 2_140,
        pointsUsed: 120,
        needsAddress: true,
        isServed: true,
      },
      {
        shopId: 2,
        listPrice: 6_666,
        subtotal: 3_333,
        shopCoupon: 0,
        dealOff: 0,
        platformCoupon: 333,
        points: 600,
        freight: 500,
        payable: 2_900,
        pointsUsed: 200,
        needsAddress: true,
        isServed: true,
      },
    ]);
    expect(total).toEqual({
      listPrice: 11_666,
      subtotal: 5_833,
      shopCoupon: 500,
      dealOff: 0,
      platformCoupon: 533,
      points: 960,
      freight: 1_200,
      payable: 5_040,
      pointsUsed: 320,
      pointsUsable: 320,
      pointsUsableWorth: 960,
      needsAddress: true,
    });
  });
});

describe('coupons', () => {
  const products = [line(1, 1_000, 1), line(2, 400, 1, { categoryIds: [9, 8, 7] })];
  test.each([
    ['below its minimum it takes nothing off', coupon(1, 100, 1_401), 0],
    ['at its minimum it does', coupon(1, 100, 1_400), 100],
    ['never more than what it covers', { ...coupon(1, 900, 300), scope: 'category', categoryId: 8 }, 400],
    ['a category’s covers what lies below it', { ...coupon(1, 100, 1_000), scope: 'category', categoryId: 1 }, 100],
    ['and nothing else', { ...coupon(1, 100, 401), scope: 'category', categoryId: 7 }, 0],
    ['a product’s covers that product', { ...coupon(1, 100, 1_000), scope: 'product', productIds: [10] }, 100],
    ['and no other', { ...coupon(1, 100, 401), scope: 'product', productIds: [20, 99] }, 0],
  ] as [string, OrderCoupon, number][])('%s', (_, platformCoupon, taken) => {
    expect(price(products, { platformCoupon }).total.platformCoupon).toBe(taken);
  });

  test('a shop’s covers nobody else’s products', () => {
    const shopCoupons = [coupon(1, 100, 600, ofShop(2))];
    expect(price([line(1, 500, 1), line(2, 500, 1, { shopId: 2 })], { shopCoupons }).total.shopCoupon).toBe(0);
  });

  test('the platform’s counts what the shops’ have left', () => {
    const shopCoupons = [coupon(1, 100, 1_000, { scope: 'product', shopId: 1, productIds: [10] })];
    const [enough, tooMuch] = [coupon(2, 50, 1_300), coupon(2, 50, 1_301)];
    expect(price(products, { shopCoupons, platformCoupon: enough }).total.platformCoupon).toBe(50);
    expect(price(products, { shopCoupons, platformCoupon: tooMuch }).total.platformCoupon).toBe(0);
  });

  test('two of one shop, or one in another’s place, are a bug', () => {
    const [one, other] = [coupon(1, 1, 1, ofShop(1)), coupon(2, 1, 1, ofShop(1))];
    expect(() => price(products, { shopCoupons: [one, other] })).toThrow(RangeError);
    expect(() => price(products, { platformCoupon: one })).toThrow(RangeError);
    expect(() => price(products, { shopCoupons: [coupon(3, 1, 1)] })).toThrow(RangeError);
    expect(() => price([line(1, 1, 1), line(1, 1, 1)])).toThrow(RangeError);
  });
});

describe('points', () => {
  const spend = (available: number, is: Partial<typeof rules> = {}, isWanted = true) =>
    price([line(1, 999, 1)], { points: { available, isWanted, rules: { ...rules, ...is } } }).total;
  test.each([
    [spend(10_000), 499, 499, 499], // half of 999, rounded down
    [spend(100), 100, 100, 100],
    [spend(10_000, { pointWorth: money(10) }), 499, 50, 50], // the fiftieth is not used up, and yet gone
    [spend(10_000, { spendAtLeast: money(1_000) }), 0, 0, 0],
    [spend(10_000, { spendAtLeast: money(999) }), 499, 499, 499],
    [spend(10_000, { isOpen: false }), 0, 0, 0],
    [spend(10_000, { pointWorth: money(0) }), 0, 0, 0],
    [spend(10_000, {}, false), 0, 0, 499],
  ])('%j', (total, points, pointsUsed, pointsUsable) => {
    expect(total).toMatchObject({ points, pointsUsed, pointsUsable });
  });
});

describe('bringing it', () => {
  const virtual = line(2, 1_000, 1, { isVirtual: true });
  test('what is virtual costs nothing, and needs no address when nothing else does', () => {
    const { lines, shops, total } = price([line(1, 1, 1), virtual]);
    expect(lines.map(({ freight }) => freight)).toEqual([500, 0]);
    expect(shops[0]).toMatchObject({ freight: 500, needsAddress: true });
    expect(total.needsAddress).toBe(true);
    const alone = price([virtual], { shops: [sentBy(1, { freightRule: null })] });
    expect(alone.shops[0]).toMatchObject({ freight: 0, needsAddress: false, isServed: true });
    expect(alone.total.needsAddress).toBe(false);
  });

  test('what one fetches costs nothing either; a shop that does not send there says so', () => {
    const fetched = price([line(1, 1, 1)], { shops: [sentBy(1, { delivery: 'pickup' })] });
    expect(fetched.shops[0]).toMatchObject({ freight: 0, needsAddress: false, isServed: true });
    const refused = price([line(1, 1, 1)], { shops: [sentBy(1, { freightRule: null })] });
    expect(refused.shops[0]).toMatchObject({ freight: 0, needsAddress: true, isServed: false });
  });

  test('free from a subtotal before coupons', () => {
    const shops = [sentBy(1, { freightRule: { ...byUnit, freeFrom: 1_000 } })];
    const shopCoupons = [coupon(1, 900, 1_000, ofShop(1))];
    expect(price([line(1, 1_000, 1)], { shops, shopCoupons }).total).toMatchObject({ freight: 0, payable: 100 });
    expect(price([line(1, 999, 1)], { shops }).total.freight).toBe(500);
  });
});

test.each([
  [10, 5, 1], // half a unit is rounded up
  [9, 5, 0],
  [1_000, 4.25, 43],
  [1_000_000_000, 99.99, 999_900_000],
])('the commission of %i at %f percent is %i', (subtotal, commissionPercent, commission) => {
  expect(price([line(1, subtotal, 1, { commissionPercent })]).lines[0]?.commission).toBe(commission);
});

const amounts = ['listPrice', 'subtotal', 'shopCoupon', 'platformCoupon', 'points', 'freight', 'payable'] as const;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

describe('any order', () => {
  property.prop([anOrder])('adds up: lines to shops, shops to all, and each of them within itself', (input) => {
    const { lines, shops, total } = listed(priceOrder(input));
    for (const name of [...amounts, 'pointsUsed'] as const) {
      expect(sumOf(shops.map((shop) => shop[name]))).toBe(total[name]);
      for (const shop of shops)
        expect(sumOf(lines.filter(({ shopId }) => shopId === shop.shopId).map((one) => one[name]))).toBe(shop[name]);
    }
    for (const one of [...lines, ...shops, total]) {
      expect(one.subtotal - one.shopCoupon - one.platformCoupon - one.points + one.freight).toBe(one.payable);
      expect(Math.min(...amounts.map((name) => one[name]))).toBeGreaterThanOrEqual(0);
      expect(one.shopCoupon + one.platformCoupon + one.points).toBeLessThanOrEqual(one.subtotal);
    }
  });

  property.prop([anOrder])('what is paid and what the platform bears go to the shop and the commission', (input) => {
    for (const { payable, platformCoupon, points, commission, shopShare } of priceOrder(input).lines.values()) {
      expect(payable + platformCoupon + points).toBe(commission + shopShare);
      expect(shopShare).toBeGreaterThanOrEqual(0);
    }
  });

  property.prop([anOrder])('takes no more points than there are, and none too many', (input) => {
    const { total } = priceOrder(input);
    const { pointWorth } = input.points.rules;
    expect(total.pointsUsed).toBeLessThanOrEqual(input.points.available);
    expect(total.points).toBeLessThanOrEqual(total.pointsUsed * pointWorth);
    if (total.pointsUsed > 0) expect(total.points).toBeGreaterThan((total.pointsUsed - 1) * pointWorth);
  });

  property.prop([anOrder, fc.infiniteStream(fc.nat())])('comes to the same in whatever order', (input, luck) => {
    const shuffled = <Item>(items: readonly Item[]) =>
      items
        .map((item) => ({ item, key: luck.next().value }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item);
    const other = priceOrder({
      ...input,
      lines: shuffled(input.lines),
      shops: shuffled(input.shops),
      shopCoupons: shuffled(input.shopCoupons),
    });
    expect(listed(other)).toEqual(listed(priceOrder(input)));
  });
});
