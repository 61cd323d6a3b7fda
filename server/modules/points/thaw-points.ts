import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { addEntry, changeBalance, lockBalance } from './add-entry.ts';
import { sumFrozenOf } from './queries.ts';
import { pointsEntries } from './tables.ts';

const batchSize = 200;

type Due = { id: number; accountId: number };

/** Makes points spendable whose freeze is over. May run twice and in several processes at once. */
export async function thawPoints(): Promise<void> {
  for (let due = await listDue(); due.length > 0; due = due.length < batchSize ? [] : await listDue())
    for (const entry of due) await thawOne(entry);
}

const isDue = and(isNull(pointsEntries.thawedAt), lte(pointsEntries.thawsAt, mallNow));

function listDue(): Promise<Due[]> {
  return database()
    .select({ id: pointsEntries.id, accountId: pointsEntries.accountId })
    .from(pointsEntries)
    .where(isDue)
    .orderBy(asc(pointsEntries.thawsAt))
    .limit(batchSize);
}

async function thawOne({ id, accountId }: Due): Promise<void> {
  await transaction(async (tx) => {
    const { owed } = await lockBalance(tx, accountId);
    // Checked again: a visitor's points may have gone to an account since they were listed.
    const [earned] = await tx
      .update(pointsEntries)
      .set({ thawedAt: mallNow })
      .where(and(eq(pointsEntries.id, id), eq(pointsEntries.accountId, accountId), isDue))
      .returning({ cause: pointsEntries.cause, reference: pointsEntries.reference });
    if (!earned) return;
    // A refund may have taken some of them back while they were frozen.
    const points = await sumFrozenOf(tx, accountId, earned.reference);
    if (points === 0) return;
    const setOff = Math.min(owed, points);
    const change = { available: points - setOff, frozen: -points, owed: -setOff };
    await addEntry(tx, {
      accountId,
      kind: 'thawed',
      ...earned,
      availableDelta: change.available,
      frozenDelta: change.frozen,
      owedDelta: change.owed,
    });
    await changeBalance(tx, accountId, change);
  });
}
