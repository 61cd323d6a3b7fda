import { type Money, money } from '#contract/core/values.ts';

/**
 * Splits an amount by weights so that the parts add up again (largest remainder): each gets its share rounded down, and the
 * remaining units go to those that lost the most. Of equal weights the earlier ones get the extra units.
 */
export function allocate(total: Money, weights: readonly number[]): Money[] {
  const weightSum = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight must not be negative');
  if (weightSum === 0n) throw new RangeError('At least one weight must be above zero');
  const shares = weights.map((weight, place) => {
    const exact = BigInt(total) * BigInt(weight); // of weightSum parts each
    return { place, units: exact / weightSum, lost: exact % weightSum };
  });
  const left = BigInt(total) - shares.reduce((sum, { units }) => sum + units, 0n);
  const byLoss = shares.toSorted((a, b) => (a.lost === b.lost ? a.place - b.place : a.lost < b.lost ? 1 : -1));
  for (const share of byLoss.slice(0, Number(left))) share.units += 1n;
  return shares.map(({ units }) => money(Number(units)));
}
