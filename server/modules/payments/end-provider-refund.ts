import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { paymentReturned, providerRefundDone } from './events.ts';
import { writeJournal } from './journal.ts';
import { captures, payments, providerRefunds } from './tables.ts';

type Ending = { operation: string; reference: string | null } & (
  | { from: 'pending'; to: 'done' }
  | { from: 'failed'; to: 'transferred' }
);

/** Money has gone back, by its provider or another way: it is booked and told, once. False when it had before. */
export async function endProviderRefund(tx: Transaction, { operation, from, to, reference }: Ending): Promise<boolean> {
  const [ended] = await tx
    .update(providerRefunds)
    .set({ state: to, providerId: reference, doneAt: sql`mall_now()` })
    .where(and(eq(providerRefunds.operation, operation), eq(providerRefunds.state, from)))
    .returning();
  if (!ended) return false;
  const { amount } = ended;
  const { paymentNumber, currency, isKept } = await captureOf(tx, ended.id);
  await writeJournal(tx, `back:${operation}`, [
    { account: 'owed_back', amount, currency },
    { account: to === 'done' ? 'provider' : 'bank', amount: -amount, currency },
  ]);
  await publish(tx, providerRefundDone, { operation, by: to === 'done' ? 'provider' : 'platform' });
  if (!isKept) await publish(tx, paymentReturned, { paymentNumber, amount, currency });
  return true;
}

/** The payment by which the money came. */
export const paymentNumberOf = async (tx: Transaction, providerRefundId: number): Promise<string> =>
  (await captureOf(tx, providerRefundId)).paymentNumber;

async function captureOf(tx: Transaction, providerRefundId: number) {
  const [capture] = await tx
    .select({ paymentNumber: payments.number, currency: captures.currency, isKept: captures.isKept })
    .from(providerRefunds)
    .innerJoin(captures, eq(captures.id, providerRefunds.captureId))
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(eq(providerRefunds.id, providerRefundId));
  if (!capture) throw new Error(`There is no capture of provider refund ${providerRefundId}`);
  return capture;
}
