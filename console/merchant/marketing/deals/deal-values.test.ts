import { expect, test } from 'vitest';
import { DealTerms } from '#contract/catalogue/merchant-deals.ts';
import { mistakesIn, newDeal, termsOf } from './deal-values.ts';

const now = '2026-11-18T00:00:00.000Z';
const product = (id: number) => ({ id, name: `Product ${id}`, price: 100, picture: {} }) as never;
const steps = {
  ...newDeal(),
  name: { en: 'More' },
  steps: [
    { units: 2, percent: 5 },
    { units: 3, percent: '10' },
  ],
  endsAt: '2026-12-01T00:00:00.000Z',
};
const bundle = {
  ...steps,
  kind: 'bundle' as const,
  off: 4.99,
  products: [product(7), product(8)],
  units: { 8: 2 },
};

test('a new deal lacks its name, its percent and its end', () => {
  expect(mistakesIn(newDeal(), now)).toEqual({ name: 'nameMissing', steps: 'stepsWrong', endsAt: 'endMissing' });
  expect([mistakesIn(steps, now), mistakesIn(bundle, now)]).toEqual([{}, {}]);
});

test('what was typed becomes terms that the mall accepts', () => {
  const terms = termsOf(steps);
  expect(terms.offer).toEqual({
    ...{ kind: 'steps', off: null, products: [] },
    steps: [
      { units: 2, percent: 5 },
      { units: 3, percent: 10 },
    ],
  });
  expect(DealTerms.parse(terms)).toEqual(terms);
  const set = termsOf(bundle);
  expect(set.offer).toEqual({
    ...{ kind: 'bundle', steps: [], off: 499 },
    products: [
      { productId: 7, units: 1 },
      { productId: 8, units: 2 },
    ],
  });
  expect(DealTerms.parse(set)).toEqual(set);
});

test.each([
  [{ steps: [{ units: 1, percent: 5 }] }, { steps: 'stepsWrong' }],
  [
    {
      steps: [
        { units: 3, percent: 5 },
        { units: 3, percent: 6 },
      ],
    },
    { steps: 'stepsWrong' },
  ],
  [
    {
      steps: [
        { units: 2, percent: 5 },
        { units: 3, percent: 5 },
      ],
    },
    { steps: 'stepsWrong' },
  ],
  [{ scope: 'product' as const }, { products: 'productsMissing' }],
  [{ endsAt: '2026-11-17T00:00:00.000Z' }, { endsAt: 'endPast' }],
  [{ startsAt: '2026-12-02T00:00:00.000Z' }, { startsAt: 'startLate' }],
  [{ endsAt: '2028-01-01T00:00:00.000Z' }, { endsAt: 'tooLong' }],
])('%j is wrong', (change, mistakes) => expect(mistakesIn({ ...steps, ...change }, now)).toEqual(mistakes));

test.each([
  [{ off: '' }, { off: 'amountWrong' }],
  [{ products: [product(7)] }, { products: 'setWrong' }],
  [{ units: { 8: 0 } }, { products: 'setWrong' }],
])('a set with %j is wrong', (change, mistakes) => expect(mistakesIn({ ...bundle, ...change }, now)).toEqual(mistakes));

test('one that has begun does not end earlier', () => {
  expect(mistakesIn(steps, now, { endsAt: '2026-12-02T00:00:00.000Z' })).toEqual({ endsAt: 'endEarlier' });
});
