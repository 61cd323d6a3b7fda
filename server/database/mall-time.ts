import { sql } from 'drizzle-orm';
import { database } from './connection.ts';

/** What time it is by the mall's clock, in milliseconds as `Date` counts them. */
export async function readMallTime(): Promise<number> {
  const { rows } = await database().execute<{ ms: number }>(
    sql`select floor(extract(epoch from mall_now()) * 1000)::float8 as ms`,
  );
  const [row] = rows;
  if (!row) throw new Error('The mall’s clock gave no answer');
  return row.ms;
}
