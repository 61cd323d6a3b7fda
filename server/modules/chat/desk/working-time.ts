import type { WeekHours } from '#contract/shops/opening-hours.ts';

const dayMs = 86_400_000;
const weekDays = 7;

/**
 * When a desk that is closed now opens again, as "2026-11-20T09:00" by its own clocks; null while it is open, and when it has not said
 * when it is. All questions of one closed time have the same answer to this.
 */
export function openingAfter(hours: WeekHours, timeZone: string, now: number): string | null {
  if (hours.every((day) => day === null)) return null;
  const { date, clock } = localTime(timeZone, now);
  const today = hours[dayOfWeek(date)];
  if (today && today.from <= clock && clock < today.until) return null;
  if (today && clock < today.from) return `${date}T${today.from}`;
  for (let ahead = 1; ahead <= weekDays; ahead++) {
    const day = new Date(Date.parse(date) + ahead * dayMs).toISOString().slice(0, 10);
    const then = hours[dayOfWeek(day)];
    if (then) return `${day}T${then.from}`;
  }
  return null;
}

/** 0 is Monday. */
const dayOfWeek = (date: string) => (new Date(date).getUTCDay() + weekDays - 1) % weekDays;

const formats = new Map<string, Intl.DateTimeFormat>();

function localTime(timeZone: string, now: number): { date: string; clock: string } {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }); // 2026-11-20 09:00
  formats.set(timeZone, format);
  const [date = '', clock = ''] = format.format(now).split(' ');
  return { date, clock };
}
