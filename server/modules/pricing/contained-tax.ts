import { type Money, money } from '#contract/core/values.ts';
import { allocate } from './allocate.ts';

/**
 * The tax that amounts contain at a rate in hundredths of a percent: that of their sum, half a unit rounded up, divided among them so
 * that the parts add up to it.
 */
export function containedTax(amounts: readonly number[], rate: number): { total: Money; parts: readonly Money[] } {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const whole = BigInt(10_000 + rate);
  const total = money(Number((BigInt(sum) * BigInt(rate) * 2n + whole) / (whole * 2n)));
  return { total, parts: total === 0 ? amounts.map(() => money(0)) : allocate(total, amounts) };
}
