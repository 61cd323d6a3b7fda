import { receiveCoupon } from '#contract/coupons/shopper.ts';
import { callQuietly, showFailure } from '#storefront/base/client/calls/browser-mall.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';

/**
 * Receives all of these coupons. One that the shopper has already is as good as received. Of those that the mall refuses
 * a message says so, and the others are received all the same. True when all of them are the shopper's now.
 */
export async function receiveCoupons(couponIds: readonly number[]): Promise<boolean> {
  let isWhole = true;
  for (const couponId of couponIds) {
    try {
      await callQuietly(receiveCoupon, { couponId });
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      if (failure.reason === 'coupon_received') continue;
      isWhole = false;
      await showFailure(failure.code, failure.message);
    }
  }
  return isWhole;
}
