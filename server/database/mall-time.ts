import { sql } from 'drizzle-orm';
import { database } from './connection.ts';
import { statement } from './statement.ts';

/** The time of the mall's clock, in milliseconds as `Date` counts them. */
export async function readMallTime(): Promise<number> {
  const rows = await statement<{ ms: number }>(
    'read_mall_time',
    sql`select floor(extract(epoch from mall_now()) * 1000)::float8 as ms`,
  ).rows(database());
  const [row] = rows;
  if (!row) throw new Error('mall_now() returned no row');
  return row.ms;
}
