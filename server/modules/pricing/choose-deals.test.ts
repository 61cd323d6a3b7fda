import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseDeals, type DealableLine, type DealTerms, dealCovers, dealDiscount } from './choose-deals.ts';

const line = (skuId: number, price: number, quantity: number, is: Partial<DealableLine> = {}): DealableLine => ({
  ...{ skuId, productId: skuId, shopId: 1, price, quantity, isAtOffer: false },
  ...is,
});
const steps = (id: number, list: [number, number][], productIds: number[] = []): DealTerms => ({
  ...{ id, shopId: 1, kind: 'steps', off: null },
  steps: list.map(([units, percent]) => ({ units, percent })),
  products: productIds.map((productId) => ({ productId, units: 1 })),
});
const bundle = (id: number, off: number, products: [number, number][]): DealTerms => ({
  ...{ id, shopId: 1, kind: 'bundle', off, steps: [] },
  products: products.map(([productId, units]) => ({ productId, units })),
});
const chosen = (lines: DealableLine[], deals: DealTerms[]) =>
  [...chooseDeals(lines, deals)].map(([skuId, { dealId, off }]) => [skuId, dealId, off]);

describe('steps', () => {
  const more = steps(7, [
    [2, 5],
    [3, 10],
  ]);

  test.each([
    [1, []],
    [2, [[1, 7, 200]]],
    [3, [[1, 7, 600]]],
    [50, [[1, 7, 10_000]]],
  ])('%i units', (quantity, expected) => expect(chosen([line(1, 2_000, quantity)], [more])).toEqual(expected));

  test('units of all its products count together, and what it takes off is divided to the cent', () => {
    // 10 % of 19.99 + 2 × 0.33 is 2.065, rounded up.
    expect(chosen([line(2, 33, 2), line(1, 1_999, 1)], [more])).toEqual([
      [1, 7, 200],
      [2, 7, 7],
    ]);
  });

  test('only its own products, of its own shop, and not at the price of a flash sale or a bargain', () => {
    expect(chosen([line(1, 100, 2), line(2, 100, 9)], [steps(7, [[2, 10]], [1])])).toEqual([[1, 7, 20]]);
    expect(chosen([line(1, 100, 2, { shopId: 2 })], [more])).toEqual([]);
    expect(chosen([line(1, 100, 1), line(2, 100, 1, { isAtOffer: true })], [more])).toEqual([]);
  });
});

describe('bundles', () => {
  const set = bundle(9, 500, [
    [1, 1],
    [2, 2],
  ]);

  test.each([
    [1, 1, 0],
    [1, 2, 500],
    [2, 4, 1_000],
    [3, 4, 1_000],
    [9, 1, 0],
  ])('%i of one and %i of the other make sets that cost %i less', (one, other, off) =>
    expect(dealDiscount(set, [line(1, 1_000, one), line(2, 1_000, other)])).toBe(off),
  );

  test('never more than it all costs', () => {
    expect(chosen([line(1, 100, 1), line(2, 50, 2)], [set])).toEqual([
      [1, 9, 100],
      [2, 9, 100],
    ]);
  });

  test('variants of a product count together', () => {
    expect(chosen([line(1, 1_000, 1), line(2, 500, 1), line(3, 500, 1, { productId: 2 })], [set])).toEqual([
      [1, 9, 250],
      [2, 9, 125],
      [3, 9, 125],
    ]);
  });
});

test('a line is in the deal that is best together with the others, not in the best one by itself', () => {
  const lines = [line(1, 1_000, 1), line(2, 1_000, 1), line(3, 1_000, 1), line(4, 1_000, 1)];
  const deals = [steps(1, [[2, 20]], [1, 2, 3]), steps(2, [[2, 20]], [2, 3, 4])];
  const off = [...chooseDeals(lines, deals).values()].reduce((sum, each) => sum + each.off, 0);
  expect(off).toBe(800);
});

