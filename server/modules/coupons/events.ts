import { eventOfIds } from '#server/database/events.ts';

/** Coupons that can be received now, or no longer. */
export const couponOffersChanged = eventOfIds('coupons.couponOffersChanged');

/** Shops of which a coupon has gone, or covers other products than before. */
export const shopOffersChanged = eventOfIds('coupons.shopOffersChanged');
