import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import type { PriceOffer } from '#server/modules/catalogue/index.ts';
import { chooseOffers, type OfferedUnits } from './choose-offers.ts';

const endsAt = '2026-12-01T00:00:00.000Z';
const offer = (kind: PriceOffer['kind'], id: number, price: number, left: number, perBuyer: number | null = null) => ({
  ...{ kind, id, price: money(price), left, perBuyer, endsAt },
});
const line = (skuId: number, quantity: number, offers: PriceOffer[], productId = 1): OfferedUnits => ({
  ...{ skuId, productId, quantity, usualPrice: money(1_000), offers },
});
const soldAt = (lines: OfferedUnits[], had?: Map<string, number>) =>
  [...chooseOffers(lines, had).values()].map(({ price, offer: chosen, missed }) => [
    price,
    chosen?.kind ?? null,
    missed,
  ]);

describe('at which price units are sold', () => {
  const bargain = offer('bargain', 7, 800, 5, 3);
  test.each([
    ['without an offer', [line(1, 1, [])], [[1_000, null, null]]],
    ['with enough units', [line(1, 3, [bargain])], [[800, 'bargain', null]]],
    [
      'with fewer than wanted',
      [line(1, 6, [{ ...bargain, perBuyer: null }])],
      [[1_000, null, { price: 800, units: 5 }]],
    ],
    ['with more than one buyer gets', [line(1, 4, [bargain])], [[1_000, null, { price: 800, units: 3 }]]],
    [
      'with the next best one',
      [line(1, 2, [offer('flash', 1, 700, 1), bargain])],
      [[800, 'bargain', { price: 700, units: 1 }]],
    ],
    [
      'with units of two variants together',
      [line(1, 2, [bargain]), line(2, 2, [bargain])],
      [
        [1_000, null, { price: 800, units: 3 }],
        [1_000, null, { price: 800, units: 3 }],
      ],
    ],
    [
      'with units of two products in one flash sale, which are counted by product',
      [line(1, 2, [offer('flash', 1, 700, 2)], 1), line(2, 2, [offer('flash', 1, 700, 2)], 2)],
      [
        [700, 'flash', null],
        [700, 'flash', null],
      ],
    ],
  ])('%s', (_, lines, expected) => expect(soldAt(lines)).toEqual(expected));

  test('what the buyer has at a limited price counts, and of another offer with the same number does not', () => {
    const had = (units: number, key = 'bargain 7 1') => new Map([[key, units]]);
    expect(soldAt([line(1, 1, [bargain])], had(2))).toEqual([[800, 'bargain', null]]);
    expect(soldAt([line(1, 2, [bargain])], had(2))).toEqual([[1_000, null, { price: 800, units: 1 }]]);
    expect(soldAt([line(1, 1, [bargain])], had(9))).toEqual([[1_000, null, { price: 800, units: 0 }]]);
    const flash = offer('flash', 7, 700, 9, 2);
    expect(soldAt([line(1, 2, [flash])], had(2))).toEqual([[700, 'flash', null]]);
    expect(soldAt([line(1, 2, [flash])], had(1, 'flash 7 1'))).toEqual([[1_000, null, { price: 700, units: 1 }]]);
    expect(soldAt([line(1, 2, [flash])], had(1, 'flash 7 2'))).toEqual([[700, 'flash', null]]);
  });
});

const anOffer = fc.record({
  kind: fc.constantFrom('flash' as const, 'bargain' as const),
  id: fc.integer({ min: 1, max: 2 }),
  price: fc.integer({ min: 1, max: 999 }).map(money),
  left: fc.integer({ min: 1, max: 9 }),
  perBuyer: fc.option(fc.integer({ min: 1, max: 9 })),
  endsAt: fc.constant(endsAt),
});
const someLines = fc
  .uniqueArray(
    fc.record({
      skuId: fc.integer({ min: 1, max: 6 }),
      productId: fc.integer({ min: 1, max: 2 }),
      quantity: fc.integer({ min: 1, max: 6 }),
      usualPrice: fc.constant(money(1_000)),
      offers: fc.uniqueArray(anOffer, { maxLength: 2, selector: ({ kind }) => kind }),
    }),
    { selector: ({ skuId }) => skuId, minLength: 1 },
  )
  .map((lines) =>
    lines.map((each) => ({ ...each, offers: each.offers.toSorted((one, other) => one.price - other.price) })),
  );

property.prop([someLines])(
  'no more units are sold at a lower price than it has, and never at more than usual',
  (lines) => {
    const chosen = chooseOffers(lines);
    const sold = new Map<PriceOffer, number>();
    for (const each of lines) {
      const { price, offer: taken } = chosen.get(each.skuId) ?? { price: 0, offer: null };
      expect(price).toBe(taken?.price ?? each.usualPrice);
      expect(price).toBeLessThanOrEqual(each.usualPrice);
      if (!taken) continue;
      const same = lines.filter(({ productId, offers }) =>
        offers.some(({ kind, id }) => productId === each.productId && kind === taken.kind && id === taken.id),
      );
      sold.set(
        taken,
        same
          .filter(({ skuId }) => {
            const other = chosen.get(skuId)?.offer;
            return other?.kind === taken.kind && other.id === taken.id;
          })
          .reduce((sum, { quantity }) => sum + quantity, 0),
      );
    }
    for (const [{ left, perBuyer }, units] of sold) expect(units).toBeLessThanOrEqual(Math.min(left, perBuyer ?? left));
  },
);
