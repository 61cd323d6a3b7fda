import { expect, test } from 'vitest';
import { dayAfter, wrongDays } from './holiday-days.ts';

test.each([
  ['', '', { from: 'missing', until: 'missing' }],
  ['2026-12-24', '', { from: null, until: 'missing' }],
  ['2026-12-24', '2026-12-24', { from: null, until: 'backFirst' }],
  ['2026-12-24', '2026-12-25', { from: null, until: null }],
  ['2026-12-24', '2027-02-07', { from: null, until: null }],
  ['2026-12-24', '2027-02-08', { from: null, until: 'tooLong' }],
])('from %s until %s', (from, until, wrong) => {
  expect(wrongDays({ from, until })).toEqual(wrong);
});

test('the day after is a date too, also at the end of a year', () => {
  expect([dayAfter('2026-12-31'), dayAfter('2026-02-01', 45)]).toEqual(['2027-01-01', '2026-03-18']);
});
