import { expect, test } from 'vitest';
import { marginWith } from './coupon-margin.ts';

const facts = { price: 2_000, cost: 1_200, commissionPercent: 5 };

test('an amount from a minimum on: as many units as it needs, and what remains of them', () => {
  expect(marginWith({ minimumSpend: 5_000, discount: 1_000, percent: null }, facts)).toEqual({
    units: 3,
    subtotal: 6_000,
    discount: 1_000,
    commission: 250,
    cost: 3_600,
    remains: 1_150,
    remainsPercent: 23,
    remainsWithout: 2_100,
  });
});

test('a part of the sum without a minimum: one unit; a loss is below nothing', () => {
  expect(marginWith({ minimumSpend: 0, discount: 2_000, percent: 50 }, facts)).toMatchObject({
    units: 1,
    discount: 1_000,
    commission: 50,
    remains: -250,
    remainsPercent: -25,
    remainsWithout: 700,
  });
});

test('without a cost, what remains is without it too; of nothing paid there is no part', () => {
  expect(marginWith({ minimumSpend: 0, discount: 500, percent: null }, { ...facts, cost: null })).toMatchObject({
    cost: null,
    remains: 1_425,
    remainsPercent: 95,
  });
  expect(marginWith({ minimumSpend: 0, discount: 9_000, percent: null }, { ...facts, cost: 0 })).toMatchObject({
    discount: 2_000,
    remains: 0,
    remainsPercent: null,
  });
});
