import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listExpiredPayments } from '#server/modules/payments/index.ts';
import { cancelOrders } from './cancel-orders.ts';

const atOnce = 100;

/** Cancels what nobody has paid in time. Each payment is a transaction of its own: one that fails holds up no other. */
export async function expirePayments(): Promise<void> {
  const failures: unknown[] = [];
  for (const paymentNumber of await listExpiredPayments(atOnce)) {
    try {
      await transaction((tx) => cancelOrders(tx, { paymentNumber, accountId: null, by: 'clock', reason: 'expired' }));
    } catch (error) {
      // Paid or cancelled in the last moment, or by another process: someone else was first.
      if (!(error instanceof Refusal)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'payments could not be cancelled');
}
