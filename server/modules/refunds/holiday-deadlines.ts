import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { lockWaitingRefunds } from '#server/modules/refunds/reads/waiting-queries.ts';
import { type holidayShortened, moveBackAfter, moveByHolidays } from '#server/modules/shops/index.ts';
import { waitDays, waitsFor } from './deadlines.ts';
import { findOrderTime } from './queries.ts';
import { refunds } from './tables.ts';

/** Moves the deadline of a refund that has just begun to wait for its shop by the holidays within it. Nobody else's stands still. */
export async function moveAnswerDeadline(tx: Transaction, refundId: number): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund?.answerBy || waitsFor(refund) !== 'shop') return;
  const days = await waitDays(tx, refund.status);
  if (days === null) return;
  const { shopId, answerBy: deadline } = refund;
  const orderedAt = await findOrderTime(tx, refund.orderId);
  const answerBy = await moveByHolidays(tx, { shopId, orderedAt, deadline }, days);
  if (answerBy) await tx.update(refunds).set({ answerBy }).where(eq(refunds.id, refundId));
}

/** Moves the deadlines of a shop back after its holiday was ended early. It is reminded again, and has the time from then on. */
export async function moveAnswerDeadlinesBack(
  tx: Transaction,
  holiday: z.output<typeof holidayShortened.shape>,
): Promise<void> {
  const concerned = await lockWaitingRefunds(tx, { ...holiday, until: new Date(holiday.until) });
  if (concerned.length === 0) return;
  const backOf = await moveBackAfter(tx, holiday);
  const moved = concerned.flatMap(({ refund, orderedAt }) => {
    const { id, answerBy: deadline } = refund;
    if (!deadline || waitsFor(refund) !== 'shop' || orderedAt < new Date(holiday.shownFrom)) return [];
    const answerBy = backOf({ orderedAt, deadline });
    return answerBy ? [{ id, answerBy: answerBy.toISOString() }] : [];
  });
  await statement(
    'move_answer_deadlines_back',
    sql`update ${refunds} set answer_by = moved.answer_by, reminded_at = null
      from unnest(${sql.param(moved.map(({ id }) => id))}::int[], ${sql.param(moved.map(({ answerBy }) => answerBy))}::timestamptz[])
        as moved (id, answer_by) where ${refunds.id} = moved.id`,
  ).run(tx);
}
