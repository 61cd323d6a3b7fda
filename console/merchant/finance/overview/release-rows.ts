import type { Balances } from '#console/merchant/finance/balance-of.ts';

/** When what is pending becomes available: parts that add up to it. The days that are named are not always all. */
export function releasesOf({ pending, releases, unreceived }: Pick<Balances, 'pending' | 'releases' | 'unreceived'>) {
  const dated = releases.reduce((sum, { amount }) => sum + amount, 0);
  const highest = Math.max(1, ...releases.map(({ amount }) => amount));
  return {
    days: releases.map((release) => ({ ...release, part: Math.max(0, release.amount) / highest })),
    later: pending - unreceived - dated,
    unreceived,
    pending,
  };
}
