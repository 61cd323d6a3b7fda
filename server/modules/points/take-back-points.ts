import type { Transaction } from '#server/database/connection.ts';
import { addEntry, assertPoints, changeBalance, lockBalance } from './add-entry.ts';
import { sumFrozenOf } from './queries.ts';

/**
 * Takes back points that an order had earned, once per cause: frozen ones first, then spendable ones. Missing points are
 * owed and settled by later ones; no balance becomes negative.
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
  const balance = await lockBalance(tx, accountId);
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
