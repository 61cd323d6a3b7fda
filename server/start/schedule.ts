import { databaseTrouble } from '#server/database/trouble.ts';
import { deleteOldAnswers } from '#server/http/idempotency.ts';
import { log } from '#server/http/log.ts';
import { deleteOldWindows } from '#server/http/rate-limit.ts';
import { forgetOldCarts } from '#server/modules/cart/index.ts';
import { publishTurnedActivities, sumUpSales } from '#server/modules/catalogue/index.ts';
import { forgetOldGrants } from '#server/modules/content/index.ts';
import { expireCoupons } from '#server/modules/coupons/index.ts';
import { forgetOldAttempts, forgetOldIdentities } from '#server/modules/identity/index.ts';
import {
  completeByClock,
  expirePayments,
  forgetOldDrafts,
  receiveByClock,
  watchShipDeadlines,
} from '#server/modules/orders/index.ts';
import { reconcileCharges, sendProviderRefunds } from '#server/modules/payments/index.ts';
import { thawPoints } from '#server/modules/points/index.ts';
import { answerDueRefunds, askAboutReturns } from '#server/modules/refunds/index.ts';
import { balanceTiers, indexForgotten, mergeHotKeywords, writeAsked } from '#server/modules/search/index.ts';
import { askCarriers } from '#server/modules/shipping/index.ts';
import { forgetOldCodes } from '#server/modules/shops/index.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** What runs by itself, and how often. Each bears running twice and in several processes at once. */
const timetable: readonly { name: string; everyMs: number; run(): Promise<void> }[] = [
  { name: 'cancel what was not paid in time', everyMs: 3 * secondMs, run: expirePayments },
  { name: 'ask carriers how parcels move', everyMs: 3 * secondMs, run: askCarriers },
  { name: 'mark orders received that were not confirmed in time', everyMs: 10 * secondMs, run: receiveByClock },
  { name: 'complete what was received long ago', everyMs: minuteMs, run: completeByClock },
  { name: 'forget what was prepared and never ordered', everyMs: hourMs, run: forgetOldDrafts },
  { name: 'delete old idempotent answers', everyMs: hourMs, run: deleteOldAnswers },
  { name: 'pay back what is owed', everyMs: 5 * secondMs, run: sendProviderRefunds },
  { name: 'ask carriers about returned parcels', everyMs: 5 * secondMs, run: askAboutReturns },
  { name: 'remind of refunds that wait, and end the wait', everyMs: 15 * secondMs, run: answerDueRefunds },
  { name: 'remind shops of what they have to send', everyMs: 15 * secondMs, run: watchShipDeadlines },
  { name: 'ask providers about payments without a report', everyMs: 15 * secondMs, run: reconcileCharges },
  { name: 'forget rate windows that are over', everyMs: hourMs, run: deleteOldWindows },
  { name: 'delete unanswered picture codes', everyMs: hourMs, run: forgetOldCodes },
  { name: 'delete keys to papers that are over', everyMs: hourMs, run: forgetOldGrants },
  { name: 'forget carts of guests who did not come back', everyMs: hourMs, run: forgetOldCarts },
  { name: 'sum up what was sold lately', everyMs: hourMs, run: () => sumUpSales() },
  { name: 'publish activities that began or ended', everyMs: secondMs, run: publishTurnedActivities },
  { name: 'write down what was searched for', everyMs: minuteMs, run: writeAsked },
  { name: 'find out what is searched for most', everyMs: 10 * minuteMs, run: mergeHotKeywords },
  { name: 'put products into their search tiers', everyMs: hourMs, run: balanceTiers },
  { name: 'index products that search has missed', everyMs: hourMs, run: indexForgotten },
  { name: 'end coupons that are over', everyMs: minuteMs, run: expireCoupons },
  { name: 'thaw points', everyMs: minuteMs, run: thawPoints },
  { name: 'forget sessions, codes and failed sign-ins that are over', everyMs: hourMs, run: forgetOldIdentities },
  { name: 'forget sign-ins with others that were never ended', everyMs: hourMs, run: forgetOldAttempts },
];

/** Runs at once what runs at least every minute: time limits end then, and a clock that was moved ahead has ended some. */
export async function runSoon(): Promise<void> {
  for (const { name, everyMs, run } of timetable) {
    if (everyMs > minuteMs) continue;
    await runLogged(name, run);
  }
}

/** Runs the timetable for as long as the mall is open. `stop` waits for what is running. */
export function startSchedule(): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const timers = timetable.map(({ name, everyMs, run }) => {
    const runAlone = () => {
      if (running.has(name)) return; // the last run has more to do than fits between two
      const ended = runLogged(name, run).finally(() => running.delete(name));
      running.set(name, ended);
    };
    return setInterval(runAlone, everyMs).unref();
  });
  return {
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(running.values());
    },
  };
}

async function runLogged(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // The next run does what this one could not.
    if (databaseTrouble(error)) log.warn({ err: error, name }, 'a scheduled run could not reach the database');
    else log.error({ err: error, name }, 'a scheduled run failed');
  }
}
