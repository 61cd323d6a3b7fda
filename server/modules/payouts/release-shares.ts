import { transaction } from '#server/database/connection.ts';
import { isReleaseDue, listToRelease, lockOrder, releaseShare } from '#server/modules/orders/index.ts';
import { reserveForUndecided } from '#server/modules/refunds/index.ts';

const batchSize = 200;

/**
 * Makes the shops' shares of orders available whose time for refunds is over. What undecided refunds may still take is reserved.
 * Each in its own transaction: one that fails does not hold up the others.
 */
export async function releaseShares(): Promise<void> {
  const failures: unknown[] = [];
  for (const orderId of await listToRelease(batchSize))
    await transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      // Another process may just have released it.
      if (!order || !(await isReleaseDue(tx, orderId))) return;
      await reserveForUndecided(tx, await releaseShare(tx, order, 'release'));
    }).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `the shares of ${failures.length} orders could not be released`);
}
