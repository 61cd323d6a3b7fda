import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listExpiredPayments } from '#server/modules/payments/index.ts';
import { cancelOrders } from './cancel-orders.ts';

const batchSize = 100;

/** Cancels payments that were not paid in time. Each in its own transaction: one that fails does not hold up the others. */
export async function expirePayments(): Promise<void> {
  const failures: unknown[] = [];
  for (const paymentNumber of await listExpiredPayments(batchSize)) {
    try {
      await transaction((tx) => cancelOrders(tx, { paymentNumber, accountId: null, by: 'clock', reason: 'expired' }));
    } catch (error) {
      // Just paid or cancelled, or handled by another process.
      if (!(error instanceof Refusal)) failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} unpaid payments could not be cancelled`);
}
