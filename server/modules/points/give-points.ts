import type { Transaction } from '#server/database/connection.ts';
import { addEntry, assertPoints, changeBalance, lockBalance } from './add-entry.ts';

type Gift = { kind: 'granted' | 'returned' | 'earned'; cause: string; reference: string };

/** Returns spent points to an account, once per cause. False when this cause has returned them before. */
export function returnPoints(
  tx: Transaction,
  accountId: number,
  points: number,
  cause: string,
  reference: string,
): Promise<boolean> {
  return givePoints(tx, accountId, points, { kind: 'returned', cause, reference });
}

/** Gives an account points that can be spent at once, once per cause. False when this cause has given them before. */
export function grantPoints(
  tx: Transaction,
  accountId: number,
  points: number,
  cause: string,
  reference = '',
): Promise<boolean> {
  return givePoints(tx, accountId, points, { kind: 'granted', cause, reference });
}

/** Adds spendable points. What the account owes is settled first. */
export async function givePoints(tx: Transaction, accountId: number, points: number, gift: Gift): Promise<boolean> {
  assertPoints(points);
  if (points === 0) return false;
  const { owed } = await lockBalance(tx, accountId);
  const setOff = Math.min(owed, points);
  const available = points - setOff;
  const isFirst = await addEntry(tx, {
    accountId,
    ...gift,
    availableDelta: available,
    frozenDelta: 0,
    owedDelta: -setOff,
  });
  if (!isFirst) return false;
  await changeBalance(tx, accountId, { available, owed: -setOff, spent: gift.kind === 'returned' ? -points : 0 });
  return true;
}
