import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partOf } from './part-share.ts';
import type { Plan } from './plan-refund.ts';
import { type FrozenLine, freightOfUnits, type Share, shareOf, sumShares } from './refund-share.ts';

const frozen = fc
  .record({
    quantity: fc.integer({ min: 1, max: 5 }),
    unitPrice: fc.integer({ min: 1, max: 99_999 }),
    taken: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
    freight: fc.nat(5_000),
    rate: fc.nat(100),
  })
  .map(({ quantity, unitPrice, taken: [shop, platform, byPoints], freight, rate }): FrozenLine => {
    const subtotal = quantity * unitPrice;
    const shopCoupon = Math.floor((subtotal * shop) / 300);
    const platformCoupon = Math.floor((subtotal * platform) / 300);
    const points = Math.floor((subtotal * byPoints) / 300);
    const commission = Math.floor(((subtotal - shopCoupon) * rate) / 100);
    return { quantity, unitPrice, shopCoupon, platformCoupon, points, pointsUsed: points, freight, commission };
  });

const planOf = (lines: readonly FrozenLine[]): Plan => {
  const planned = lines.map((line, id) => {
    const units = Array.from({ length: line.quantity }, (_, place) => place + 1);
    return { lineId: id, units, unsent: 0, ...shareOf(line, units, freightOfUnits(line, units)) };
  });
  return { lines: planned, total: sumShares(planned), freightRule: 'fault' };
};

const addsUp = ({ subtotal, shopCoupon, platformCoupon, points, freight, payable, shopShare, commission }: Share) =>
  subtotal - shopCoupon - platformCoupon - points + freight === payable &&
  payable + platformCoupon + points === shopShare + commission;

const names = [
  ...(['subtotal', 'shopCoupon', 'platformCoupon', 'points', 'freight', 'payable'] as const),
  ...(['commission', 'shopShare', 'pointsUsed'] as const),
];

test('a part is exactly what was agreed to, adds up in every line, and nothing exceeds the whole or is negative', () => {
  const property = fc.property(fc.array(frozen, { minLength: 1, maxLength: 4 }), fc.nat(), (lines, wanted) => {
    const whole = planOf(lines);
    if (whole.total.payable < 2) return;
    const amount = (wanted % (whole.total.payable - 1)) + 1;
    const part = partOf(whole, amount);
    expect(part.total.payable).toBe(amount);
    expect(sumShares(part.lines)).toEqual(part.total);
    for (const [place, line] of part.lines.entries()) {
      const full = whole.lines[place];
      if (!full) throw new Error(`Line ${place} is new`);
      expect(addsUp(line)).toBe(true);
      for (const name of names) {
        expect(line[name]).toBeGreaterThanOrEqual(0);
        expect(line[name]).toBeLessThanOrEqual(full[name]);
      }
    }
  });
  fc.assert(property, { numRuns: 500, seed: 20_261_117 });
});

describe('on paper', () => {
  const line = {
    ...{ quantity: 1, unitPrice: 10_000, shopCoupon: 1_000, platformCoupon: 500, points: 100 },
    ...{ pointsUsed: 100, freight: 600, commission: 450 },
  };
  const whole = planOf([line]);

  test('half of it: half of the coupons, points, freight and commission', () => {
    expect(whole.total.payable).toBe(9_000);
    expect(partOf(whole, 4_500).total).toEqual({
      ...{ subtotal: 5_000, shopCoupon: 500, platformCoupon: 250, points: 50, freight: 300, payable: 4_500 },
      ...{ commission: 225, shopShare: 4_575, pointsUsed: 50 },
    });
  });

  test('all of it, more, and nothing are no part', () => {
    for (const amount of [9_000, 9_001, 0, -1]) expect(() => partOf(whole, amount)).toThrow(RangeError);
  });
});
