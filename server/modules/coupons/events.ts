import { eventOfIds } from '#server/database/events.ts';

/** Coupons that can be received now, or no longer. */
export const couponOffersChanged = eventOfIds('coupons.couponOffersChanged');
