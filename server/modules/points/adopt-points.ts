import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { changeBalance, lockBalance } from './add-entry.ts';
import { pointsBalances, pointsEntries } from './tables.ts';

/** Gives a visitor's points, with all entries, to the account they belong to. */
export async function adoptPoints(tx: Transaction, visitorId: number, ownerId: number): Promise<void> {
  const [some] = await tx.select().from(pointsBalances).where(eq(pointsBalances.accountId, visitorId));
  if (!some) return;
  for (const accountId of [visitorId, ownerId].sort((one, other) => one - other)) await lockBalance(tx, accountId);
  const [held] = await tx.delete(pointsBalances).where(eq(pointsBalances.accountId, visitorId)).returning();
  if (!held) return;
  await tx.update(pointsEntries).set({ accountId: ownerId }).where(eq(pointsEntries.accountId, visitorId));
  await changeBalance(tx, ownerId, held);
}
