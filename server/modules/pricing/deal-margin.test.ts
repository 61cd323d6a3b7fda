import { expect, test } from 'vitest';
import { marginOfSteps, marginsOfSet } from './deal-margin.ts';

const cup = { price: 1_000, cost: 700, commissionPercent: 5 };

test('steps are shown at the last one, where most is taken off', () => {
  const steps = [
    { units: 2, percent: 5 },
    { units: 4, percent: 25 },
  ];
  expect(marginOfSteps({ kind: 'steps', steps, off: null, products: [] }, cup)).toEqual({
    ...{ units: 4, subtotal: 4_000, discount: 1_000, commission: 150, cost: 2_800 },
    ...{ remains: 50, remainsPercent: 1.7, remainsWithout: 1_000 },
  });
});

test('a set is divided by price, to the cent, and never costs less than nothing', () => {
  const set = [
    { facts: cup, units: 2 },
    { facts: { price: 500, cost: null, commissionPercent: 5 }, units: 1 },
  ];
  expect(marginsOfSet(501, set).map(({ discount, remains }) => [discount, remains])).toEqual([
    [401, 119],
    [100, 380],
  ]);
  expect(marginsOfSet(9_999, set).map(({ discount, remainsPercent }) => [discount, remainsPercent])).toEqual([
    [2_000, null],
    [500, null],
  ]);
});
