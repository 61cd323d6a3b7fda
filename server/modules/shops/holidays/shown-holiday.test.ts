import { expect, test } from 'vitest';
import { shownHoliday } from './shown-holiday.ts';

const first = { from: 20, until: 30, sells: true, shownFrom: 6 };
const prolonged = { from: 30, until: 40, sells: false, shownFrom: 25 };
const later = { from: 60, until: 70, sells: false, shownFrom: 46 };
const shownFirst = { from: 20, until: 30, sells: true };

test.each([
  [0, null, 6],
  [6, shownFirst, 20],
  [20, shownFirst, 25],
  [25, { ...shownFirst, until: 40 }, 30],
  [30, { from: 30, until: 40, sells: false }, 40],
  [40, null, 46],
  [46, { from: 60, until: 70, sells: false }, 60],
  [69, { from: 60, until: 70, sells: false }, 70],
  [70, null, null],
])('at %i the pages show %j, until %j', (now, shown, turnAt) => {
  expect(shownHoliday([later, prolonged, first], now)).toEqual({ shown, turnAt });
});

test('one that was cancelled is not shown', () => {
  expect(shownHoliday([{ ...first, until: 20 }], 7)).toEqual({ shown: null, turnAt: null });
});
