import { daysIn } from '#contract/insights/values.ts';

type Days = { from: string; until: string };

/** Days at an end of a range that are added to whole months (1) or taken off again (-1). None if `until` is before `from`. */
export type LooseDays = Days & { sign: 1 | -1 };

/** A range as whole months, by their first days, and what is too much or too little at its two ends. */
export type MonthsAndDays = { months: Days; head: LooseDays; tail: LooseDays };

const dayMs = 86_400_000;
const moved = (day: string, by: number) => new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10);
const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string) => firstOf(moved(firstOf(day), 31));
const lastOf = (day: string) => moved(nextMonth(day), -1);

/** At each end the shorter way: its days, or its month without the others. So at most half a month is read by days at an end. */
export function monthsAndDays({ from, until }: Days): MonthsAndDays {
  const before = { from: firstOf(from), until: moved(from, -1), sign: -1 as const };
  const after = { from: moved(until, 1), until: lastOf(until), sign: -1 as const };
  const none = { from: until, until: moved(until, -1), sign: 1 as const };
  if (firstOf(from) === firstOf(until)) {
    const isShort = daysIn(from, until) <= length(before) + length(after);
    if (isShort) return { months: noMonths(from), head: { from, until, sign: 1 }, tail: none };
    return { months: { from: firstOf(from), until: firstOf(until) }, head: before, tail: after };
  }
  const first = { from, until: lastOf(from), sign: 1 as const };
  const last = { from: firstOf(until), until, sign: 1 as const };
  const [isWholeFirst, isWholeLast] = [length(before) < length(first), length(after) < length(last)];
  return {
    months: {
      from: isWholeFirst ? firstOf(from) : nextMonth(from),
      until: isWholeLast ? firstOf(until) : firstOf(moved(firstOf(until), -1)),
    },
    head: isWholeFirst ? before : first,
    tail: isWholeLast ? after : last,
  };
}

const length = ({ from, until }: Days) => daysIn(from, until);
const noMonths = (day: string): Days => ({ from: nextMonth(day), until: firstOf(day) });
