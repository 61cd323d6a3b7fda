import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { log } from '#server/http/log.ts';
import type { ChargeReport, ProviderName } from '#server/providers/payments/payment-provider.ts';
import { paymentNotAccepted } from './events.ts';
import { writeLedger } from './ledger.ts';
import { orderProviderRefund } from './order-provider-refund.ts';
import { paymentPaid } from './payment-rows.ts';
import { captures, charges, payments } from './tables.ts';

type Charge = typeof charges.$inferSelect;
export type Outcome = 'kept' | 'goes_back' | 'wrong_amount' | 'seen' | 'noted' | 'not_ours';

const isUnsettled = inArray(charges.state, ['new', 'pending', 'processing']);

/**
 * Applies a provider's report about a charge. However often and in whatever order reports come, the result is the same: money
 * that came in is accepted once, or paid back once. An answer is the current state; a webhook may be outdated, so a failure
 * that it reports is checked before a shopper sees it.
 */
export async function settle(
  tx: Transaction,
  provider: ProviderName,
  report: ChargeReport,
  source: 'event' | 'answer' = 'event',
): Promise<Outcome> {
  const charge = await findCharge(tx, provider, report);
  if (!charge) return 'not_ours';
  if (report.state === 'succeeded' && report.received) return receive(tx, charge, report.providerId, report.received);
  const mine = eq(charges.id, charge.id);
  if (source === 'answer') {
    const { reason: failure = null, at: failedAt } = report.failure ?? {};
    await tx
      .update(charges)
      .set({ failure, ...(failedAt && { failedAt }) })
      .where(and(mine, isUnsettled));
  } else if (report.failure) {
    const { reason: failure, at: failedAt } = report.failure;
    const isNewer = sql`(${charges.failedAt}, ${charges.failure}) < (${failedAt.toISOString()}::timestamptz, ${failure}::text)`;
    await tx
      .update(charges)
      .set({ failure, failedAt, askedAt: null })
      .where(and(mine, ne(charges.state, 'succeeded'), or(isNull(charges.failedAt), isNewer)));
  }
  await tx.update(charges).set({ state: report.state, providerId: report.providerId }).where(and(mine, isUnsettled));
  return 'noted';
}

async function findCharge(
  tx: Transaction,
  provider: ProviderName,
  { chargeKey }: ChargeReport,
): Promise<Charge | undefined> {
  if (!z.uuid().safeParse(chargeKey).success) return undefined;
  const [charge] = await tx
    .select()
    .from(charges)
    .where(and(eq(charges.key, chargeKey), eq(charges.provider, provider)));
  return charge;
}

/** Records received money. The payment's row is locked, so that everything else that changes the payment waits. */
async function receive(
  tx: Transaction,
  charge: Charge,
  providerId: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<Outcome> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, charge.paymentId)).for('update');
  if (!payment) throw new Error(`Charge ${charge.key} has no payment`);
  const isRight = amount === charge.amount && currency === charge.currency && amount === payment.amount;
  const isAccepted = isRight && payment.status === 'open';
  const [capture] = await tx
    .insert(captures)
    .values({
      chargeId: charge.id,
      paymentId: payment.id,
      provider: charge.provider,
      providerId,
      amount,
      currency,
      isAccepted,
    })
    .onConflictDoNothing()
    .returning({ id: captures.id });
  if (!capture) return 'seen';
  await tx
    .update(charges)
    .set({ state: 'succeeded', failure: null, failedAt: null, providerId })
    .where(eq(charges.id, charge.id));
  if (!isAccepted) {
    if (!isRight)
      log.error({ payment: payment.number, amount, currency }, `payment ${payment.number} received a wrong amount`);
    await sendBack(tx, capture.id, amount, currency);
    await publish(tx, paymentNotAccepted, { paymentNumber: payment.number, amount, currency });
    return isRight ? 'goes_back' : 'wrong_amount';
  }
  const paid = await tx
    .update(payments)
    .set({ status: 'paid', paidAt: mallNow })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')))
    .returning({ id: payments.id });
  if (paid.length !== 1) throw new Error(`Payment ${payment.number} changed although its row was locked`);
  await writeLedger(tx, { cause: `paid:${payment.number}`, rule: 'payment', currency }, [
    { account: 'provider', amount },
    { account: 'clearing', amount: -amount },
  ]);
  await publish(tx, paymentPaid, { number: payment.number });
  return 'kept';
}

/** Pays back money that the mall may not accept: too late, a second time, or in the wrong amount. */
async function sendBack(tx: Transaction, captureId: number, amount: number, currency: string): Promise<void> {
  const operation = `late:${captureId}`;
  await writeLedger(tx, { cause: operation, rule: 'late_payment', currency }, [
    { account: 'provider', amount },
    { account: 'owed_back', amount: -amount },
  ]);
  await orderProviderRefund(tx, { operation, captureId, amount });
}
