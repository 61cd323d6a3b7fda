import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { Adopted } from '#server/modules/identity/index.ts';
import { addEntry, changeBalance, lockBalance } from './add-entry.ts';
import { pointsBalances, pointsEntries } from './tables.ts';

/** Gives visitors' points, with all entries, to the accounts they belong to, and settles what either of the two owes. */
export async function adoptPoints(tx: Transaction, adopted: readonly Adopted[]): Promise<void> {
  const visitorIds = adopted.map(({ visitorId }) => visitorId);
  const found = await tx.select().from(pointsBalances).where(inArray(pointsBalances.accountId, visitorIds));
  const withPoints = adopted.filter(({ visitorId }) => found.some(({ accountId }) => accountId === visitorId));
  // In the order of ids, in which points are locked everywhere.
  const concerned = new Set(withPoints.flatMap(({ visitorId, ownerId }) => [visitorId, ownerId]));
  for (const accountId of [...concerned].sort((one, other) => one - other)) await lockBalance(tx, accountId);
  for (const each of withPoints) await adoptOne(tx, each);
}

async function adoptOne(tx: Transaction, { visitorId, ownerId }: Adopted): Promise<void> {
  const [held] = await tx.delete(pointsBalances).where(eq(pointsBalances.accountId, visitorId)).returning();
  if (!held) return;
  await tx.update(pointsEntries).set({ accountId: ownerId }).where(eq(pointsEntries.accountId, visitorId));
  await changeBalance(tx, ownerId, held);
  await settleOwed(tx, ownerId, `adopt:${visitorId}`);
}

/** Sets off what an account owes against what it could spend, once per cause, as all new points are. */
async function settleOwed(tx: Transaction, accountId: number, cause: string): Promise<void> {
  const { available, owed } = await lockBalance(tx, accountId);
  const setOff = Math.min(available, owed);
  if (setOff === 0) return;
  const isFirst = await addEntry(tx, {
    accountId,
    kind: 'taken_back',
    cause,
    availableDelta: -setOff,
    frozenDelta: 0,
    owedDelta: -setOff,
  });
  if (isFirst) await changeBalance(tx, accountId, { available: -setOff, owed: -setOff });
}
