import { sql } from 'drizzle-orm';
import type { RefundKind, RefundReason } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { moveRefundUnits, newNumber, type WholeOrder } from '#server/modules/orders/index.ts';
import { waitDays } from './deadlines.ts';
import { moveAnswerDeadline } from './holiday-deadlines.ts';
import { type Mover, publishMove } from './move-refund.ts';
import { type Chosen, type LineState, planRefund } from './plan-refund.ts';
import { refundStatusHistory, refunds } from './tables.ts';
import { openedUnits, writePlan } from './write-plan.ts';

type Request = { kind: RefundKind; reason: RefundReason; note: string; pictureHashes: string[] };

/** Stores a refund request for these units, which nobody else can send or request back from now on. The caller has locked the order. */
export async function openRefund(
  tx: Transaction,
  order: WholeOrder,
  request: Request,
  lines: readonly LineState[],
  chosen: readonly Chosen[],
  by: Mover = 'shopper',
): Promise<{ id: number; number: string }> {
  const plan = planRefund(lines, chosen, request.reason);
  const number = newNumber('RE');
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...{ number, orderId: order.id, accountId: order.accountId, shopId: order.shopId, currency: order.currency },
      ...request,
      ...plan.total,
      quantity: plan.lines.reduce((sum, { units }) => sum + units.length, 0),
      answerBy: sql`mall_now() + make_interval(days => ${await waitDays(tx, 'under_review')})`,
      createdAt: mallNow,
    })
    .returning({ id: refunds.id });
  if (!refund) throw new Error('Inserting a refund returned no row');
  await writePlan(tx, refund.id, plan);
  await tx
    .insert(refundStatusHistory)
    .values({ refundId: refund.id, step: 1, status: 'under_review', by, at: mallNow });
  await moveRefundUnits(tx, order.id, openedUnits(chosen));
  await moveAnswerDeadline(tx, refund.id);
  await publishMove(tx, refund.id, by);
  return { id: refund.id, number };
}
