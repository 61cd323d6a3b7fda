import { money } from '#contract/core/values.ts';
import type { RefundAmounts } from '#contract/refunds/shopper.ts';
import type { Share } from '#server/modules/refunds/refund-share.ts';

type Shown = Omit<Share, 'commission' | 'shopShare'>;

/** The amounts that buyers may see, without the shares of shop and platform. The contract calls the subtotal `goods`. */
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
