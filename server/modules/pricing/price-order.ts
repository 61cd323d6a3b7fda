import { type Money, money } from '#contract/core/values.ts';
import { allocate } from './allocate.ts';
import { coversProducts, discountOf, isShopBorne } from './coupon-fit.ts';
import { parcelsByTemplate } from './freight.ts';
import type {
  OrderCoupon,
  OrderInput,
  OrderLine,
  OrderShop,
  PricedAmounts,
  PricedLine,
  PricedOrder,
  PricedShop,
} from './order-values.ts';
import { percentOf } from './percent-of.ts';
import { usablePoints } from './usable-points.ts';

type Work = {
  line: OrderLine;
  subtotal: number;
  shopCoupon: number; // with what deals take off
  platformCoupon: number;
  points: number;
  pointsUsed: number;
  freight: number;
};

/**
 * Prices an order: every line, every shop and the total. Deals of shops come off first, then their coupons, then the platform's, then points;
 * freight is added. Every amount of an order is the sum of its parts, and none is negative.
 */
export function priceOrder({ lines, shops, shopCoupons, platformCoupon, points }: OrderInput): PricedOrder {
  // Sorted by id, so that a remaining unit goes to the same line whatever the order of the input.
  const work = lines.toSorted((a, b) => a.skuId - b.skuId).map(started);
  assertOnce(work.map(({ line }) => line.skuId));
  assertOnce(shops.map(({ shopId }) => shopId));
  assertOnce(shopCoupons.map(({ shopId }) => shopId));
  for (const coupon of shopCoupons) takeCoupon(work, coupon, 'shopCoupon');
  if (platformCoupon) takeCoupon(work, platformCoupon, 'platformCoupon');
  const usable = usablePoints(
    points,
    sumOf(work, ({ subtotal, line }) => subtotal - line.dealOff),
    sumOf(work, afterCoupons),
  );
  if (points.isWanted) takePoints(work, usable);
  for (const shop of shops) addFreight(work, shop);

  const pricedLines = work.map(pricedLine);
  const pricedShops = shops.toSorted((a, b) => a.shopId - b.shopId).map((shop) => pricedShop(shop, work, pricedLines));
  return {
    lines: new Map(pricedLines.map((line) => [line.skuId, line])),
    shops: new Map(pricedShops.map((shop) => [shop.shopId, shop])),
    total: {
      ...addedUp(pricedLines),
      needsAddress: pricedShops.some(({ needsAddress }) => needsAddress),
      pointsUsable: usable.points,
      pointsUsableWorth: usable.worth,
    },
  };
}

function started(line: OrderLine): Work {
  return {
    line,
    subtotal: line.price * line.quantity,
    shopCoupon: line.dealOff,
    platformCoupon: 0,
    points: 0,
    pointsUsed: 0,
    freight: 0,
  };
}

const afterCoupons = ({ subtotal, shopCoupon, platformCoupon }: Work) => subtotal - shopCoupon - platformCoupon;

function takeCoupon(work: readonly Work[], coupon: OrderCoupon, as: 'shopCoupon' | 'platformCoupon'): void {
  if (isShopBorne(coupon) !== (as === 'shopCoupon'))
    throw new RangeError('A platform coupon was given as a shop coupon, or the other way round');
  const covered = work.filter(({ line }) => coversProducts(coupon, line));
  const taken = discountOf(coupon, sumOf(covered, afterCoupons));
  split(taken, covered, afterCoupons, (one, part) => {
    one[as] += part;
  });
}

function takePoints(work: readonly Work[], { points, worth }: { points: number; worth: Money }): void {
  split(worth, work, afterCoupons, (one, part) => {
    one.points = part;
  });
  split(
    money(points),
    work,
    ({ points: taken }) => taken,
    (one, part) => {
      one.pointsUsed = part;
    },
  );
}

/** The lines that have to be delivered: none for pick-up, mail or download. */
function sentBy({ shopId, delivery }: OrderShop, work: readonly Work[]): Work[] {
  if (delivery === 'pickup' || delivery === 'virtual') return [];
  return work.filter(({ line }) => line.shopId === shopId && !line.isVirtual);
}

function parcelsOf(shop: OrderShop, work: readonly Work[]) {
  return parcelsByTemplate(sentBy(shop, work), ({ line }) => line, shop.freightRules);
}

function addFreight(work: readonly Work[], shop: OrderShop): void {
  for (const { freight, lines } of parcelsOf(shop, work))
    split(
      freight,
      lines,
      ({ subtotal }) => subtotal,
      (one, part) => {
        one.freight = part;
      },
    );
}

function split(
  amount: Money,
  over: readonly Work[],
  weight: (one: Work) => number,
  give: (one: Work, part: Money) => void,
): void {
  if (amount === 0) return;
  const parts = allocate(amount, over.map(weight));
  for (const [place, one] of over.entries()) give(one, parts[place] ?? money(0));
}

function pricedLine(one: Work): PricedLine {
  const { line, subtotal, shopCoupon, platformCoupon, points, pointsUsed, freight } = one;
  const payable = afterCoupons(one) - points + freight;
  const commission = percentOf(subtotal - shopCoupon, line.commissionPercent);
  return {
    skuId: line.skuId,
    shopId: line.shopId,
    listPrice: money(line.originalPrice * line.quantity),
    subtotal: money(subtotal),
    shopCoupon: money(shopCoupon),
    dealOff: line.dealOff,
    platformCoupon: money(platformCoupon),
    points: money(points),
    freight: money(freight),
    payable: money(payable),
    commission: money(commission),
    shopShare: money(payable + platformCoupon + points - commission),
    pointsUsed,
  };
}

function pricedShop(shop: OrderShop, work: readonly Work[], lines: readonly PricedLine[]): PricedShop {
  const parcels = parcelsOf(shop, work);
  return {
    ...addedUp(lines.filter(({ shopId }) => shopId === shop.shopId)),
    shopId: shop.shopId,
    needsAddress: parcels.length > 0,
    isServed: parcels.every(({ rule }) => rule !== null),
  };
}

function addedUp(lines: readonly PricedLine[]) {
  const sum = (name: keyof PricedAmounts) => money(sumOf(lines, (line) => line[name]));
  return {
    listPrice: sum('listPrice'),
    subtotal: sum('subtotal'),
    shopCoupon: sum('shopCoupon'),
    dealOff: sum('dealOff'),
    platformCoupon: sum('platformCoupon'),
    points: sum('points'),
    freight: sum('freight'),
    payable: sum('payable'),
    pointsUsed: sumOf(lines, ({ pointsUsed }) => pointsUsed),
  };
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}

function assertOnce(keys: readonly unknown[]): void {
  if (new Set(keys).size < keys.length) throw new RangeError('A key occurs twice that may occur once');
}
