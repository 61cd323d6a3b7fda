/** Where a shop's money is: not yet its own, free to be paid out, reserved for an undecided refund, on its way to it, and with it. */
export const shopAccounts = ['pending', 'available', 'reserved', 'payable', 'paid_out'] as const;
export type ShopAccount = (typeof shopAccounts)[number];

/**
 * The mall's own accounts. `provider`: money at the payment providers. `bank`: paid another way by the platform. `clearing`: paid
 * and not yet divided among orders. `owed_back`: to be paid back to buyers. `coupon_cost`, `points_cost`: reductions that the
 * platform bears.
 */
export const mallAccounts = [
  'provider',
  'bank',
  'clearing',
  'owed_back',
  'commission',
  'coupon_cost',
  'points_cost',
  'provider_fees',
  'corrections',
] as const;
export type MallAccount = (typeof mallAccounts)[number];

/** Why an entry was written: one rule each, which the console explains in words. */
export const ledgerRules = [
  'payment',
  'late_payment',
  'provider_refund',
  'sale',
  'refund',
  'release',
  'rest',
  'reserve',
  'unreserve',
  'correction',
  'fee',
  'payout_request',
  'payout_cancel',
  'payout',
  'payout_return',
] as const;
export type LedgerRule = (typeof ledgerRules)[number];

/**
 * Requested by the shop or its schedule, approved by the platform, sent to the bank or the provider, and paid. What was never sent has
 * failed; what was sent or even paid, and came back, is returned.
 */
export const payoutStatuses = [
  'requested',
  'approved',
  'sent',
  'paid',
  'failed',
  'refused',
  'cancelled',
  'returned',
] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** By whom payouts are made: transferred and recorded by the platform, or by Stripe to an account that the shop has there. */
export const payoutProviders = ['manual', 'stripe'] as const;
export type PayoutProviderName = (typeof payoutProviders)[number];

export const payoutSchedules = ['on_request', 'weekly', 'monthly'] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];

export const payoutReferenceMax = 100;
