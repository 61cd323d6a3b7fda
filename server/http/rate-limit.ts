import { lt, sql } from 'drizzle-orm';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { noteLimited } from './limited-sources.ts';
import { rates } from './limits.ts';
import { Refusal } from './refusal.ts';
import { rateWindows } from './tables.ts';

type RateName = keyof typeof rates;

let platformRates: Partial<Record<RateName, number>> = {};

/** Sets how often something may be done where the platform says so instead of limits.ts. */
export function setRates(times: Partial<Record<RateName, number>>): void {
  platformRates = times;
}

onDatabaseClosed(() => setRates({}));

/**
 * Counts one more try of `name` by `who`, and refuses it once the window is full. It is one statement, so neither parallel
 * requests nor several processes can exceed the limit. `factor` multiplies the limit; `amount` counts more than one at once,
 * such as kilobytes.
 */
export async function countTry(name: RateName, who: string, factor = 1, amount = 1): Promise<void> {
  const { seconds } = rates[name];
  const times = platformRates[name] ?? rates[name].times;
  const [row] = await statement<{ times: number; secondsLeft: number }>(
    'rate',
    sql`
    insert into ${rateWindows} as current (key, times, ends_at)
    values (${`${name}:${who}`}, ${amount}::int, now() + make_interval(secs => ${seconds}::int))
    on conflict (key) do update set
      times = case when current.ends_at <= now() then excluded.times else current.times + excluded.times end,
      ends_at = case when current.ends_at <= now() then excluded.ends_at else current.ends_at end
    returning times, greatest(1, ceil(extract(epoch from ends_at - now())))::int as "secondsLeft"`,
  ).rows(database());
  if (!row || row.times <= times * factor) return;
  noteLimited(name, who);
  throw new Refusal('too_many_tries', { seconds: row.secondsLeft });
}

/** Deletes windows that have ended, so that the table stays small. */
export async function deleteOldWindows(): Promise<void> {
  await database().delete(rateWindows).where(lt(rateWindows.endsAt, sql`now() - interval '1 hour'`));
}