test('of equal choices the older deal', () => {
  expect(chosen([line(1, 100, 2)], [steps(9, [[2, 10]]), steps(3, [[2, 10]])])).toEqual([[1, 3, 20]]);
});

test('with more choices than can be tried, the deals that take off most come first', () => {
  const lines = Array.from({ length: 20 }, (_, at) => line(at + 1, 100, 1));
  expect(new Set(chosen(lines, [steps(1, [[2, 5]]), steps(2, [[20, 9]])]).map(([, dealId]) => dealId))).toEqual(
    new Set([2]),
  );
});

const someLines = fc.uniqueArray(
  fc.record({
    skuId: fc.integer({ min: 1, max: 8 }),
    productId: fc.integer({ min: 1, max: 5 }),
    shopId: fc.integer({ min: 1, max: 2 }),
    price: fc.integer({ min: 1, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    isAtOffer: fc.boolean(),
  }),
  { selector: ({ skuId }) => skuId, maxLength: 5 },
);
const someSteps = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 15 }), { minLength: 1, maxLength: 3 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 3, maxLength: 3 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  )
  .map(([units, percents, productIds]) => {
    const rising = percents.toSorted((a, b) => a - b);
    return steps(
      0,
      units.toSorted((a, b) => a - b).map((each, at) => [each, rising[at] ?? 99]),
      productIds,
    );
  });
const someBundle = fc
  .tuple(
    fc.integer({ min: 1, max: 200_000 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 3 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([off, ids, units]) =>
    bundle(
      0,
      off,
      ids.map((productId) => [productId, units]),
    ),
  );
const someDeals = fc
  .array(fc.oneof(someSteps, someBundle), { maxLength: 3 })
  .map((deals) => deals.map((deal, at) => ({ ...deal, id: at + 1, shopId: 1 + (at % 2) })));

const totalOff = (lines: DealableLine[], deals: DealTerms[]) =>
  [...chooseDeals(lines, deals).values()].reduce((sum, { off }) => sum + off, 0);

describe('whatever is bought', () => {
  test('the parts of a deal add up to what it takes off, and no line goes below nothing or takes part without being covered', () => {
    fc.assert(
      fc.property(someLines, someDeals, (lines, deals) => {
        const parts = chooseDeals(lines, deals);
        for (const [skuId, { dealId, off }] of parts) {
          const own = lines.find((each) => each.skuId === skuId) as DealableLine;
          const deal = deals.find(({ id }) => id === dealId) as DealTerms;
          expect(dealCovers(deal, own) && !own.isAtOffer).toBe(true);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(own.price * own.quantity);
        }
        for (const deal of deals) {
          const own = lines.filter(({ skuId }) => parts.get(skuId)?.dealId === deal.id);
          const sum = own.reduce((all, { skuId }) => all + (parts.get(skuId)?.off ?? 0), 0);
          expect(sum).toBe(dealDiscount(deal, own));
        }
      }),
    );
  });

  test('the order of lines and deals does not matter', () => {
    fc.assert(
      fc.property(someLines, someDeals, (lines, deals) => {
        const there = [...chooseDeals(lines, deals)].toSorted(([a], [b]) => a - b);
        const back = [...chooseDeals(lines.toReversed(), deals.toReversed())].toSorted(([a], [b]) => a - b);
        expect(back).toEqual(there);
      }),
    );
  });

  test('another unit never costs more than its price, and another deal never makes anything dearer', () => {
    fc.assert(
      fc.property(someLines, someDeals, fc.nat(), (lines, deals, at) => {
        const more = lines.map((each, place) =>
          place === at % lines.length ? { ...each, quantity: each.quantity + 1 } : each,
        );
        expect(totalOff(more, deals)).toBeGreaterThanOrEqual(totalOff(lines, deals));
        expect(totalOff(lines, deals)).toBeGreaterThanOrEqual(totalOff(lines, deals.slice(1)));
      }),
    );
  });
});
