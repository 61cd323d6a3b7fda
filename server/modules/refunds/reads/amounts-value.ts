import { money } from '#contract/core/values.ts';
import type { RefundAmounts } from '#contract/refunds/shopper.ts';
import type { Share } from '#server/modules/refunds/refund-share.ts';

type Shown = Omit<Share, 'commission' | 'shopShare'>;

/** What buyers are told of amounts: what the shop and the platform share is none of their business. The contract calls the subtotal `goods`. */
export function amountsValue(share: Shown): RefundAmounts {
  return {
    goods: money(share.subtotal),
    shopCoupon: money(share.shopCoupon),
    platformCoupon: money(share.platformCoupon),
    points: money(share.points),
    freight: money(share.freight),
    payable: money(share.payable),
    pointsUsed: share.pointsUsed,
  };
}
