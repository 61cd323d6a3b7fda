import { eq } from 'drizzle-orm';
import type { RefundReason, RefundStatus } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { returnStock } from '#server/modules/catalogue/index.ts';
import { moveRefundUnits, noteRefunded, settleShipped, type WholeOrder } from '#server/modules/orders/index.ts';
import { type LedgerEntry, orderProviderRefund, writeLedger } from '#server/modules/payments/index.ts';
import { findEarned, returnPoints, takeBackPoints } from '#server/modules/points/index.ts';
import type { LockedRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { endRefund } from './end-refund.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { partOf } from './part-share.ts';
import { type Plan, planRefund } from './plan-refund.ts';
import { findCaptureId, listChosen, type RefundRow, readLines, sumBackSinceReceipt } from './queries.ts';
import { earnedToTakeBack, type Share } from './refund-share.ts';
import { staysWithBuyer } from './refund-status.ts';
import { refunds } from './tables.ts';
import { paidUnits, writePlan } from './write-plan.ts';

/**
 * Books a refund and orders the provider refund: the shop, the platform and the commission give back their shares, points and stock
 * are returned, all of it once. The amounts are computed here for the last time: if this completes the refund of an order that
 * was never sent, its freight is refunded too. Of a part that was agreed to, everyone gives back the same share.
 */
export async function payRefund(
  tx: Transaction,
  { order, refund }: LockedRefund,
  from: RefundStatus,
  by: Mover,
  note = '',
): Promise<void> {
  const lines = await readLines(tx, order);
  const whole = planRefund(lines, await listChosen(tx, refund.id), refund.reason as RefundReason);
  const plan = refund.agreedAmount === null ? whole : partOf(whole, refund.agreedAmount);
  await movePoints(tx, order, refund, plan.total);
  await writePlan(tx, refund.id, plan);
  await tx
    .update(refunds)
    .set({ isAfterReceipt: order.receivedAt !== null })
    .where(eq(refunds.id, refund.id));
  await moveRefundUnits(tx, order.id, paidUnits(plan.lines, staysWithBuyer(refund)));
  await noteRefunded(tx, order.id, { ...plan.total, lines: plan.lines });
  await settleShipped(tx, order.id, 'shopper'); // what was left to send may just have been refunded
  await moveRefund(tx, refund.id, { from, to: 'refunding', by, note, amount: plan.total.payable });
  await book(tx, order, refund, plan);
  await returnProducts(tx, order, refund, plan);
  if (plan.total.payable === 0) await endRefund(tx, { order, refund }, by);
  else await refundPayment(tx, order, refund.number, plan.total.payable);
}

/**
 * Everyone gives back a share, line by line. The shop's comes from what is pending, or from what it has already, even if that is
 * less: then the next sales make up for it.
 */
async function book(
  tx: Transaction,
  { shopId, currency, releasedAt }: WholeOrder,
  { id: refundId, number }: RefundRow,
  { lines, total }: Plan,
): Promise<void> {
  const account = releasedAt === null ? 'pending' : 'available';
  await writeLedger(tx, { cause: `refund:${number}`, rule: 'refund', currency, refundId }, [
    { account: 'owed_back', amount: -total.payable },
    ...lines.flatMap(({ lineId, platformCoupon, points, commission, shopShare }): LedgerEntry[] => [
      { account: 'coupon_cost', amount: 0 - platformCoupon, lineId },
      { account: 'points_cost', amount: 0 - points, lineId },
      { account: 'commission', amount: commission, lineId },
      { account, shopId, amount: shopShare, lineId },
    ]),
  ]);
}

async function refundPayment(
  tx: Transaction,
  { paymentId }: WholeOrder,
  number: string,
  amount: number,
): Promise<void> {
  const captureId = await findCaptureId(tx, paymentId);
  if (captureId === null) throw new Error(`Refund ${number} has no capture to pay back`);
  await orderProviderRefund(tx, { operation: `refund:${number}`, captureId, amount });
}

/** Spent points are returned; of the points that the order has earned, the same share is taken back as of the money. */
async function movePoints(tx: Transaction, order: WholeOrder, refund: RefundRow, total: Share): Promise<void> {
  const { accountId } = order;
  const cause = `refund:${refund.number}`;
  if (total.pointsUsed > 0) await returnPoints(tx, accountId, total.pointsUsed, cause, refund.number);
  if (order.receivedAt === null) return;
  const before = await sumBackSinceReceipt(tx, order.id);
  const paidAtReceipt = order.payable - order.refundedPayable + before;
  const earned = await findEarned(tx, accountId, order.number);
  const taken = earnedToTakeBack(earned, paidAtReceipt, before, total.payable);
  await takeBackPoints(tx, accountId, taken, cause, order.number);
}

/** Returns units to stock that the shop has: those never sent, and returned ones that can be sold again. */
async function returnProducts(tx: Transaction, order: WholeOrder, refund: RefundRow, { lines }: Plan): Promise<void> {
  const returned = lines.map(({ lineId, unsent, units }) => ({
    cause: `return:${refund.id}:${lineId}` as const,
    skuId: order.lines.find(({ id }) => id === lineId)?.skuId ?? 0,
    quantity: refund.kind === 'money' ? unsent : refund.hasProductsBack ? units.length : 0,
  }));
  await returnStock(
    tx,
    returned.filter(({ quantity }) => quantity > 0),
  );
}
