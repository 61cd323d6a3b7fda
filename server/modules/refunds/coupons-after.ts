import type { Transaction } from '#server/database/connection.ts';
import type { WholeOrder } from '#server/modules/orders/index.ts';
import { isCouponElsewhere } from './queries.ts';

/** What becomes of the coupons of an order after a refund. They come back when nothing was sent and everything is refunded. */
export async function couponsAfter(
  reader: Pick<Transaction, 'select'>,
  order: Pick<WholeOrder, 'id' | 'paymentId' | 'shopCouponId' | 'platformCouponId'>,
  isWhole: boolean,
): Promise<{ givesCouponsBack: boolean; losesCoupons: boolean }> {
  const keepsPlatforms = order.platformCouponId !== null && (!isWhole || (await isCouponElsewhere(reader, order)));
  const keepsShops = order.shopCouponId !== null && !isWhole;
  return {
    givesCouponsBack:
      isWhole && ((order.shopCouponId !== null && !keepsShops) || (order.platformCouponId !== null && !keepsPlatforms)),
    losesCoupons: keepsShops || keepsPlatforms,
  };
}
