import { eq, sql } from 'drizzle-orm';
import type { RefundStatus } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteOpenRefunds } from '#server/modules/orders/index.ts';
import { waitDays, waitsFor } from './deadlines.ts';
import { refundMoved } from './events.ts';
import { countUnended } from './queries.ts';
import { next } from './refund-status.ts';
import { refundStatusHistory, refunds } from './tables.ts';

export type Mover = (typeof refundStatusHistory.$inferInsert)['by'];
export type RefundMove = { from: RefundStatus; to: RefundStatus; by: Mover; note?: string };

/**
 * Moves a refund from one status to another, writes it down, and says until when whoever it waits for now has to act. Nothing
 * else sets a status, and one that has left the named status is not moved again. Its order is held by the caller.
 */
export async function moveRefund(
  tx: Transaction,
  refundId: number,
  { from, to, by, note = '' }: RefundMove,
): Promise<void> {
  if (!next[from].includes(to)) throw new Error(`No refund goes from ${from} to ${to}`);
  const days = await waitDays(tx, to);
  const answerBy = days === null ? sql`null` : sql`mall_now() + make_interval(days => ${days})`;
  // Who corrects a tracking number gets no more time by it.
  const isSameWait = from === to && days !== null;
  const moved = await statement(
    'move_refund',
    sql`
    with moved as (
      update ${refunds} set
        status = ${to},
        answer_by = case when ${isSameWait} then answer_by when kind = 'money' and ${to} = 'accepted' then null else ${answerBy} end,
        reminded_at = case when ${isSameWait} then reminded_at end,
        refunded_at = ${to === 'refunded' ? sql`mall_now()` : sql`refunded_at`}
      where id = ${refundId} and status = ${from} returning id
    )
    insert into ${refundStatusHistory} (refund_id, step, status, by, note, at)
    select id, (select count(*) + 1 from ${refundStatusHistory} before where before.refund_id = moved.id), ${to}, ${by}, ${note}, mall_now() from moved`,
  ).run(tx);
  if (moved !== 1) throw new Refusal('refund_cannot_move');
  await publishMove(tx, refundId, by);
}

/** Publishes where a refund is now, and lets its order know whether requests are open. */
export async function publishMove(tx: Transaction, refundId: number, by: Mover): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) throw new Error(`There is no refund ${refundId}`);
  await noteOpenRefunds(tx, refund.orderId, await countUnended(tx, refund.orderId));
  await publish(tx, refundMoved, {
    ...{ number: refund.number, status: refund.status, by },
    waitsFor: waitsFor(refund),
    deadline: refund.answerBy?.toISOString() ?? null,
  });
}
