import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { paymentReturned, providerRefundDone } from './events.ts';
import { writeLedger } from './ledger.ts';
import { captures, payments, providerRefunds } from './tables.ts';

type Ending = { operation: string; reference: string | null } & (
  | { from: 'pending'; to: 'done' }
  | { from: 'failed'; to: 'transferred' }
);

/** Books and publishes that money was paid back, by the provider or another way, once. False when that had happened before. */
export async function endProviderRefund(tx: Transaction, { operation, from, to, reference }: Ending): Promise<boolean> {
  const [ended] = await tx
    .update(providerRefunds)
    .set({ state: to, providerId: reference, doneAt: mallNow })
    .where(and(eq(providerRefunds.operation, operation), eq(providerRefunds.state, from)))
    .returning();
  if (!ended) return false;
  const { amount } = ended;
  const { paymentNumber, currency, isAccepted } = await captureOf(tx, ended.id);
  await writeLedger(tx, { cause: `back:${operation}`, rule: 'provider_refund', currency }, [
    { account: 'owed_back', amount },
    { account: to === 'done' ? 'provider' : 'bank', amount: -amount },
  ]);
  await publish(tx, providerRefundDone, { operation, by: to === 'done' ? 'provider' : 'platform' });
  if (!isAccepted) await publish(tx, paymentReturned, { paymentNumber, amount, currency });
  return true;
}

/** The number of the payment that is refunded. */
export const paymentNumberOf = async (tx: Transaction, providerRefundId: number): Promise<string> =>
  (await captureOf(tx, providerRefundId)).paymentNumber;

async function captureOf(tx: Transaction, providerRefundId: number) {
  const [capture] = await tx
    .select({ paymentNumber: payments.number, currency: captures.currency, isAccepted: captures.isAccepted })
    .from(providerRefunds)
    .innerJoin(captures, eq(captures.id, providerRefunds.captureId))
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(eq(providerRefunds.id, providerRefundId));
  if (!capture) throw new Error(`Provider refund ${providerRefundId} has no capture`);
  return capture;
}
