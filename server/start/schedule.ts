import { databaseTrouble } from '#server/database/trouble.ts';
import { deleteOldAnswers } from '#server/http/idempotency.ts';
import { deleteOldLimited, writeLimited } from '#server/http/limited-sources.ts';
import { log } from '#server/http/log.ts';
import { deleteOldWindows } from '#server/http/rate-limit.ts';
import { runCampaigns } from '#server/modules/campaigns/index.ts';
import { deleteOldCarts } from '#server/modules/cart/index.ts';
import {
  deleteDiscardedDrafts,
  deleteOldImports,
  followHomeTimes,
  followSaleTimes,
  publishActivityChanges,
  sumUpSales,
} from '#server/modules/catalogue/index.ts';
import { deleteOldChats } from '#server/modules/chat/index.ts';
import { deleteOldGrants, followFaceTimes } from '#server/modules/content/index.ts';
import { expireCoupons } from '#server/modules/coupons/index.ts';
import { deleteOldAttempts, deleteOldIdentities } from '#server/modules/identity/index.ts';
import { countDays, countHealthOfShops, writeSeen } from '#server/modules/insights/index.ts';
import { deleteOldDeliveries, sendWebhooks } from '#server/modules/integrations/index.ts';
import { recordJob, runChecks, type ScheduledJob } from '#server/modules/machine/index.ts';
import { deleteOldNotifications, remindOfCoupons } from '#server/modules/notifications/index.ts';
import { deleteOldOperatorInvitations } from '#server/modules/operators/index.ts';
import {
  completeByClock,
  deleteOldDrafts,
  expirePayments,
  receiveByClock,
  watchShipDeadlines,
} from '#server/modules/orders/index.ts';
import { reconcileCharges, reconcileDaily, sendProviderRefunds } from '#server/modules/payments/index.ts';
import { closeDays, followSchedules, releaseShares, sendPayouts } from '#server/modules/payouts/index.ts';
import { thawPoints } from '#server/modules/points/index.ts';
import { askAboutReturns, handleDueRefunds } from '#server/modules/refunds/index.ts';
import {
  balanceTiers,
  followRanking,
  indexMissing,
  mergeHotKeywords,
  writeSearched,
} from '#server/modules/search/index.ts';
import { askCarriers } from '#server/modules/shipping/index.ts';
import {
  deleteOldCaptchas,
  deleteOldInvitations,
  deleteOldLooks,
  deleteRemovedThings,
  expireHandOvers,
  followCommission,
  followHolidays,
} from '#server/modules/shops/index.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** What runs by itself, and how often. Every job may run twice and in several processes at once. */
const timetable: readonly { name: string; everyMs: number; isSlow?: true; run(): Promise<void> }[] = [
  { name: 'cancel orders that were not paid in time', everyMs: 3 * secondMs, run: expirePayments },
  { name: 'ask carriers about parcels', everyMs: 3 * secondMs, run: askCarriers },
  { name: 'mark orders received that were not confirmed in time', everyMs: 10 * secondMs, run: receiveByClock },
  { name: 'complete orders whose refund period is over', everyMs: minuteMs, run: completeByClock },
  { name: 'release shops’ shares of orders whose refund period is over', everyMs: minuteMs, run: releaseShares },
  { name: 'request payouts by schedule', everyMs: minuteMs, run: followSchedules },
  { name: 'sum up the ledger of days that are over', everyMs: 5 * minuteMs, run: closeDays },
  { name: 'delete old checkout drafts', everyMs: hourMs, run: deleteOldDrafts },
  { name: 'delete old answers of idempotent calls', everyMs: hourMs, run: deleteOldAnswers },
  { name: 'send provider refunds', everyMs: 5 * secondMs, run: sendProviderRefunds },
  { name: 'send payouts to their provider', everyMs: 5 * secondMs, run: sendPayouts },
  { name: 'send webhooks', everyMs: 2 * secondMs, run: sendWebhooks },
  { name: 'delete old deliveries of webhooks', everyMs: hourMs, run: deleteOldDeliveries },
  { name: 'ask carriers about returned parcels', everyMs: 5 * secondMs, run: askAboutReturns },
  {
    name: 'remind of refund deadlines, and decide refunds whose deadline is over',
    everyMs: 15 * secondMs,
    run: handleDueRefunds,
  },
  { name: 'remind shops of shipping deadlines', everyMs: 15 * secondMs, run: watchShipDeadlines },
  { name: 'ask providers about charges without a webhook', everyMs: 15 * secondMs, run: reconcileCharges },
  { name: 'compare the books of providers with ours, once a day', everyMs: hourMs, run: reconcileDaily },
  { name: 'write down from where limits were exceeded', everyMs: 5 * secondMs, run: writeLimited },
  { name: 'delete old network addresses', everyMs: hourMs, run: deleteOldLimited },
  { name: 'delete old rate limit windows', everyMs: hourMs, run: deleteOldWindows },
  { name: 'delete unanswered captchas', everyMs: hourMs, run: deleteOldCaptchas },
  { name: 'delete drafts that were discarded', everyMs: hourMs, run: deleteDiscardedDrafts },
  { name: 'delete for good what shops removed', everyMs: hourMs, run: deleteRemovedThings },
  { name: 'delete invitations that nobody accepted', everyMs: hourMs, run: deleteOldInvitations },
  { name: 'forget which shops operators looked at', everyMs: hourMs, run: deleteOldLooks },
  { name: 'delete invitations of operators', everyMs: hourMs, run: deleteOldOperatorInvitations },
  { name: 'end offers of shops that nobody accepted', everyMs: minuteMs, run: expireHandOvers },
  { name: 'delete expired access to qualification pictures', everyMs: hourMs, run: deleteOldGrants },
  { name: 'delete old imports of products', everyMs: hourMs, run: deleteOldImports },
  { name: 'delete old messages of customer service', everyMs: hourMs, run: deleteOldChats },
  { name: 'delete old guest carts', everyMs: hourMs, run: deleteOldCarts },
  { name: 'sum up recent sales', everyMs: hourMs, run: () => sumUpSales() },
  { name: 'publish activities that began or ended', everyMs: secondMs, run: publishActivityChanges },
  { name: 'take products on and off sale at their times', everyMs: secondMs, run: followSaleTimes },
  { name: 'show commissions that have begun', everyMs: secondMs, run: followCommission },
  { name: 'show and end holidays of shops at their times', everyMs: secondMs, run: followHolidays },
  { name: 'show and hide parts of shops’ home pages at their times', everyMs: secondMs, run: followHomeTimes },
  { name: 'show and hide parts of the mall’s face at their times', everyMs: secondMs, run: followFaceTimes },
  { name: 'write down searched keywords', everyMs: minuteMs, run: writeSearched },
  { name: 'find the most searched keywords', everyMs: 10 * minuteMs, run: mergeHotKeywords },
  { name: 'put products into their search tiers', everyMs: hourMs, run: balanceTiers },
  { name: 'put products into tiers by new weights of search', everyMs: 5 * secondMs, run: followRanking },
  { name: 'index products that search has missed', everyMs: hourMs, run: indexMissing },
  { name: 'write down what visitors have seen', everyMs: 5 * secondMs, run: writeSeen },
  { name: 'count the figures of shops', everyMs: minuteMs, run: countDays },
  { name: 'count what scores of shops are computed from', everyMs: 10 * minuteMs, run: countHealthOfShops },
  { name: 'expire coupons', everyMs: minuteMs, run: expireCoupons },
  { name: 'give coupons and points of campaigns', everyMs: 2 * secondMs, run: runCampaigns },
  { name: 'remind of coupons that end soon', everyMs: 5 * minuteMs, run: remindOfCoupons },
  { name: 'delete old notifications', everyMs: hourMs, run: deleteOldNotifications },
  { name: 'thaw points', everyMs: minuteMs, run: thawPoints },
  { name: 'run the self-check when it is due or asked for', everyMs: 2 * secondMs, run: runChecks, isSlow: true },
  { name: 'delete old sessions, codes and failed sign-ins', everyMs: hourMs, run: deleteOldIdentities },
  { name: 'delete sign-ins with providers that were never completed', everyMs: hourMs, run: deleteOldAttempts },
];

/** The same for operators, who see how jobs went and run one at once. */
export const scheduledJobs: readonly ScheduledJob[] = timetable.map(({ name, everyMs, run }) => ({
  name,
  everyMs,
  run: () => runLogged(name, run),
}));

/** Runs at once all jobs that run at least every minute: after the clock was moved ahead, time limits may be over. */
export async function runSoon(): Promise<void> {
  for (const { name, everyMs, run, isSlow } of timetable) {
    if (everyMs > minuteMs || isSlow) continue;
    await runLogged(name, run);
  }
}

/** Runs the timetable for as long as the mall is open. `stop` waits for what is running. */
export function startSchedule(): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const timers = timetable.map(({ name, everyMs, run }) => {
    const runAlone = () => {
      if (running.has(name)) return; // the last run is still going on
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
    await recordJob(name, run);
  } catch (error) {
    // The next run catches up.
    if (databaseTrouble(error)) log.warn({ err: error, name }, `scheduled job "${name}": the database is unavailable`);
    else log.error({ err: error, name }, `scheduled job "${name}" failed`);
  }
}
