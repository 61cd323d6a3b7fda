import type { Transaction } from '#server/database/connection.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { wallClock } from './wall-clock.ts';

export type Quiet = { quietFrom: number | null; quietUntil: number | null; timeZone: string };

const dayMinutes = 24 * 60;
const minuteMs = 60_000;

/** When the quiet hours end that are going on at a time; null when none are. By clocks that change meanwhile it is up to an hour off. */
export function quietEnd({ quietFrom, quietUntil, timeZone }: Quiet, at: Date): Date | null {
  if (quietFrom === null || quietUntil === null) return null;
  const { minutes } = wallClock(timeZone, at);
  const since = (minutes - quietFrom + dayMinutes) % dayMinutes;
  const length = (quietUntil - quietFrom + dayMinutes) % dayMinutes;
  if (since >= length) return null;
  return new Date(Math.floor(at.getTime() / minuteMs) * minuteMs + (length - since) * minuteMs);
}

/** How long someone's quiet hours still go on; 0 outside of them. */
export async function quietSeconds(tx: Transaction, quiet: Quiet): Promise<number> {
  if (quiet.quietFrom === null) return 0;
  const now = await readMallTime(tx);
  const end = quietEnd(quiet, new Date(now));
  return end === null ? 0 : Math.ceil((end.getTime() - now) / 1_000);
}
