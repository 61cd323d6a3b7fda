import { expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import { priceGraph } from './price-graph.ts';

const day = (number: number) => new Date(Date.UTC(2026, 9, number)).toISOString();
const step = (number: number, price: number) => ({ at: day(number), price: money(price) });
const graph = (...steps: ReturnType<typeof step>[]) => {
  const lowest = steps.reduce((low, one) => (one.price <= low.price ? one : low));
  return priceGraph({ from: day(1), until: day(31), lowest, steps });
};

test('a price that never changed is a line in the middle', () => {
  expect(graph(step(1, 900))).toEqual({ line: 'M5 20H195', lowestLine: 'M5 20H195', dot: { x: 5, y: 20 } });
});

test('the highest price is on top, the lowest at the bottom, each until the next', () => {
  expect(graph(step(1, 1_000), step(16, 500), step(28, 750))).toEqual({
    line: 'M5 5H100V35H176V20H195',
    lowestLine: 'M100 35H176',
    dot: { x: 100, y: 35 },
  });
});

test('a product that was just added has a graph too', () => {
  const lowest = step(1, 900);
  expect(priceGraph({ from: day(1), until: day(1), lowest, steps: [lowest] }).line).toBe('M195 20H195');
});
