export { adoptCoupons } from './adopt-coupons.ts';
export { expireCoupons } from './expire-coupons.ts';
export { importReceived } from './import-received.ts';
export { issueCoupons, type NewCoupon } from './issue-coupons.ts';
export { markGoods } from './mark-goods.ts';
export { couponsTurned } from './news.ts';
export { listUsableCoupons, type UsableRow } from './own-queries.ts';
export { giveBackCoupons, holdCoupon, useCoupons } from './use-coupons.ts';
