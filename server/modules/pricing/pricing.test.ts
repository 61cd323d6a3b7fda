import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import { allocate } from './allocate.ts';
import { freightOf } from './freight.ts';

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
    freeFrom: 10_000,
  } as const;
  const byWeight = { ...byUnit, basis: 'weight', firstUnits: 1_000, furtherUnits: 500 } as const;
  test.each([
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
