import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { addEntry, assertPoints } from './add-entry.ts';
import { pointsBalances } from './tables.ts';

/** Spends points on a payment. The update itself checks that there are enough, not a read before it. */
export async function spendPoints(
  tx: Transaction,
  accountId: number,
  points: number,
  paymentNumber: string,
): Promise<void> {
  assertPoints(points);
  if (points === 0) return;
  const spent = await tx
    .update(pointsBalances)
    .set({
      available: sql`${pointsBalances.available} - ${points}`,
      spent: sql`${pointsBalances.spent} + ${points}`,
    })
    .where(and(eq(pointsBalances.accountId, accountId), gte(pointsBalances.available, points)))
    .returning({ accountId: pointsBalances.accountId });
  if (spent.length === 0) throw new Refusal('not_enough_points');
  const isFirst = await addEntry(tx, {
    accountId,
    kind: 'spent',
    cause: `payment:${paymentNumber}`,
    availableDelta: -points,
    frozenDelta: 0,
    reference: paymentNumber,
  });
  if (!isFirst) throw new Error(`Points were spent on ${paymentNumber} before`);
}
