import { expect, test } from 'vitest';
import { dayAgo, presetOf } from './range.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');

test('a day ago is one in UTC', () => {
  expect([dayAgo(0, noon), dayAgo(1, noon)]).toEqual(['2026-03-01', '2026-02-28']);
});

test.each([
  ['', '', 30],
  ['2026-02-23', '', 7],
  ['2026-02-23', '2026-03-01', 7],
  ['2026-02-23', '2026-02-28', null],
  ['2026-02-22', '', null],
  ['', '2026-03-01', null],
])('from %j until %j is the button of %j days', (from, until, days) => {
  expect(presetOf(from, until, noon)).toBe(days);
});
