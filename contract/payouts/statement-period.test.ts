import { expect, test } from 'vitest';
import { daysOf, neighbourOf, StatementPeriod } from './statement-period.ts';

test('months and days of the calendar are periods, and nothing else is', () => {
  const given = ['2026-11', '2026-11-30', '2028-02-29', '2026-02-29', '2026-11-31', '2026-13', '1999-01', '2026', ''];
  expect(given.filter((period) => StatementPeriod.safeParse(period).success)).toEqual(given.slice(0, 3));
});

test('a period has its first and last day, and neighbours of its kind', () => {
  expect(daysOf('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31', next: '2027-01-01' });
  expect(daysOf('2028-02-28')).toEqual({ first: '2028-02-28', last: '2028-02-28', next: '2028-02-29' });
  expect([neighbourOf('2026-01', -1), neighbourOf('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  expect([neighbourOf('2026-03-01', -1), neighbourOf('2026-12-31', 1)]).toEqual(['2026-02-28', '2027-01-01']);
});
