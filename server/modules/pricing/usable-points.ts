import { type Money, money } from '#contract/core/values.ts';
import type { PointsInput } from './order-values.ts';

/** How many points could be spent on an order with this subtotal, and what they would take off. */
export function usablePoints(
  { available, rules }: Omit<PointsInput, 'isWanted'>,
  subtotal: number,
  afterCoupons: number,
): { points: number; worth: Money } {
  const { isOpen, pointWorth, spendAtLeast, maxPercent } = rules;
  if (!isOpen || pointWorth === 0 || subtotal < spendAtLeast) return { points: 0, worth: money(0) };
  const most = Number((BigInt(afterCoupons) * BigInt(maxPercent)) / 100n);
  const worth = Math.min(most, available * pointWorth);
  return { points: Math.ceil(worth / pointWorth), worth: money(worth) };
}
