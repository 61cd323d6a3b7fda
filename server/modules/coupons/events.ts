import { z } from 'zod';
import { event, eventOfIds } from '#server/database/events.ts';

/** Coupons that can be received now, or no longer. */
export const couponOffersChanged = eventOfIds('coupons.couponOffersChanged');

/** Shops of which a coupon has gone, or covers other products than before. */
export const shopOffersChanged = eventOfIds('coupons.shopOffersChanged');

/** A coupon ends later than before. Its copies up to the id `after` have been looked at. */
export const couponExtended = event('coupons.couponExtended', z.object({ couponId: z.int(), after: z.int() }));
