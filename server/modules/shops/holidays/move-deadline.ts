import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { holidayShortened } from '#server/modules/shops/events.ts';
import { listHolidaysAhead } from './holiday-queries.ts';
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
  { shopId, orderedAt, deadline }: Concerned,
  days: number,
): Promise<Date | null> {
  const holidays = (await listHolidaysAhead(tx, shopId)).filter(({ knownFrom }) => knownFrom <= orderedAt.getTime());
  const countedMs = days * dayMs;
  const moved = deadlineAfter(deadline.getTime() - countedMs, countedMs, holidays);
  return moved > deadline.getTime() ? new Date(moved) : null;
}

/**
 * How deadlines of a shop move after its holiday was ended early: its holidays are read once, for as many deadlines as there are. Null
 * for one that stays.
 */
export async function moveBackAfter(
  tx: Transaction,
  { shopId, holidayId, from, until, endedAt }: Shortened,
): Promise<(order: Omit<Concerned, 'shopId'>) => Date | null> {
  const holidays = (await listHolidaysAhead(tx, shopId)).filter(({ id }) => id !== holidayId);
  const [now, was] = [Date.parse(endedAt), { from: Date.parse(from), until: Date.parse(until) }];
  return ({ orderedAt, deadline }) => {
    const others = holidays.filter(({ knownFrom }) => knownFrom <= orderedAt.getTime());
    const left = countedTime(now, deadline.getTime(), [...others, was]);
    const moved = deadlineAfter(now, left, others);
    return moved < deadline.getTime() ? new Date(moved) : null;
  };
}
