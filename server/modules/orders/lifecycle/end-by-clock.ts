import { type Transaction, transaction } from '#server/database/connection.ts';
import { completeOrder } from './complete-order.ts';
import { isStillToReceive, listToComplete, listToReceive } from './due-queries.ts';
import { lockOrder } from './lock-order.ts';
import { receiveOrder } from './receive-order.ts';

const batchSize = 100;

/** Marks orders received that nobody has confirmed in time. */
export async function receiveByClock(): Promise<void> {
  await oneByOne(await listToReceive(batchSize), async (tx, orderId) => {
    await lockOrder(tx, orderId);
    // It may just have been confirmed, requested back, or updated by a carrier.
    if (await isStillToReceive(tx, orderId)) await receiveOrder(tx, orderId, 'clock');
  });
}

/** Completes orders that nobody has reviewed in time. */
export async function completeByClock(): Promise<void> {
  await oneByOne(await listToComplete(batchSize), async (tx, orderId) => {
    await completeOrder(tx, orderId, 'clock');
  });
}

/** Each in its own transaction: one that fails does not hold up the others. */
async function oneByOne(orderIds: readonly number[], end: (tx: Transaction, orderId: number) => Promise<void>) {
  const failures: unknown[] = [];
  for (const orderId of orderIds) await transaction((tx) => end(tx, orderId)).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders could not be received or completed by the clock`);
}
