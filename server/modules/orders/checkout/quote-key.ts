import { createHash } from 'node:crypto';
import type { Checkout } from './checkout-queries.ts';
import type { Quoted } from './quote.ts';

/**
 * Stands for every amount and choice that a quote shows. Whoever places an order names the key of what was seen, so that
 * nobody is charged anything else: a price, a coupon, an address or a rule that has changed since makes another key.
 */
export function quoteKeyOf({ shops, total, platformCoupon, usesPoints }: Quoted, checkout: Checkout): string {
  const shown = {
    currency: checkout.site.currency.currency,
    address: total.needsAddress ? checkout.address : null,
    total,
    usesPoints,
    platformCoupon: platformCoupon?.id ?? null,
    shops: shops.map(({ lines, amounts, delivery, coupon }) => ({
      amounts,
      delivery,
      coupon: coupon?.id ?? null,
      lines: lines.map(({ line, amounts: own }) => [
        line.quantity,
        line.price,
        line.activityId,
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
