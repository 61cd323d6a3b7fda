import type { Transaction } from '#server/database/connection.ts';
import { giveBackCoupons, lockCoupon } from '#server/modules/coupons/index.ts';
import { moveOrders, readWholeOrder, releaseShare, type WholeOrder } from '#server/modules/orders/index.ts';
import type { LockedRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { isCouponElsewhere, sumPaidBack } from './queries.ts';

/** Ends a paid refund. When everything of an order is refunded, so is the order. */
export async function endRefund(tx: Transaction, { order, refund }: LockedRefund, by: Mover): Promise<void> {
  await moveRefund(tx, refund.id, { from: 'refunding', to: 'refunded', by });
  const bought = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if ((await sumPaidBack(tx, order.id)) < bought) return;
  const ended = await readWholeOrder(tx, order.id); // booking has changed it since it was locked
  await moveOrders(tx, [order.id], { from: ended.status, to: 'refunded', by });
  // What remains for the shop, freight of products that it did send, is its own at once: nobody will receive this order.
  if (ended.receivedAt === null) await releaseShare(tx, ended, 'rest');
  if (order.lines.every(({ shipped }) => shipped === 0)) await returnCoupons(tx, order);
}

/** Returns a coupon when everything it was spent on was refunded before any of it was sent. */
async function returnCoupons(tx: Transaction, order: WholeOrder): Promise<void> {
  const { paymentNumber, shopCouponId, platformCouponId } = order;
  if (shopCouponId !== null) await giveBackCoupons(tx, paymentNumber, [shopCouponId]);
  if (platformCouponId === null) return;
  // Two orders with the same coupon may end at the same time: the second sees that the first has ended.
  await lockCoupon(tx, platformCouponId);
  if (!(await isCouponElsewhere(tx, order))) await giveBackCoupons(tx, paymentNumber, [platformCouponId]);
}
