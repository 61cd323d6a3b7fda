import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as plainTest } from 'vitest';
import { money } from '#contract/core/values.ts';
import { receiptRowKinds } from '#contract/receipts/values.ts';
import { containedTax, priceOrder, reduceLines, reducible } from '#server/modules/pricing/index.ts';
import { anOrder, smallOrder } from '#tests/support/orders/random-orders.ts';
import { rowsOfLine, rowsOfOrder, type StoredLine, type StoredOrder, sumOfRows } from './receipt-rows.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The orders of a payment as they are stored, after shops have lowered their prices by these shares. */
function storedOrders(input: Parameters<typeof priceOrder>[0], shares: readonly [number, number]): StoredOrder[] {
  const { lines, shops } = priceOrder(input);
  return [...shops.values()].map(({ shopId }) => {
    const mine = [...lines.values()].filter((line) => line.shopId === shopId);
    const most = reducible(mine);
    const off = {
      productsOff: money(Math.floor((most.productsOff * shares[0]) / 100)),
      freightOff: money(Math.floor((most.freightOff * shares[1]) / 100)),
    };
    const reduced = reduceLines(mine, off);
    const stored = reduced.map((line, place): StoredLine => {
      const before = mine[place]?.shopCoupon ?? 0;
      return {
        ...line,
        reduction: line.shopCoupon - before,
        offer: ([null, 'flash', 'bargain'] as const)[line.skuId % 3] ?? null,
        offerName: line.skuId % 3 === 1 ? 'Flash' : '',
        dealName: line.dealOff > 0 ? `Deal ${line.skuId % 2}` : '',
      };
    });
    return {
      lines: stored,
      payable: sumOf(stored.map(({ payable }) => payable)),
      freight: sumOf(stored.map(({ freight }) => freight)),
      freightOff: off.freightOff,
      shopCouponName: 'Ours',
      mallCouponName: 'Mall',
    };
  });
}

const percent = fc.integer({ min: 0, max: 100 });

describe('of any order', () => {
  test.prop([fc.oneof(anOrder, smallOrder), percent, percent])(
    'every row is explained to the cent',
    (input, one, two) => {
      for (const order of storedOrders(input, [one, two])) {
        const ofLines = order.lines.map((line) => rowsOfLine(line, order));
        for (const [place, line] of order.lines.entries()) {
          const rows = ofLines[place] ?? [];
          expect(sumOfRows(rows)).toBe(line.payable);
          // What the shop bears is what its share lacks of the list price; what the mall bears is what it pays the shop for.
          const borne = (payer: string) => 0 - sumOfRows(rows.filter((row) => row.payer === payer));
          expect(borne('shop')).toBe(Math.max(line.listPrice, line.subtotal) - line.subtotal + line.shopCoupon);
          expect(borne('mall')).toBe(line.platformCoupon + line.points);
          for (const { amount, payer } of rows) expect(payer === null ? amount >= 0 : amount < 0).toBe(true);
        }
        const rows = rowsOfOrder(order);
        expect(sumOfRows(rows)).toBe(order.payable);
        for (const kind of receiptRowKinds) {
          const together = (all: typeof rows) => sumOfRows(all.filter((row) => row.kind === kind));
          const moved = kind === 'freight' ? order.freightOff : kind === 'freight_reduction' ? 0 - order.freightOff : 0;
          expect(together(rows)).toBe(together(ofLines.flat()) + moved);
        }
        expect(new Set(rows.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(rows.length);
      }
    },
  );

  test.prop([
    fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 }),
    fc.integer({ min: 0, max: 9_999 }),
  ])('the tax of its lines is that of the order, and never more than half a cent from exact', (amounts, rate) => {
    const { total, parts } = containedTax(amounts, rate);
    expect(sumOf(parts)).toBe(total);
    const exact = (sumOf(amounts) * rate) / (10_000 + rate);
    expect(Math.abs(total - exact)).toBeLessThanOrEqual(0.500001);
    for (const [place, part] of parts.entries()) expect(part).toBeLessThanOrEqual(amounts[place] ?? 0);
  });
});

plainTest('contained tax', () => {
  expect(containedTax([12_300], 2_300)).toEqual({ total: 2_300, parts: [2_300] });
  expect(containedTax([100, 100, 100], 700)).toEqual({ total: 20, parts: [7, 7, 6] });
  expect(containedTax([0, 0], 2_300)).toEqual({ total: 0, parts: [0, 0] });
  expect(containedTax([999], 0)).toEqual({ total: 0, parts: [0] });
});

plainTest('each reduction has a row of its own, with its name and who bears it', () => {
  const line: StoredLine = {
    ...{ listPrice: 2_000, subtotal: 1_500, shopCoupon: 400, dealOff: 100, reduction: 50 },
    ...{ platformCoupon: 120, points: 30, freight: 500, payable: 1_450 },
    ...{ offer: null, offerName: '', dealName: 'Two for less' },
  };
  const names = { shopCouponName: 'Autumn', mallCouponName: 'Welcome' };
  expect(rowsOfLine(line, names)).toEqual([
    { kind: 'list', name: '', payer: null, amount: 2_000 },
    { kind: 'price', name: '', payer: 'shop', amount: -500 },
    { kind: 'deal', name: 'Two for less', payer: 'shop', amount: -100 },
    { kind: 'shop_coupon', name: 'Autumn', payer: 'shop', amount: -250 },
    { kind: 'shop_reduction', name: '', payer: 'shop', amount: -50 },
    { kind: 'mall_coupon', name: 'Welcome', payer: 'mall', amount: -120 },
    { kind: 'points', name: '', payer: 'mall', amount: -30 },
    { kind: 'freight', name: '', payer: null, amount: 500 },
  ]);
  const flash = { ...line, offer: 'flash', offerName: 'Night sale' } as const;
  expect(rowsOfLine(flash, names)[1]).toEqual({ kind: 'flash', name: 'Night sale', payer: 'shop', amount: -500 });
});
