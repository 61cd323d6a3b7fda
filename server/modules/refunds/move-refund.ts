import { eq, sql } from 'drizzle-orm';
import type { RefundStatus } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteOpenRefunds } from '#server/modules/orders/index.ts';
import { waitDays, waitsFor } from './deadlines.ts';
import { refundMoved } from './events.ts';
import { moveAnswerDeadline } from './holiday-deadlines.ts';
import { countUnended } from './queries.ts';
import { next } from './refund-status.ts';
import { reserveShare } from './reserve-share.ts';
import { refundStatusHistory, refunds } from './tables.ts';

export type Mover = (typeof refundStatusHistory.$inferInsert)['by'];
export type RefundMove = { from: RefundStatus; to: RefundStatus; by: Mover; note?: string; amount?: number };

/**
 * Changes the status of a refund, writes the status history, and sets the deadline of whoever has to act next. No other code sets
 * a status; the update names the status it leaves. The caller has locked the order.
 */
export async function moveRefund(
  tx: Transaction,
  refundId: number,
  { from, to, by, note = '', amount }: RefundMove,
): Promise<void> {
  if (!next[from].includes(to)) throw new Error(`The status of a refund cannot change from ${from} to ${to}`);
  const days = await waitDays(tx, to);
  const answerBy = days === null ? sql`null` : sql`mall_now() + make_interval(days => ${days})`;
  // Correcting a tracking number does not extend the deadline.
  const isSameWait = from === to && days !== null;
  const moved = await statement(
    'move_refund',
    sql`
    with moved as (
      update ${refunds} set
        status = ${to},
        answer_by = case when ${isSameWait} then answer_by when kind = 'money' and ${to} = 'accepted' then null else ${answerBy} end,
        reminded_at = case when ${isSameWait} then reminded_at end,
        refunded_at = ${to === 'refunded' ? mallNow : sql`refunded_at`}
      where id = ${refundId} and status = ${from} returning id
    )
    insert into ${refundStatusHistory} (refund_id, step, status, by, note, amount, at)
    select id, (select count(*) + 1 from ${refundStatusHistory} before where before.refund_id = moved.id), ${to}, ${by}, ${note}, ${amount ?? null}, mall_now() from moved`,
  ).run(tx);
  if (moved !== 1) throw new Refusal('refund_cannot_move');
  if (!isSameWait) await moveAnswerDeadline(tx, refundId);
  await publishMove(tx, refundId, by);
}

/** Publishes a refund's status, and updates what depends on it: the open refunds of its order, and what is reserved for it. */
export async function publishMove(tx: Transaction, refundId: number, by: Mover): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) throw new Error(`Refund ${refundId} does not exist`);
  const order = await noteOpenRefunds(tx, refund.orderId, await countUnended(tx, refund.orderId));
  // What a shop refunds by itself is paid at once.
  if (!(by === 'shop' && refund.status === 'under_review')) await reserveShare(tx, order, refund);
  await publish(tx, refundMoved, {
    ...{ number: refund.number, status: refund.status, by },
    waitsFor: waitsFor(refund),
    deadline: refund.answerBy?.toISOString() ?? null,
  });
}
