import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import { lockRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { type holidayShortened, moveBack, moveByHolidays } from '#server/modules/shops/index.ts';
import { waitDays, waitsFor } from './deadlines.ts';
import { findOrderTime } from './queries.ts';
import { waitingForShop } from './refund-status.ts';
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
  const concerned = await tx
    .select({ number: refunds.number })
    .from(refunds)
    .where(
      and(
        eq(refunds.shopId, holiday.shopId),
        inArray(refunds.status, [...waitingForShop]),
        gt(refunds.answerBy, new Date(holiday.until)),
      ),
    )
    .orderBy(asc(refunds.orderId), asc(refunds.id));
  for (const { number } of concerned) {
    const { refund, order } = await lockRefund(tx, { number });
    if (!refund.answerBy || waitsFor(refund) !== 'shop' || order.createdAt < new Date(holiday.shownFrom)) continue;
    const { shopId, answerBy: deadline } = refund;
    const answerBy = await moveBack(tx, { shopId, orderedAt: order.createdAt, deadline }, holiday);
    if (answerBy) await tx.update(refunds).set({ answerBy, remindedAt: null }).where(eq(refunds.id, refund.id));
  }
}
