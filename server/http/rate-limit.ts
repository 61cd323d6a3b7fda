import { lt, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { rates } from './limits.ts';
import { Refusal } from './refusal.ts';
import { rateWindows } from './tables.ts';

/**
 * Counts one more try of `name` by `who`, and refuses it once the window is full. One statement: the database counts,
 * so neither parallel requests nor several processes can slip past the limit. What is counted may also be an amount.
 */
export async function countTry(name: keyof typeof rates, who: string, widening = 1, amount = 1): Promise<void> {
  const { times, seconds } = rates[name];
  const windowLength = sql`make_interval(secs => ${seconds})`;
  const [row] = await database()
    .insert(rateWindows)
    .values({ key: `${name}:${who}`, times: amount, endsAt: sql`now() + ${windowLength}` })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        times: sql`case when ${rateWindows.endsAt} <= now() then ${amount}::int else ${rateWindows.times} + ${amount}::int end`,
        endsAt: sql`case when ${rateWindows.endsAt} <= now() then now() + ${windowLength} else ${rateWindows.endsAt} end`,
      },
    })
    .returning({
      times: rateWindows.times,
      secondsLeft: sql<number>`greatest(1, ceil(extract(epoch from ${rateWindows.endsAt} - now())))::int`,
    });
  if (row && row.times > times * widening) throw new Refusal('too_many_tries', { seconds: row.secondsLeft });
}

/** Forgets windows that are over, so that the table stays small. */
export async function forgetOldWindows(): Promise<void> {
  await database().delete(rateWindows).where(lt(rateWindows.endsAt, sql`now() - interval '1 hour'`));
}
