export { issueCoupons, type NewCoupon } from './issue-coupons.ts';
