import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { pointsBalances, pointsEntries } from './tables.ts';

type NewEntry = Omit<typeof pointsEntries.$inferInsert, 'id' | 'at' | 'thawsAt' | 'thawedAt'> & {
  thawsInDays?: number;
};

/** Writes down a change of someone's points. False when this cause has had its effect before: then nothing else may follow. */
export async function addEntry(tx: Transaction, { thawsInDays, ...entry }: NewEntry): Promise<boolean> {
  const added = await tx
    .insert(pointsEntries)
    .values({
      ...entry,
      at: mallNow,
      thawsAt: thawsInDays === undefined ? null : sql`${mallNow} + make_interval(days => ${thawsInDays})`,
    })
    .onConflictDoNothing({ target: [pointsEntries.cause, pointsEntries.kind] })
    .returning({ id: pointsEntries.id });
  return added.length === 1;
}

/**
 * A person's balance, held until the transaction ends, so that what is decided upon it stays true. Whoever also writes
 * entries that depend on others takes the balance first: it is the one lock of a person's points.
 */
export async function holdBalance(tx: Transaction, accountId: number) {
  const [balance] = await tx
    .insert(pointsBalances)
    .values({ accountId })
    .onConflictDoUpdate({ target: pointsBalances.accountId, set: { accountId } })
    .returning();
  if (!balance) throw new Error(`The points of ${accountId} cannot be held`);
  return balance;
}

type Change = { available?: number; frozen?: number; spent?: number; owed?: number };

/** Changes a balance by what its entry says. A balance that would fall below nothing is refused by the database. */
export async function changeBalance(tx: Transaction, accountId: number, change: Change): Promise<void> {
  const { available = 0, frozen = 0, spent = 0, owed = 0 } = change;
  await tx
    .update(pointsBalances)
    .set({
      available: sql`${pointsBalances.available} + ${available}`,
      frozen: sql`${pointsBalances.frozen} + ${frozen}`,
      spent: sql`${pointsBalances.spent} + ${spent}`,
      owed: sql`${pointsBalances.owed} + ${owed}`,
    })
    .where(sql`${pointsBalances.accountId} = ${accountId}`);
}

export function assertPoints(points: number): void {
  if (!Number.isSafeInteger(points) || points < 0) throw new Error(`${points} is no number of points`);
}
