import { type Transaction, transaction } from '#server/database/connection.ts';
import { completeOrder } from './complete-order.ts';
import { isStillToReceive, listToComplete, listToReceive } from './due-queries.ts';
import { holdOrder } from './hold-order.ts';
import { receiveOrder } from './receive-order.ts';

const atOnce = 100;

/** Takes as received what nobody has confirmed in time. */
export async function receiveByClock(): Promise<void> {
  await oneByOne(await listToReceive(atOnce), async (tx, orderId) => {
    await holdOrder(tx, orderId);
    // Confirmed by hand, asked back, or told of by a carrier in the last moment.
    if (await isStillToReceive(tx, orderId)) await receiveOrder(tx, orderId, 'clock');
  });
}

/** Completes what nobody has reviewed in time. */
export async function completeByClock(): Promise<void> {
  await oneByOne(await listToComplete(atOnce), async (tx, orderId) => {
    await completeOrder(tx, orderId, 'clock');
  });
}

/** Each in a transaction of its own: one that fails holds up no other. */
async function oneByOne(orderIds: readonly number[], end: (tx: Transaction, orderId: number) => Promise<void>) {
  const failures: unknown[] = [];
  for (const orderId of orderIds) await transaction((tx) => end(tx, orderId)).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'orders could not be ended');
}
