import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { coupon } from '#tests/support/orders/priced-lines.ts';
import { type Choice, combineChoices, undominated } from './combine-choices.ts';

const choice = (saved: number, lost: number): Choice => ({ saved, lost, coupons: [coupon(saved, saved, 1)] });
const none: Choice = { saved: 0, lost: 0, coupons: [] };
const sumsOf = (choices: readonly Choice[]) => choices.map(({ saved, lost }) => [saved, lost]);

/** Every combination of one choice per shop. */
const everyWay = (shops: readonly (readonly Choice[])[]) =>
  shops.reduce<Choice[]>(
    (ways, own) =>
      ways.flatMap((way) => own.map((one) => ({ ...none, saved: way.saved + one.saved, lost: way.lost + one.lost }))),
    [none],
  );

describe('combining the choices of shops', () => {
  test('leaves out those for which another saves as much and loses as little', () => {
    const shops = [
      [none, choice(10, 10), choice(8, 2), choice(7, 3)],
      [none, choice(5, 0)],
    ];
    const { choices, considered } = combineChoices(shops, 100);
    expect(sumsOf(choices)).toEqual([
      [15, 10],
      [13, 2],
      [5, 0],
    ]);
    expect(choices[0]?.coupons.map(({ id }) => id)).toEqual([10, 5]);
    expect(considered).toBe(4 + 3 * 2);
  });

  test('is exact up to the limit, and beyond it the most saved, the least lost and equal steps between them remain', () => {
    const own = Array.from({ length: 9 }, (_, at) => choice(at * 10, at * 10));
    expect(sumsOf(combineChoices([own], 9).choices)).toEqual(sumsOf(own.toReversed()));
    expect(sumsOf(combineChoices([own], 5).choices)).toEqual([
      [80, 80],
      [60, 60],
      [40, 40],
      [20, 20],
      [0, 0],
    ]);
    expect(sumsOf(combineChoices([own], 2).choices)).toEqual([
      [80, 80],
      [0, 0],
    ]);
  });

  const someChoice = fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }))
    .map(([saved, lost]) => choice(saved, Math.min(saved, lost)));
  const someShops = fc.array(
    fc.array(someChoice, { maxLength: 4 }).map((own) => [none, ...own]),
    { minLength: 1, maxLength: 3 },
  );

  property.prop([someShops, fc.integer({ min: 2, max: 9 })])(
    'for whatever may be lost, what remains saves as much as the best of all but one part of the most per shop',
    (shops, most) => {
      const all = everyWay(shops);
      const mostSaved = Math.max(...all.map(({ saved }) => saved));
      const { choices } = combineChoices(shops, most);
      expect(choices.length).toBeLessThanOrEqual(most);
      expect(sumsOf(choices)).toEqual(sumsOf(undominated(choices)));
      expect(choices[0]?.saved).toBe(mostSaved);
      expect(choices.at(-1)?.lost).toBe(0);
      for (const mayBeLost of new Set(all.map(({ lost }) => lost))) {
        const best = (ways: readonly Choice[]) =>
          Math.max(...ways.filter(({ lost }) => lost <= mayBeLost).map(({ saved }) => saved));
        expect(best(choices)).toBeGreaterThanOrEqual(best(all) - (shops.length * mostSaved) / (most - 1));
        expect(best(choices)).toBeLessThanOrEqual(best(all));
      }
    },
  );
});
