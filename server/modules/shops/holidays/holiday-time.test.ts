import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedTime, deadlineAfter, type Span } from './holiday-time.ts';

describe('when a deadline is over', () => {
  test.each<[string, Span[], number]>([
    ['without a holiday', [], 15],
    ['a holiday before it', [{ from: 2, until: 9 }], 15],
    ['a holiday that ends as it begins', [{ from: 2, until: 10 }], 15],
    ['a holiday after it', [{ from: 16, until: 30 }], 15],
    ['a holiday that begins as it is over', [{ from: 15, until: 30 }], 15],
    ['a holiday within it', [{ from: 12, until: 14 }], 17],
    ['a holiday across its start', [{ from: 5, until: 13 }], 18],
    ['a holiday across its end', [{ from: 14, until: 30 }], 31],
    ['the whole of it in a holiday', [{ from: 1, until: 40 }], 45],
    [
      'two holidays, the second reached through the first',
      [
        { from: 16, until: 20 },
        { from: 12, until: 14 },
      ],
      21,
    ],
    [
      'two that overlap count once',
      [
        { from: 12, until: 16 },
        { from: 14, until: 20 },
      ],
      23,
    ],
    [
      'two that follow each other',
      [
        { from: 12, until: 16 },
        { from: 16, until: 20 },
      ],
      23,
    ],
    ['one that was cancelled', [{ from: 12, until: 12 }], 15],
  ])('%s', (_, holidays, over) => {
    expect(deadlineAfter(10, 5, holidays)).toBe(over);
  });
});

const span = fc
  .record({ from: fc.integer({ min: 0, max: 200 }), length: fc.integer({ min: 0, max: 60 }) })
  .map(({ from, length }): Span => ({ from, until: from + length }));
const spans = fc.array(span, { maxLength: 6 });
const start = fc.integer({ min: 0, max: 200 });
const length = fc.integer({ min: 1, max: 100 });
const isWithin = (at: number, { from, until }: Span) => from < at && at < until;
/** The plain way: every tick counts that lies in no holiday. */
const ticks = (from: number, until: number, holidays: Span[]) =>
  Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at).filter(
    (at) => !holidays.some((holiday) => holiday.from <= at && at < holiday.until),
  ).length;

property.prop([start, length, spans])('exactly the promised time counts', (at, counted, holidays) => {
  const over = deadlineAfter(at, counted, holidays);
  expect(countedTime(at, over, holidays)).toBe(counted);
  expect(ticks(at, over, holidays)).toBe(counted);
});

property.prop([start, length, spans])(
  'never earlier than without holidays, and never within one',
  (at, counted, holidays) => {
    const over = deadlineAfter(at, counted, holidays);
    expect(over).toBeGreaterThanOrEqual(at + counted);
    expect(holidays.some((holiday) => isWithin(over, holiday))).toBe(false);
  },
);

property.prop([start, length, spans, span])(
  'one more holiday never brings it forward',
  (at, counted, holidays, more) => {
    expect(deadlineAfter(at, counted, [...holidays, more])).toBeGreaterThanOrEqual(
      deadlineAfter(at, counted, holidays),
    );
  },
);

property.prop([start, length, length, spans])('more days are never over earlier', (at, counted, more, holidays) => {
  expect(deadlineAfter(at, counted + more, holidays)).toBeGreaterThan(deadlineAfter(at, counted, holidays));
});

property.prop([start, length, spans])('their order is of no account', (at, counted, holidays) => {
  expect(deadlineAfter(at, counted, holidays.toReversed())).toBe(deadlineAfter(at, counted, holidays));
});

property.prop([start, length, spans, span, fc.integer({ min: 0, max: 300 })])(
  'a holiday ended early: the rest counts as if it had been planned so short',
  (at, counted, others, holiday, later) => {
    const over = deadlineAfter(at, counted, [...others, holiday]);
    const now = at + (later % Math.max(1, over - at));
    const shortened = { from: holiday.from, until: Math.max(holiday.from, Math.min(holiday.until, now)) };
    const left = countedTime(now, over, [...others, holiday]);
    expect(deadlineAfter(now, left, others)).toBe(deadlineAfter(at, counted, [...others, shortened]));
  },
);
