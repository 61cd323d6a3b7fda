import { sql } from 'drizzle-orm';
import type { RefundStatus } from '#contract/refunds.ts';
import type { Transaction } from '#server/database/connection.ts';
import { announce } from '#server/database/news.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refundMoved } from './news.ts';
import { next } from './refund-status.ts';
import { refundMoves, refunds } from './tables.ts';

export type Mover = (typeof refundMoves.$inferInsert)['by'];
export type RefundMove = { from: RefundStatus; to: RefundStatus; by: Mover; note?: string };

/**
 * Moves a refund from one status to another and writes it down. Nothing else sets a status, and one that has left the named
 * status is not moved again. Its order is held by the caller.
 */
export async function moveRefund(
  tx: Transaction,
  refundId: number,
  { from, to, by, note = '' }: RefundMove,
): Promise<void> {
  if (!next[from].includes(to)) throw new Error(`No refund goes from ${from} to ${to}`);
  const { rows } = await tx.execute<{ number: string }>(sql`
    with moved as (
      update ${refunds} set
        status = ${to}, answer_by = null,
        refunded_at = ${to === 'refunded' ? sql`mall_now()` : sql`refunded_at`}
      where id = ${refundId} and status = ${from} returning id, number
    ), noted as (
      insert into ${refundMoves} (refund_id, step, status, by, note, at)
      select id, (select count(*) + 1 from ${refundMoves} before where before.refund_id = moved.id), ${to}, ${by}, ${note}, mall_now() from moved
    )
    select number from moved`);
  if (!rows[0]) throw new Refusal('refund_cannot_move');
  await announce(tx, refundMoved, { number: rows[0].number, status: to });
}
