import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import { type ReducibleLine, reduceLines, reducible } from './reduce-lines.ts';

function line(amounts: Partial<ReducibleLine>): ReducibleLine {
  const { subtotal = 0, shopCoupon = 0, platformCoupon = 0, points = 0, freight = 0, commission = 0 } = amounts;
  const payable = subtotal - shopCoupon - platformCoupon - points + freight;
  const shopShare = payable + platformCoupon + points - commission;
  return { subtotal, shopCoupon, platformCoupon, points, freight, payable, commission, shopShare };
}

test('what is taken off is split by what is left to pay, and the commission follows at its rate', () => {
  const lines = [line({ subtotal: 3_000, commission: 150, freight: 400 }), line({ subtotal: 1_000, commission: 100 })];
  const [first, second] = reduceLines(lines, { productsOff: money(401), freightOff: money(100) });
  expect(first).toEqual(line({ subtotal: 3_000, shopCoupon: 301, commission: 135, freight: 300 }));
  expect(second).toEqual(line({ subtotal: 1_000, shopCoupon: 100, commission: 90 }));
});

test('a line that coupons and points have paid bears nothing', () => {
  const paid = line({ subtotal: 500, platformCoupon: 200, points: 300, commission: 25 });
  const other = line({ subtotal: 500, commission: 25 });
  expect(reducible([paid, other])).toEqual({ productsOff: 500, freightOff: 0 });
  const [unchanged, reduced] = reduceLines([paid, other], { productsOff: money(500), freightOff: money(0) });
  expect(unchanged).toEqual(paid);
  expect(reduced).toEqual(line({ subtotal: 500, shopCoupon: 500 }));
  expect(() => reduceLines([paid, other], { productsOff: money(501), freightOff: money(0) })).toThrow(RangeError);
});

const anyLine = fc
  .record({
    subtotal: fc.integer({ min: 0, max: 1_000_000_000 }),
    taken: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    points: fc.double({ min: 0, max: 1, noNaN: true }),
    freight: fc.integer({ min: 0, max: 100_000 }),
    rate: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ subtotal, taken: [ofShop, ofPlatform], points, freight, rate }) => {
    const shopCoupon = Math.floor(subtotal * ofShop);
    const platformCoupon = Math.floor((subtotal - shopCoupon) * ofPlatform);
    const byPoints = Math.floor((subtotal - shopCoupon - platformCoupon) * points);
    const commission = Math.floor((subtotal - shopCoupon) * rate);
    return line({ subtotal, shopCoupon, platformCoupon, points: byPoints, freight, commission });
  });
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('whatever is taken off, every line adds up, nothing is negative and nothing is lost', () => {
  const check = (lines: ReducibleLine[], ofProducts: number, ofFreight: number) => {
    const most = reducible(lines);
    const productsOff = money(Math.floor(most.productsOff * ofProducts));
    const freightOff = money(Math.floor(most.freightOff * ofFreight));
    const reduced = reduceLines(lines, { productsOff, freightOff });
    const sum = (rows: readonly ReducibleLine[], name: keyof ReducibleLine) =>
      rows.reduce((total, row) => total + row[name], 0);
    expect(sum(lines, 'payable') - sum(reduced, 'payable')).toBe(productsOff + freightOff);
    expect(sum(reduced, 'shopCoupon') - sum(lines, 'shopCoupon')).toBe(productsOff);
    expect(sum(lines, 'freight') - sum(reduced, 'freight')).toBe(freightOff);
    for (const [place, row] of reduced.entries()) {
      expect(row).toEqual(line(row));
      expect(Math.min(...Object.values(row))).toBeGreaterThanOrEqual(0);
      expect(row.commission).toBeLessThanOrEqual(lines[place]?.commission ?? 0);
      expect([row.platformCoupon, row.points]).toEqual([lines[place]?.platformCoupon, lines[place]?.points]);
    }
  };
  fc.assert(fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), share, share, check), { seed: 51 });
});
