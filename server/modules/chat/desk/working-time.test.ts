import { expect, test } from 'vitest';
import { noHours, type WeekHours } from '#contract/shops/opening-hours.ts';
import { openingAfter } from './working-time.ts';

const nine = { from: '09:00', until: '18:00' };
const weekdays: WeekHours = [nine, nine, nine, nine, { from: '09:00', until: '24:00' }, null, null];
const at = (time: string, zone = 'UTC', hours = weekdays) => openingAfter(hours, zone, Date.parse(time));

test.each([
  ['2026-11-19T09:00Z', null], // a Thursday
  ['2026-11-19T17:59:59Z', null],
  ['2026-11-19T08:59:59Z', '2026-11-19T09:00'],
  ['2026-11-19T18:00Z', '2026-11-20T09:00'],
  ['2026-11-20T23:59:59Z', null],
  ['2026-11-21T00:00Z', '2026-11-23T09:00'],
  ['2026-11-22T23:00Z', '2026-11-23T09:00'],
])('at %s it opens %s', (time, opening) => {
  expect(at(time)).toBe(opening);
});

test('it goes by the clocks of the desk, also when these are changed', () => {
  expect(at('2026-11-19T02:30Z', 'Asia/Bangkok')).toBeNull();
  expect(at('2026-11-19T11:00Z', 'Asia/Bangkok')).toBe('2026-11-20T09:00');
  // Clocks in New York go forward on 8 March 2026: nine o'clock is an hour earlier.
  expect(at('2026-03-06T13:30Z', 'America/New_York')).toBe('2026-03-06T09:00');
  expect(at('2026-03-09T13:30Z', 'America/New_York')).toBeNull();
});

test('a desk that has not said when it is open is never closed', () => {
  expect(at('2026-11-22T23:00Z', 'UTC', noHours)).toBeNull();
});

test('one that opens on one day only waits a week', () => {
  const mondays: WeekHours = [nine, null, null, null, null, null, null];
  expect(at('2026-11-23T18:00Z', 'UTC', mondays)).toBe('2026-11-30T09:00');
});
