import type { Transaction } from '#server/database/connection.ts';
import { addEntry, assertPoints, changeBalance, holdBalance } from './add-entry.ts';
import { sumFrozenOf } from './queries.ts';

/**
 * Takes back points that an order had earned, each cause once: those that are still frozen first, then what can be
 * spent. What is missing is owed, and set off against what comes later; nobody's balance falls below nothing.
 */
export async function takeBackPoints(
  tx: Transaction,
  accountId: number,
  points: number,
  cause: string,
  orderNumber: string,
): Promise<void> {
  assertPoints(points);
  if (points === 0) return;
  const balance = await holdBalance(tx, accountId);
  const fromFrozen = Math.min(points, await sumFrozenOf(tx, accountId, orderNumber));
  const fromAvailable = Math.min(points - fromFrozen, balance.available);
  const owed = points - fromFrozen - fromAvailable;
  const isFirst = await addEntry(tx, {
    accountId,
    kind: 'taken_back',
    cause,
    availableDelta: -fromAvailable,
    frozenDelta: -fromFrozen,
    owedDelta: owed,
    reference: orderNumber,
  });
  if (isFirst) await changeBalance(tx, accountId, { available: -fromAvailable, frozen: -fromFrozen, owed });
}
