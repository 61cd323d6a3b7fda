import type { Transaction } from '#server/database/connection.ts';
import { giveBackCoupons, holdCoupon } from '#server/modules/coupons/index.ts';
import { moveOrders, readWholeOrder, type WholeOrder } from '#server/modules/orders/index.ts';
import { writeJournal } from '#server/modules/payments/index.ts';
import type { HeldRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { isCouponElsewhere, sumPaidBack } from './queries.ts';

/** The money has been paid back. When all of an order has been, so has the order. */
export async function endRefund(tx: Transaction, { order, refund }: HeldRefund, by: Mover): Promise<void> {
  await moveRefund(tx, refund.id, { from: 'refunding', to: 'refunded', by });
  const bought = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if ((await sumPaidBack(tx, order.id)) < bought) return;
  const ended = await readWholeOrder(tx, order.id); // booking has changed it since it was held
  await moveOrders(tx, [order.id], { from: ended.status, to: 'refunded', by });
  await releaseRest(tx, ended);
  if (order.lines.every(({ shipped }) => shipped === 0)) await giveBack(tx, order);
}

/** What stays with the shop of an order that nobody will receive any more: freight of products that it did send. */
async function releaseRest(tx: Transaction, order: WholeOrder): Promise<void> {
  const { number, shopId, currency, receivedAt, shopShare, refundedShare } = order;
  if (receivedAt !== null) return;
  const rest = shopShare - refundedShare;
  await writeJournal(tx, `rest:${number}`, [
    { account: `held:${shopId}`, amount: rest, currency },
    { account: `shop:${shopId}`, amount: 0 - rest, currency },
  ]);
}

/** A coupon comes back when all that it was used for was paid back before anything of it was sent. */
async function giveBack(tx: Transaction, order: WholeOrder): Promise<void> {
  const { paymentNumber, shopCouponId, platformCouponId } = order;
  if (shopCouponId !== null) await giveBackCoupons(tx, paymentNumber, [shopCouponId]);
  if (platformCouponId === null) return;
  // Two orders with the same one may end at the same moment: the second sees that the first has.
  await holdCoupon(tx, platformCouponId);
  if (!(await isCouponElsewhere(tx, order))) await giveBackCoupons(tx, paymentNumber, [platformCouponId]);
}
