import type { Transaction } from '#server/database/connection.ts';
import { addEntry, assertPoints, changeBalance, lockBalance } from './add-entry.ts';

/** Takes points that an account could spend, once per cause, and never more than it has. Returns how many it took. */
export async function withdrawPoints(
  tx: Transaction,
  accountId: number,
  points: number,
  cause: string,
): Promise<number> {
  assertPoints(points);
  const { available } = await lockBalance(tx, accountId);
  const taken = Math.min(available, points);
  if (taken === 0) return 0;
  const isFirst = await addEntry(tx, {
    ...{ accountId, kind: 'withdrawn', cause, reference: '' },
    ...{ availableDelta: -taken, frozenDelta: 0 },
  });
  if (!isFirst) return 0;
  await changeBalance(tx, accountId, { available: -taken });
  return taken;
}
