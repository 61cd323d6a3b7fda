import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { pointsBalances, pointsEntries } from './tables.ts';

type NewEntry = Omit<typeof pointsEntries.$inferInsert, 'id' | 'at' | 'thawsAt' | 'thawedAt'> & {
  thawsInDays?: number;
};

/** Records a change of an account's points. False when this cause was recorded before: then nothing else may be done. */
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
 * An account's balance, locked until the transaction ends. Everything that writes entries which depend on others locks the
 * balance first: it is the one lock of an account's points.
 */
export async function lockBalance(tx: Transaction, accountId: number) {
  const [balance] = await tx
    .insert(pointsBalances)
    .values({ accountId })
    .onConflictDoUpdate({ target: pointsBalances.accountId, set: { accountId } })
    .returning();
  if (!balance) throw new Error(`Locking the points of account ${accountId} returned no row`);
  return balance;
}

type Change = { available?: number; frozen?: number; spent?: number; owed?: number };

/** Changes a balance as its entry says. The database refuses a negative balance. */
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
  if (!Number.isSafeInteger(points) || points < 0) throw new Error(`${points} is not a number of points`);
}
