import { sql } from 'drizzle-orm';
import { type ClockStep, clockSteps, type MallClock } from '#contract/demo/developer.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { mallClock } from '#server/database/tables.ts';

type ClockRow = { now: string; ahead: number };

const shown = sql`to_char(mall_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`;
const aheadMax = 10 * 365 * 86_400; // in seconds: far more than any time limit

export async function readClock(): Promise<MallClock> {
  const rows = await statement<ClockRow>(
    'read_clock',
    sql`select ${shown}, coalesce((select ahead_seconds from ${mallClock}), 0) as ahead`,
  ).rows(database());
  return { now: rows[0]?.now ?? '', aheadSeconds: rows[0]?.ahead ?? 0 };
}

/** Moves the mall's clock ahead by one step, or back to the real time. */
export async function putClock(step: ClockStep | 'back'): Promise<MallClock> {
  const ahead =
    step === 'back' ? sql`0` : sql`least(${aheadMax}::int, ahead_seconds + ${clockSteps[step] * 3_600}::int)`;
  await statement('put_clock', sql`update ${mallClock} set ahead_seconds = ${ahead}`).run(database());
  return readClock();
}

/** Moves the mall's clock to some days before the real time, while the demo's past is made; zero is the real time. */
export async function putClockBack(daysAgo: number): Promise<void> {
  const ahead = sql`${-Math.round(daysAgo * 86_400)}::int`;
  await statement('put_clock_back', sql`update ${mallClock} set ahead_seconds = ${ahead}`).run(database());
}

/** A start that ended while the demo's past was made has left the clock there. */
export async function leavePast(): Promise<void> {
  await statement('leave_past', sql`update ${mallClock} set ahead_seconds = 0 where ahead_seconds < 0`).run(database());
}
