/** A percentage with two decimals; half a unit is rounded up. */
export function percentOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n);
}
