import { createHash } from 'node:crypto';
import type { Checkout } from './checkout-queries.ts';
import type { Quoted } from './quote.ts';

/**
 * A hash of every amount and choice in a quote. Placing the order requires the key of the quote that was shown, so that nobody
 * is charged anything else: a change of a price, a coupon, an address or a rule changes the key.
 */
export function quoteKeyOf({ shops, total, platformCoupon, usesPoints }: Quoted, checkout: Checkout): string {
  const shown = {
    currency: checkout.site.currency.currency,
    address: total.needsAddress ? checkout.address : null,
    total,
    usesPoints,
    platformCoupon: platformCoupon?.id ?? null,
    shops: shops.map(({ lines, amounts, delivery, coupon }) => ({
      holiday: lines[0]?.line.holiday ?? null, // it moves the day on which the shop has to ship
      amounts,
      delivery,
      coupon: coupon?.id ?? null,
      lines: lines.map(({ line, amounts: own }) => [
        line.quantity,
        line.price,
        line.activityId,
        line.bargainId,
        line.deal?.id ?? null,
        own.dealOff,
        own.subtotal,
        own.shopCoupon,
        own.platformCoupon,
        own.points,
        own.pointsUsed,
        own.freight,
        own.payable,
        own.skuId,
      ]),
    })),
  };
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
