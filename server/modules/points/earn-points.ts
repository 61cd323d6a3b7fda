import type { Transaction } from '#server/database/connection.ts';
import { getSite } from '#server/modules/content/index.ts';
import { addEntry, assertPoints, changeBalance, lockBalance } from './add-entry.ts';
import { givePoints } from './give-points.ts';

/** Credits the points of an order, once. They stay frozen as long as the platform's rules say, so that a refund can take them back. */
export async function earnPoints(
  tx: Transaction,
  accountId: number,
  points: number,
  orderNumber: string,
): Promise<void> {
  assertPoints(points);
  if (points === 0) return;
  const cause = `order:${orderNumber}`;
  const { freezeDays } = await getSite(tx, 'points');
  if (freezeDays === 0) {
    await givePoints(tx, accountId, points, { kind: 'earned', cause, reference: orderNumber });
    return;
  }
  await lockBalance(tx, accountId);
  const isFirst = await addEntry(tx, {
    accountId,
    kind: 'earned',
    cause,
    availableDelta: 0,
    frozenDelta: points,
    reference: orderNumber,
    thawsInDays: freezeDays,
  });
  if (isFirst) await changeBalance(tx, accountId, { frozen: points });
}
