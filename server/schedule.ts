import { log } from './http/log.ts';
import { forgetOldWindows } from './http/rate-limit.ts';
import { sumUpSales } from './modules/catalogue/index.ts';
import { forgetOldCodes } from './modules/shops/index.ts';

const hourMs = 3_600_000;

/** What runs by itself, and how often. Each bears running twice and in several processes at once. */
const timetable: readonly { name: string; everyMs: number; run(): Promise<void> }[] = [
  { name: 'forget rate windows that are over', everyMs: hourMs, run: forgetOldWindows },
  { name: 'forget picture codes that nobody answered', everyMs: hourMs, run: forgetOldCodes },
  { name: 'sum up what was sold lately', everyMs: hourMs, run: () => sumUpSales() },
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
