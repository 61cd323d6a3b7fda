import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import { allocate } from './allocate.ts';
import { freightOf, parcelsByTemplate } from './freight.ts';

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

describe('a split adds up again', () => {
  test.each([
    [1_000, [1, 1, 1], [334, 333, 333]],
    [100, [1, 2, 3], [17, 33, 50]],
    [1, [1, 1], [1, 0]],
    [5, [0, 1, 0], [0, 5, 0]],
    [0, [3, 4], [0, 0]],
    [7, [1_000_000_000, 1], [7, 0]],
  ])('%i by %j is %j', (total, weights, parts) => {
    expect(allocate(money(total), weights)).toEqual(parts);
  });

  test.each([[[]], [[0, 0]], [[1, -1]]])('by %j it cannot be split', (weights) => {
    expect(() => allocate(money(1), weights)).toThrow(RangeError);
  });

  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
    .filter((all) => sumOf(all) > 0);
  const total = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(money);

  property.prop([total, weights])('to the last unit, none below zero, none a whole unit off its share', (all, by) => {
    const parts = allocate(all, by);
    expect(sumOf(parts)).toBe(all);
    const weightSum = BigInt(sumOf(by));
    parts.forEach((part, at) => {
      const exact = BigInt(all) * BigInt(by[at] ?? 0);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(BigInt(part) * weightSum > exact - weightSum && BigInt(part) * weightSum < exact + weightSum).toBe(true);
    });
  });

  property.prop([total, weights, fc.infiniteStream(fc.nat())])('whatever order they come in', (all, by, luck) => {
    const shuffled = by.map((weight) => ({ weight, key: luck.next().value })).sort((a, b) => a.key - b.key);
    const parts = allocate(all, by);
    const shuffledParts = allocate(
      all,
      shuffled.map(({ weight }) => weight),
    );
    // The same weights get the same amounts; among equal ones the first has the unit that is left over.
    const pairs = (some: readonly number[], amounts: readonly number[]) =>
      some.map((weight, at) => `${weight}:${amounts[at]}`).sort();
    expect(
      pairs(
        shuffled.map(({ weight }) => weight),
        shuffledParts,
      ),
    ).toEqual(pairs(by, parts));
  });

  property.prop([total, weights])('and the heavier never gets less', (all, by) => {
    const parts = allocate(all, by);
    for (const [a, weight] of by.entries())
      for (const [b, other] of by.entries()) if (weight > other) expect(parts[a]).toBeGreaterThanOrEqual(parts[b] ?? 0);
  });
});

describe('freight', () => {
  const byUnit = {
    basis: 'piece',
    firstUnits: 1,
    firstFee: 500,
    furtherUnits: 1,
    furtherFee: 100,
    tiers: [],
    freeFrom: 10_000,
  } as const;
  const byWeight = { ...byUnit, basis: 'weight', firstUnits: 1_000, furtherUnits: 500 } as const;
  const byPrice = {
    ...byUnit,
    basis: 'price',
    tiers: [
      { from: 2_000, fee: 300 },
      { from: 5_000, fee: 150 },
    ],
  } as const;
  test.each([
    [byPrice, 3, 1_999, 500],
    [byPrice, 3, 2_000, 300],
    [byPrice, 1, 5_000, 150],
    [byPrice, 1, 10_000, 0],
    [byUnit, 1, 9_999, 500],
    [byUnit, 3, 9_999, 700],
    [byUnit, 3, 10_000, 0],
    [{ ...byUnit, firstUnits: 3 }, 3, 1, 500],
    [{ ...byUnit, firstUnits: 3, furtherUnits: 2 }, 6, 1, 700],
    [{ ...byUnit, freeFrom: null }, 2, 1_000_000, 600],
    [{ ...byUnit, firstFee: 0, furtherFee: 0, freeFrom: null }, 99, 1, 0],
    [byUnit, 0, 0, 0],
    [byWeight, 1, 1, 500], // 400 g
    [byWeight, 3, 1, 600], // 1200 g: one further half kilogram begun
    [byWeight, 4, 1, 700], // 1600 g
    [byWeight, 4, 10_000, 0],
  ])('%j for %i units worth %i is %i', (by, units, subtotal, freight) => {
    expect(freightOf(by, { units, grams: units * 400, subtotal: money(subtotal) })).toBe(freight);
  });
});

