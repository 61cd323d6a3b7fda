import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { daysIn, type InsightRange, rangeDaysUsual, type ShownRange } from '#contract/insights/values.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';

const dayMs = 86_400_000;
const moved = (day: string, by: number) => new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10);

/** The days that are meant, and as many before. What is not said is the usual range until today. */
export async function shownRange(range: z.output<typeof InsightRange>): Promise<ShownRange> {
  return rangeAt(range, range.from && range.until ? range.until : await readToday());
}

export function rangeAt(range: z.output<typeof InsightRange>, today: string): ShownRange {
  const until = range.until ?? (range.from && range.from > today ? range.from : today);
  const from = range.from ?? moved(until, 1 - rangeDaysUsual);
  const days = daysIn(from, until);
  return { from, until, beforeFrom: moved(from, -days), beforeUntil: moved(from, -1) };
}

async function readToday(): Promise<string> {
  const [row] = await statement<{ day: string }>(
    'insights_today',
    sql`select (mall_now() at time zone 'UTC')::date::text as day`,
  ).rows(database());
  if (!row) throw new Error('mall_now() returned no row');
  return row.day;
}

/** Every day of a range, oldest first. */
export const daysOf = ({ from, until }: Pick<ShownRange, 'from' | 'until'>): string[] =>
  Array.from({ length: daysIn(from, until) }, (_, at) => moved(from, at));
