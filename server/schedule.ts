import { log } from './http/log.ts';
import { forgetOldWindows } from './http/rate-limit.ts';
import { forgetOldCarts } from './modules/cart/index.ts';
import { sumUpSales } from './modules/catalogue/index.ts';
import { forgetOldAttempts, forgetOldIdentities } from './modules/identity/index.ts';
import {
  balanceTiers,
  indexForgotten,
  indexTurnedSales,
  mergeHotKeywords,
  writeAsked,
} from './modules/search/index.ts';
import { forgetOldCodes } from './modules/shops/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What runs by itself, and how often. Each bears running twice and in several processes at once. */
const timetable: readonly { name: string; everyMs: number; run(): Promise<void> }[] = [
  { name: 'forget rate windows that are over', everyMs: hourMs, run: forgetOldWindows },
  { name: 'forget picture codes that nobody answered', everyMs: hourMs, run: forgetOldCodes },
  { name: 'forget carts of guests who did not come back', everyMs: hourMs, run: forgetOldCarts },
  { name: 'sum up what was sold lately', everyMs: hourMs, run: () => sumUpSales() },
  { name: 'index goods whose flash sale began or ended', everyMs: minuteMs, run: () => indexTurnedSales(1) },
  { name: 'write down what was searched for', everyMs: minuteMs, run: writeAsked },
  { name: 'find out what is searched for most', everyMs: 10 * minuteMs, run: mergeHotKeywords },
  { name: 'put goods into their tiers', everyMs: hourMs, run: balanceTiers },
  { name: 'index goods that search has missed', everyMs: hourMs, run: indexForgotten },
  { name: 'forget sessions, codes and failed sign-ins that are over', everyMs: hourMs, run: forgetOldIdentities },
  { name: 'forget sign-ins with others that were never ended', everyMs: hourMs, run: forgetOldAttempts },
];

export function startSchedule(): { stop(): void } {
  const timers = timetable.map(({ name, everyMs, run }) => {
    const timer = setInterval(
      () => run().catch((error) => log.error({ err: error, name }, 'a scheduled run failed')),
      everyMs,
    );
    return timer.unref();
  });
  return { stop: () => timers.forEach(clearInterval) };
}
