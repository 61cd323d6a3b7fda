import { expect, test } from 'vitest';
import { releasesOf } from './release-rows.ts';

test('the days, what comes later and what nobody has received add up to what is pending', () => {
  const { days, later, unreceived, pending } = releasesOf({
    pending: 10_000,
    unreceived: 2_500,
    releases: [
      { day: '2026-11-20', amount: 4_000, orders: 2 },
      { day: '2026-11-21', amount: 2_000, orders: 1 },
    ],
  });
  expect(days.map(({ part }) => part)).toEqual([1, 0.5]);
  expect(later).toBe(1_500);
  expect(4_000 + 2_000 + later + unreceived).toBe(pending);
});

test('nothing is pending', () => {
  expect(releasesOf({ pending: 0, unreceived: 0, releases: [] })).toEqual({
    days: [],
    later: 0,
    unreceived: 0,
    pending: 0,
  });
});
