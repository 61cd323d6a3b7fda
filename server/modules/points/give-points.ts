import type { Transaction } from '#server/database/connection.ts';
import { addEntry, assertPoints, changeBalance, holdBalance } from './add-entry.ts';

type Gift = { kind: 'granted' | 'returned' | 'earned'; cause: string; reference: string };

/** Gives points that were spent back to somebody, each cause once. */
export function returnPoints(
  tx: Transaction,
  accountId: number,
  points: number,
  cause: string,
  reference: string,
): Promise<void> {
  return givePoints(tx, accountId, points, { kind: 'returned', cause, reference });
}

/** Gives somebody points that they can spend at once, each cause once. */
export function grantPoints(
  tx: Transaction,
  accountId: number,
  points: number,
  cause: string,
  reference = '',
): Promise<void> {
  return givePoints(tx, accountId, points, { kind: 'granted', cause, reference });
}

/** Adds to what can be spent. What somebody owes is set off first. */
export async function givePoints(tx: Transaction, accountId: number, points: number, gift: Gift): Promise<void> {
  assertPoints(points);
  if (points === 0) return;
  const { owed } = await holdBalance(tx, accountId);
  const setOff = Math.min(owed, points);
  const available = points - setOff;
  const isFirst = await addEntry(tx, {
    accountId,
    ...gift,
    availableDelta: available,
    frozenDelta: 0,
    owedDelta: -setOff,
  });
  if (!isFirst) return;
  await changeBalance(tx, accountId, { available, owed: -setOff, spent: gift.kind === 'returned' ? -points : 0 });
}
