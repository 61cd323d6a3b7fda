import { expect, test } from 'vitest';
import { money } from '#contract/core/values.ts';
import { highestOf, isPossible, obstacleOf, type PayoutDesk } from './payout-limits.ts';

const account = {
  ...{
    provider: 'manual' as const,
    holder: 'Hill Tea',
    bank: 'Bank',
    country: 'DE',
    bankCode: 'DEUTDEFF',
    lastFour: '3000',
    isUsable: true,
  },
  ...{ changedAt: '2026-11-16T10:00:00.000Z', usableFrom: '2026-11-18T10:00:00.000Z' },
};
const desk = (given: Partial<PayoutDesk> = {}) =>
  ({
    ...{ currency: 'USD', available: 5_000, minimum: money(1_000), coolingHours: 48, isApprovalNeeded: true },
    ...{ schedule: 'on_request', account, mayChange: true },
    ...given,
  }) as PayoutDesk;

test('what stands in the way of a payout', () => {
  expect(obstacleOf(desk())).toBeNull();
  expect(obstacleOf(desk({ account: null }))).toBe('account');
  expect(obstacleOf(desk({ account: { ...account, isUsable: false } }))).toBe('cooling');
  expect(obstacleOf(desk({ available: 999 }))).toBe('balance');
  expect(obstacleOf(desk({ available: 0, minimum: money(0) }))).toBe('balance');
});

test('between the minimum and what is available everything can be requested', () => {
  expect([999, 1_000, 5_000, 5_001, Number.NaN].map((amount) => isPossible(amount, desk()))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(highestOf(desk({ available: 2_000_000_000 }))).toBe(1_000_000_000);
});
