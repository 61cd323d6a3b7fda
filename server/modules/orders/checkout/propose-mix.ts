import type { Choices } from '#contract/orders/shopper-checkout.ts';
import type { ReachableRow, UsableRow } from '#server/modules/coupons/index.ts';
import { chooseBestCoupons } from '#server/modules/pricing/index.ts';
import { buildQuote, type Quoted, type QuoteInput } from './quote.ts';

/** The input of a quote with a proposal: also the coupons that can still be received. */
export type ProposalInput = QuoteInput<UsableRow> & { reachable: readonly ReachableRow[] };

export type Mix = { choices: Choices; quoted: Quoted; unclaimed: ReachableRow[] };

/**
 * The coupons and points that save the most on an order. Points apply after coupons and never replace one: paying less before
 * points never means paying more after them. A coupon that is not received yet has its negated id, so that it cannot be
 * mistaken for a received copy.
 */
export function bestMix(quoteInput: ProposalInput, present: Choices): Mix {
  const offered = quoteInput.reachable.filter(({ isReceived }) => !isReceived);
  const coupons = [...quoteInput.coupons, ...offered.map((coupon) => ({ ...coupon, id: -coupon.id }))];
  const { shopCoupons, platformCoupon } = chooseBestCoupons(quoteInput.lines, coupons);
  const shopIds = [...new Set(quoteInput.lines.map(({ shopId }) => shopId))];
  const choices: Choices = {
    addressId: present.addressId,
    shops: shopIds.map((shopId) => {
      const before = present.shops.find((shop) => shop.shopId === shopId);
      const couponId = shopCoupons.find((coupon) => coupon.shopId === shopId)?.id ?? null;
      return { shopId, delivery: before?.delivery ?? null, note: before?.note ?? '', couponId };
    }),
    platformCouponId: platformCoupon?.id ?? null,
    usesPoints: true,
  };
  const chosen = [...shopCoupons, platformCoupon].flatMap((coupon) => coupon?.id ?? []);
  return {
    choices,
    quoted: buildQuote({ ...quoteInput, coupons }, choices),
    unclaimed: offered.filter(({ id }) => chosen.includes(-id)),
  };
}
