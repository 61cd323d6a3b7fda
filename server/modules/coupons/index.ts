export { expireCoupons } from './expire-coupons.ts';
export { importReceived } from './import-received.ts';
export { issueCoupons, type NewCoupon } from './issue-coupons.ts';
export { listUsableCoupons, type UsableRow } from './own-queries.ts';
export { giveBackCoupons, useCoupons } from './use-coupons.ts';
