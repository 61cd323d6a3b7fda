import { z } from 'zod';

/** A month ("2026-11") or a day ("2026-11-05") of the mall, which counts its days in UTC. */
export const StatementPeriod = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/)
  .refine(isOnCalendar)
  .meta({ examples: ['2026-11'] });

const monthLength = 'YYYY-MM'.length;

export const isMonth = (period: string) => period.length === monthLength;
export const monthOf = (day: string) => day.slice(0, monthLength);

const dayText = (time: Date) => time.toISOString().slice(0, 10);

function isOnCalendar(period: string): boolean {
  const first = new Date(isMonth(period) ? `${period}-01` : period);
  return !Number.isNaN(first.getTime()) && dayText(first).startsWith(period);
}

/** The first day of a period, its last, and the one after it. */
export function daysOf(period: string): { first: string; last: string; next: string } {
  const first = new Date(isMonth(period) ? `${period}-01` : period);
  const next = new Date(first);
  if (isMonth(period)) next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCDate(next.getUTCDate() + 1);
  const last = new Date(next);
  last.setUTCDate(last.getUTCDate() - 1);
  return { first: dayText(first), last: dayText(last), next: dayText(next) };
}

/** The month or day before or after another. */
export function neighbourOf(period: string, step: -1 | 1): string {
  const { first, next } = daysOf(period);
  const before = new Date(first);
  before.setUTCDate(before.getUTCDate() - 1);
  return (step === 1 ? next : dayText(before)).slice(0, period.length);
}
