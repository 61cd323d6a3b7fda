import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { daysIn } from '#contract/insights/values.ts';
import { monthsAndDays } from './months-and-days.ts';
import { daysOf } from './shown-range.ts';

const dayAt = (at: number) => new Date(Date.UTC(2023, 11, 1 + at)).toISOString().slice(0, 10);

property.prop([fc.nat(800), fc.nat(365)])('months and loose days are the range, each day once', (start, length) => {
  const range = { from: dayAt(start), until: dayAt(start + length) };
  const { months, head, tail } = monthsAndDays(range);
  const times = new Map<string, number>();
  const add = (day: string, sign: number) => times.set(day, (times.get(day) ?? 0) + sign);
  for (let at = 0; at < 1_300; at++) {
    const day = dayAt(at);
    const first = `${day.slice(0, 7)}-01`;
    if (first >= months.from && first <= months.until) add(day, 1);
    for (const loose of [head, tail]) if (day >= loose.from && day <= loose.until) add(day, loose.sign);
  }
  const counted = [...times].filter(([, count]) => count !== 0).sort();
  expect(counted).toEqual(daysOf(range).map((day) => [day, 1]));
  for (const loose of [head, tail]) expect(daysIn(loose.from, loose.until)).toBeLessThanOrEqual(15);
});

test('a year until today is twelve months, and the days of the first one', () => {
  expect(monthsAndDays({ from: '2025-11-19', until: '2026-11-18' })).toEqual({
    months: { from: '2025-12-01', until: '2026-11-01' },
    head: { from: '2025-11-19', until: '2025-11-30', sign: 1 },
    tail: { from: '2026-11-19', until: '2026-11-30', sign: -1 },
  });
});