describe('a parcel with products of several templates', () => {
  const rule = fc.record({
    basis: fc.constantFrom('piece' as const, 'weight' as const, 'price' as const),
    firstUnits: fc.integer({ min: 1, max: 900 }),
    firstFee: fc.integer({ min: 0, max: 900 }),
    furtherUnits: fc.integer({ min: 1, max: 900 }),
    furtherFee: fc.integer({ min: 0, max: 900 }),
    tiers: fc.constantFrom([], [{ from: 700, fee: 50 }]),
    freeFrom: fc.option(fc.integer({ min: 1, max: 5_000 })),
  });
  const rules = fc
    .uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })
    .chain((ids) => fc.tuple(...ids.map((templateId) => rule.map((terms) => ({ ...terms, templateId })))));
  const lines = fc.array(
    fc.record({
      freightTemplateId: fc.option(fc.integer({ min: 1, max: 4 })),
      price: fc.integer({ min: 1, max: 2_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      weightGrams: fc.integer({ min: 1, max: 900 }),
    }),
    { maxLength: 12 },
  );
  type Lines = typeof lines extends fc.Arbitrary<infer All> ? All : never;
  type Rules = typeof rules extends fc.Arbitrary<infer All> ? All : never;
  const freightFor = (own: Lines, by: Rules) =>
    sumOf(parcelsByTemplate(own, (line) => line, by).map(({ freight }) => freight));

  property.prop([lines, rules])('costs the sum of what each template asks for its own lines', (all, by) => {
    const alone = [1, 2, 3, 4].map((id) => {
      const own = all.filter(({ freightTemplateId }) => freightTemplateId === id);
      const terms = by.find(({ templateId }) => templateId === id);
      const units = sumOf(own.map(({ quantity }) => quantity));
      const grams = sumOf(own.map(({ quantity, weightGrams }) => quantity * weightGrams));
      const subtotal = money(sumOf(own.map(({ quantity, price }) => quantity * price)));
      return terms ? freightOf(terms, { units, grams, subtotal }) : 0;
    });
    expect(freightFor(all, by)).toBe(sumOf(alone));
  });

  property.prop([lines, rules])(
    'whatever the order of its lines and rules, and each line is in one parcel',
    (all, by) => {
      expect(freightFor(all.toReversed(), by.toReversed())).toBe(freightFor(all, by));
      const parcels = parcelsByTemplate(all, (line) => line, by);
      expect(parcels.flatMap((parcel) => parcel.lines)).toHaveLength(all.length);
      for (const { rule: found, lines: own, freight } of parcels) {
        const [id] = new Set(own.map(({ freightTemplateId }) => freightTemplateId));
        expect(found).toBe(by.find(({ templateId }) => templateId === id) ?? null);
        if (!found) expect(freight).toBe(0);
      }
    },
  );

  test('free delivery of one template does not count what another delivers', () => {
    const terms = { basis: 'piece', firstUnits: 1, furtherUnits: 1, furtherFee: 0, tiers: [] } as const;
    const by = [
      { ...terms, templateId: 1, firstFee: 400, freeFrom: 1_000 },
      { ...terms, templateId: 2, firstFee: 900, freeFrom: 1_000 },
    ];
    const line = (freightTemplateId: number, price: number) => ({
      freightTemplateId,
      price,
      quantity: 1,
      weightGrams: 1,
    });
    expect(freightFor([line(1, 999), line(2, 999)], by)).toBe(1_300);
    expect(freightFor([line(1, 1_000), line(2, 999)], by)).toBe(900);
    expect(freightFor([line(1, 1_000), line(2, 1_000)], by)).toBe(0);
  });
});
