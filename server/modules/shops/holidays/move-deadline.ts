import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { holidayShortened } from '#server/modules/shops/events.ts';
import { listKnownHolidays } from './holiday-queries.ts';
import { countedTime, deadlineAfter } from './holiday-time.ts';

type Concerned = { shopId: number; orderedAt: Date; deadline: Date };
type Shortened = z.output<typeof holidayShortened.shape>;

const dayMs = 86_400_000;

/**
 * A shop's deadline that has just begun, of so many days, moved by the holidays within it; null when there are none. It only knows
 * holidays that the buyer could see when ordering.
 */
export async function moveByHolidays(
  tx: Transaction,
  { deadline, ...order }: Concerned,
  days: number,
): Promise<Date | null> {
  const holidays = await listKnownHolidays(tx, order);
  const countedMs = days * dayMs;
  const moved = deadlineAfter(deadline.getTime() - countedMs, countedMs, holidays);
  return moved > deadline.getTime() ? new Date(moved) : null;
}

/** A shop's deadline after a holiday was ended early; null when it stays. */
export async function moveBack(
  tx: Transaction,
  { deadline, ...order }: Concerned,
  { holidayId, from, until, endedAt }: Shortened,
): Promise<Date | null> {
  const others = (await listKnownHolidays(tx, order)).filter(({ id }) => id !== holidayId);
  const [now, was] = [Date.parse(endedAt), { from: Date.parse(from), until: Date.parse(until) }];
  const left = countedTime(now, deadline.getTime(), [...others, was]);
  const moved = deadlineAfter(now, left, others);
  return moved < deadline.getTime() ? new Date(moved) : null;
}
