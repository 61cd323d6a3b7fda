import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';

/**
 * The last day that can be closed. An entry has the time at which its transaction began, and a transaction may go on for a while
 * after midnight: an hour is far more than any is given.
 */
export async function findLastDayToClose(): Promise<string> {
  const [row] = await statement<{ day: string }>(
    'find_last_day_to_close',
    sql`select ((mall_now() - interval '1 hour') at time zone 'UTC')::date - 1 as day`,
  ).rows(database());
  if (!row) throw new Error('The database returned no day');
  return row.day;
}
