import { type Money, money } from '#contract/core/values.ts';

/**
 * Splits an amount by weights so that the parts add up again: each gets its share rounded down, and the units that are left
 * go to those who lost the most by it. Equal weights next to each other may differ by one unit, the earlier having more.
 */
export function allocate(total: Money, weights: readonly number[]): Money[] {
  const weightSum = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight is never below zero');
  if (weightSum === 0n) throw new RangeError('There must be something to split by');
  const shares = weights.map((weight, place) => {
    const exact = BigInt(total) * BigInt(weight); // of weightSum parts each
    return { place, units: exact / weightSum, lost: exact % weightSum };
  });
  const left = BigInt(total) - shares.reduce((sum, { units }) => sum + units, 0n);
  const byLoss = shares.toSorted((a, b) => (a.lost === b.lost ? a.place - b.place : a.lost < b.lost ? 1 : -1));
  for (const share of byLoss.slice(0, Number(left))) share.units += 1n;
  return shares.map(({ units }) => money(Number(units)));
}
