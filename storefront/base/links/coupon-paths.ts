/** Where every coupon on offer is found. */
export const couponCentrePath = '/goods/coupon_center';
