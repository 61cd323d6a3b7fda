export { issueCoupons, type NewCoupon } from './issue-coupons.ts';
export { markGoods } from './mark-goods.ts';
export { couponsTurned } from './news.ts';
