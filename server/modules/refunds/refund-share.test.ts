import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  earnedToTakeBack,
  type FrozenLine,
  freightOfUnits,
  type Share,
  shareOf,
  sumShares,
  unclaimedUnits,
  unitsOf,
} from './refund-share.ts';

const lines: fc.Arbitrary<FrozenLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 10_000_000 })),
    cuts: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
    pointsUsed: fc.nat(100_000),
    freight: fc.nat(100_000),
    percent: fc.nat(100),
  })
  .map(({ quantity, unitPrice, cuts, pointsUsed, freight, percent }) => {
    const [a, b, c] = cuts;
    const subtotal = quantity * unitPrice;
    const shopCoupon = Math.floor((subtotal * a) / 100);
    const platformCoupon = Math.floor(((subtotal - shopCoupon) * b) / 100);
    const points = Math.floor(((subtotal - shopCoupon - platformCoupon) * c) / 100);
    const commission = Math.round(((subtotal - shopCoupon) * percent) / 100);
    return {
      ...{ quantity, unitPrice, shopCoupon, platformCoupon, points, freight, commission },
      pointsUsed: points === 0 ? 0 : pointsUsed,
    };
  });

/** The whole line, as an order has it. */
function wholeOf(line: FrozenLine): Share {
  const subtotal = line.quantity * line.unitPrice;
  const payable = subtotal - line.shopCoupon - line.platformCoupon - line.points + line.freight;
  const { shopCoupon, platformCoupon, points, freight, commission, pointsUsed } = line;
  const shopShare = payable + platformCoupon + points - commission;
  return { subtotal, shopCoupon, platformCoupon, points, freight, payable, commission, shopShare, pointsUsed };
}

property.prop({ line: lines, keys: fc.array(fc.tuple(fc.nat(5), fc.nat(1000)), { minLength: 40, maxLength: 40 }) })(
  'any parts of a line, in any order, are the line to the cent, and none has less than nothing of anything',
  ({ line, keys }) => {
    const numbers = Array.from({ length: line.quantity }, (_, place) => place + 1);
    const shuffled = numbers.toSorted((a, b) => (keys[a - 1]?.[1] ?? 0) - (keys[b - 1]?.[1] ?? 0));
    const parts = [...Map.groupBy(shuffled, (number) => keys[number - 1]?.[0] ?? 0).values()];
    const shares = parts.map((part) => shareOf(line, part, freightOfUnits(line, part)));
    expect(sumShares(shares)).toEqual(wholeOf(line));
    for (const share of shares) {
      expect(Math.min(...Object.values(share))).toBeGreaterThanOrEqual(0);
      expect(share.payable + share.platformCoupon + share.points).toBe(share.shopShare + share.commission);
    }
  },
);

property.prop({
  line: lines,
  steps: fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 40 })), { maxLength: 60 }),
})('requests that come and go leave the same sum behind', ({ line, steps }) => {
  const taken: number[][] = [];
  for (const [isTaken, number] of steps) {
    if (!isTaken) taken.splice(number % Math.max(1, taken.length), 1); // one is withdrawn
    const free = unclaimedUnits(line.quantity, taken.flat(), (number % line.quantity) + 1);
    if (isTaken && free) taken.push(free);
  }
  const rest = unclaimedUnits(line.quantity, taken.flat(), line.quantity - taken.flat().length) ?? [];
  expect(sumShares([...taken, rest].map((part) => shareOf(line, part, freightOfUnits(line, part))))).toEqual(
    wholeOf(line),
  );
});

property.prop({
  earned: fc.nat(100_000),
  parts: fc.array(fc.nat(10_000), { minLength: 1, maxLength: 20 }),
})(
  'earned points are all taken back with the last part, never more, and never fewer than none',
  ({ earned, parts }) => {
    const paid = parts.reduce((sum, part) => sum + part, 0);
    let before = 0;
    const taken = parts.map((part) => {
      const points = earnedToTakeBack(earned, paid, before, part);
      before += part;
      return points;
    });
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(0);
    expect(taken.reduce((sum, points) => sum + points, 0)).toBe(paid === 0 ? 0 : earned);
  },
);

describe('on paper', () => {
  const line = {
    ...{ quantity: 3, unitPrice: 1_000, shopCoupon: 100, platformCoupon: 50, points: 20 },
    ...{ pointsUsed: 20, freight: 500, commission: 145 },
  };

  test('three units of 10.00 with odd reductions', () => {
    expect(
      unitsOf(line).map(({ shopCoupon, platformCoupon, points, freight, commission, pointsUsed }) => [
        ...[shopCoupon, platformCoupon, points],
        ...[freight, commission, pointsUsed],
      ]),
    ).toEqual([
      [33, 17, 7, 167, 49, 7],
      [34, 17, 6, 167, 48, 6],
      [33, 16, 7, 166, 48, 7],
    ]);
  });

  test('two of them, without freight', () => {
    expect(shareOf(line, [1, 3], 0)).toEqual({
      ...{ subtotal: 2_000, shopCoupon: 66, platformCoupon: 33, points: 14, freight: 0, payable: 1_887 },
      ...{ commission: 97, shopShare: 1_837, pointsUsed: 14 },
    });
  });

  test('what is not there cannot come back', () => {
    expect(() => shareOf(line, [4], 0)).toThrow('Unit 4 does not exist');
    expect(unclaimedUnits(3, [2], 3)).toBeNull();
    expect(unclaimedUnits(3, [2], 2)).toEqual([1, 3]);
  });

  test('of 10 points, half of what was paid takes 5, and a third of it rounds up what is taken', () => {
    expect(earnedToTakeBack(10, 1_000, 0, 500)).toBe(5);
    expect(earnedToTakeBack(10, 900, 0, 300)).toBe(4);
    expect(earnedToTakeBack(10, 900, 300, 600)).toBe(6);
    expect(earnedToTakeBack(0, 900, 0, 300)).toBe(0);
    expect(earnedToTakeBack(10, 0, 0, 0)).toBe(0);
  });
});
