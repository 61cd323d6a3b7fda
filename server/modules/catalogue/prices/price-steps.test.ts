import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { lowestOf, priceSteps, stepsMax } from './price-steps.ts';

const month = { fromMs: 0, untilMs: 30, price: 100, past: [], flash: [] };
const written = (facts: Parameters<typeof priceSteps>[0]) => priceSteps(facts).map(({ atMs, price }) => [atMs, price]);

test('a price that never changed is one step', () => {
  expect(written(month)).toEqual([[0, 100]]);
});

test('each earlier price holds until its end, and the oldest from the beginning', () => {
  const past = [
    { untilMs: 5, price: 120 },
    { untilMs: 20, price: 90 },
  ];
  expect(written({ ...month, past })).toEqual([
    [0, 120],
    [5, 90],
    [20, 100],
  ]);
  expect(lowestOf(priceSteps({ ...month, past }))).toEqual({ atMs: 5, price: 90 });
});

test('a flash sale counts while it runs and is the cheaper one', () => {
  const flash = [
    { fromMs: 10, untilMs: 12, price: 70 },
    { fromMs: 11, untilMs: 14, price: 60 },
    { fromMs: 20, untilMs: 22, price: 110 },
  ];
  expect(written({ ...month, flash })).toEqual([
    [0, 100],
    [10, 70],
    [11, 60],
    [14, 100],
  ]);
});

test('what ended before or begins later does not count', () => {
  const flash = [
    { fromMs: -9, untilMs: -1, price: 10 },
    { fromMs: 31, untilMs: 40, price: 20 },
    { fromMs: -5, untilMs: 3, price: 80 },
  ];
  expect(written({ ...month, flash })).toEqual([
    [0, 80],
    [3, 100],
  ]);
});

test('a flash sale that begins right now counts', () => {
  const flash = [{ fromMs: 30, untilMs: 40, price: 50 }];
  expect(lowestOf(priceSteps({ ...month, flash }))).toEqual({ atMs: 30, price: 50 });
});

test('of two equally low prices the later one counts', () => {
  const past = [
    { untilMs: 5, price: 80 },
    { untilMs: 9, price: 100 },
    { untilMs: 12, price: 80 },
  ];
  expect(lowestOf(priceSteps({ ...month, past }))).toEqual({ atMs: 9, price: 80 });
});

const price = fc.integer({ min: 1, max: 50 });
const time = fc.integer({ min: -10, max: 300 });

property.prop([
  fc.uniqueArray(fc.record({ untilMs: time, price }), { selector: ({ untilMs }) => untilMs, maxLength: 250 }),
  fc.array(fc.record({ fromMs: time, untilMs: time, price }), { maxLength: 5 }),
])('at all times the price is the right one, neighbours differ, and shortening keeps the lowest', (unsorted, flash) => {
  const past = unsorted.sort((one, other) => one.untilMs - other.untilMs);
  const facts = { fromMs: 0, untilMs: 290, price: 30, past, flash };
  const steps = priceSteps(facts);
  expect(steps.length).toBeLessThanOrEqual(stepsMax);
  expect(steps[0]?.atMs).toBe(0);
  const truth = Array.from({ length: 291 }, (_, ms) =>
    Math.min(
      past.find(({ untilMs }) => untilMs > ms)?.price ?? 30,
      ...flash.filter((sale) => sale.fromMs <= ms && ms < sale.untilMs).map((sale) => sale.price),
    ),
  );
  expect(lowestOf(steps).price).toBe(Math.min(...truth));
  const isWhole = steps.length < stepsMax;
  const second = steps[1]?.atMs ?? 0;
  const shown = truth.map((_, ms) => steps.findLast(({ atMs }) => atMs <= ms)?.price);
  expect(shown.slice(isWhole ? 0 : second)).toEqual(truth.slice(isWhole ? 0 : second));
  const repeated = steps.filter((step, at) => at > 1 && step.price === steps[at - 1]?.price);
  expect(repeated).toEqual([]);
});
