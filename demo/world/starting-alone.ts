import { holdLock } from '#server/database/hold-lock.ts';
import { locks } from '#server/database/locks.ts';
import { leavePast } from './clock.ts';

/**
 * Waits until no other process of this database is being started, and puts a clock right that a start has left in the past: while
 * the demo's past is made the clock is put back for everybody. Released once the demo is complete, or with the process.
 */
export async function takeClock(url: string): Promise<() => Promise<void>> {
  const release = await holdLock(url, locks.demoClock);
  await leavePast();
  return release;
}

/** Places the demo's orders, which come after the start, in one process at a time: the next one finds them there. */
export async function placeAlone(url: string, place: () => Promise<void>): Promise<void> {
  const release = await holdLock(url, locks.demoOrders);
  try {
    await place();
  } finally {
    await release();
  }
}
