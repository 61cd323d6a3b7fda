export { sendPayouts } from '#server/modules/payouts/stripe/send-payouts.ts';
export { payoutAccountChanged, payoutMoved } from './events.ts';
export { followSchedules } from './follow-schedules.ts';
export { importPayoutAccount } from './import-account.ts';
export { next as nextPayoutStatuses } from './move-payout.ts';
export { releaseShares } from './release-shares.ts';
export { closeDays } from './statements/close-days.ts';
export { findPlatformTaxData, findTaxDataAt, findTaxRate } from './statements/tax-queries.ts';
