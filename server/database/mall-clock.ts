import { sql } from 'drizzle-orm';
import { type Asker, database } from './connection.ts';
import { statement } from './statement.ts';

/**
 * The clock of every business time limit: the database's, moved ahead in a demo or a test. Sessions, failed sign-ins and
 * statistics read the real time (tests/architecture/one-clock.test.ts lists them).
 */
export const mallNow = sql<Date>`mall_now()`;

/** The time of the mall's clock, in milliseconds as `Date` counts them. */
export async function readMallTime(on: Asker = database()): Promise<number> {
  const rows = await statement<{ ms: number }>(
    'read_mall_time',
    sql`select floor(extract(epoch from mall_now()) * 1000)::float8 as ms`,
  ).rows(on);
  const [row] = rows;
  if (!row) throw new Error('mall_now() returned no row');
  return row.ms;
}
