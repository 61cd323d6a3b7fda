import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';

/** Moves the mall's clock ahead, for tests of deadlines and start times. */
export async function moveClock(days: number): Promise<void> {
  await database().execute(sql`update mall_clock set ahead_seconds = ahead_seconds + ${Math.round(days * 86_400)}`);
}

export async function resetClock(): Promise<void> {
  await database().execute(sql`update mall_clock set ahead_seconds = 0`);
}
