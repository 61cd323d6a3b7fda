import { money } from '#contract/core/values.ts';
import type { DecidedSplit } from '#contract/refunds/platform.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readWholeOrder, type WholeOrder } from '#server/modules/orders/index.ts';
import { waitsFor } from '#server/modules/refunds/deadlines.ts';
import { findRefundRow } from '#server/modules/refunds/queries.ts';
import type { Share } from '#server/modules/refunds/refund-share.ts';
import { planDecision } from './plan-decision.ts';

const nothing: Share = {
  ...{ subtotal: 0, shopCoupon: 0, platformCoupon: 0, points: 0, freight: 0 },
  ...{ payable: 0, commission: 0, shopShare: 0, pointsUsed: 0 },
};

/** What a decision would pay, to the cent, without deciding: all of it, a part, or nothing. */
export async function computeDecision(number: string, amount: number | null): Promise<DecidedSplit> {
  const refund = await findRefundRow(database(), { number });
  if (!refund) throw new Refusal('refund_not_found');
  if (waitsFor(refund) !== 'platform') throw new Refusal('refund_cannot_move');
  const order = await readWholeOrder(database(), refund.orderId);
  if (amount === 0) return splitOf(order, nothing, true);
  const { plan } = await planDecision(database(), { order, refund }, amount);
  const isPaidAtOnce = refund.status === 'disputed' || refund.kind === 'money' || amount !== null;
  return splitOf(order, plan.total, isPaidAtOnce);
}

const splitOf = (order: WholeOrder, share: Share, isPaidAtOnce: boolean): DecidedSplit => ({
  buyerGets: money(share.payable),
  pointsBack: share.pointsUsed,
  freight: money(share.freight),
  shopGives: money(share.shopShare),
  shopKeeps: money(order.shopShare - order.refundedShare - share.shopShare),
  commission: money(share.commission),
  mallGives: money(share.platformCoupon + share.points),
  isPaidAtOnce,
});
