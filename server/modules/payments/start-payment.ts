import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { money } from '#contract/core/values.ts';
import type { PayType } from '#contract/payments/shopper.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { log } from '#server/http/log.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { inTime } from '#server/providers/in-time.ts';
import type { PaymentProvider, StartedCharge } from '#server/providers/payments/payment-provider.ts';
import { providerOf } from '#server/providers/payments/payment-providers.ts';
import { paymentOf } from './payment-rows.ts';
import { charges, payments } from './tables.ts';

type Charge = typeof charges.$inferSelect;

/**
 * Starts to pay a payment by one method, or resumes the open charge. The charge is stored before the provider is called, so that
 * a lost answer never becomes a second charge.
 */
export async function startPayment(accountId: number, number: string, payType: PayType, origin: string) {
  await countTry('startPayment', String(accountId));
  const provider = providerOf(payType);
  if (!provider) throw new Refusal('pay_method_closed');
  const charge = await findOrCreateCharge(accountId, number, payType, provider);
  const started = charge.providerId
    ? { clientSecret: charge.clientSecret, codeText: charge.codeText }
    : await askToStart(provider, charge, number, origin);
  return {
    orderNo: number,
    payType,
    amount: money(charge.amount),
    clientSecret: started.clientSecret,
    codeText: started.codeText,
    chargeKey: charge.key,
  };
}

/** Locks the payment's row, so that two tabs share one charge and none starts on a payment that is just being closed. */
function findOrCreateCharge(
  accountId: number,
  number: string,
  method: PayType,
  { name: provider }: PaymentProvider,
): Promise<Charge> {
  return transaction(async (tx) => {
    const [payment] = await tx
      .select({
        id: payments.id,
        amount: payments.amount,
        currency: payments.currency,
        status: payments.status,
        isOver,
      })
      .from(payments)
      .where(paymentOf(number, accountId))
      .for('update');
    if (!payment) throw new Refusal('trade_not_found');
    if (payment.status === 'paid') throw new Refusal('trade_paid');
    if (payment.status === 'closed' || payment.isOver) throw new Refusal('trade_cancelled');
    const [begun] = await tx
      .select()
      .from(charges)
      .where(
        and(
          eq(charges.paymentId, payment.id),
          eq(charges.method, method),
          eq(charges.amount, payment.amount),
          inArray(charges.state, ['new', 'pending', 'processing']),
        ),
      )
      .orderBy(desc(charges.id))
      .limit(1);
    if (begun) return markTried(tx, begun);
    const { id: paymentId, amount, currency } = payment;
    const [created] = await tx
      .insert(charges)
      .values({
        key: randomUUID(),
        paymentId,
        method,
        provider,
        amount,
        currency,
        createdAt: mallNow,
        triedAt: mallNow,
      })
      .returning();
    if (!created) throw new Error('Creating a charge returned no row');
    return created;
  });
}

/**
 * A new attempt clears the last failure. Its time stays stored, so that the same failure, reported again, does not come back;
 * and the provider is asked again.
 */
async function markTried(tx: Transaction, charge: Charge): Promise<Charge> {
  const [tried] = await tx
    .update(charges)
    .set({ triedAt: mallNow, failure: null, askedAt: null })
    .where(eq(charges.id, charge.id))
    .returning();
  return tried ?? charge;
}

const isOver = sql<boolean>`${payments.expiresAt} <= mall_now()`;

/** Outside any transaction: a provider that hangs must not block a row. */
async function askToStart(
  provider: PaymentProvider,
  charge: Charge,
  paymentNumber: string,
  origin: string,
): Promise<Pick<StartedCharge, 'clientSecret' | 'codeText'>> {
  const { key, method, amount, currency } = charge;
  const asking = provider.start({ key, method, amount, currency, paymentNumber, origin });
  const started = await inTime(asking).catch((error: unknown) => {
    log.warn(
      { err: error, payment: paymentNumber },
      `payment ${paymentNumber} could not be started with ${provider.name}`,
    );
    throw new Refusal('pay_failed');
  });
  const mine = eq(charges.id, charge.id);
  if (!started) {
    await database()
      .update(charges)
      .set({ state: 'failed', failure: 'other', failedAt: mallNow })
      .where(and(mine, eq(charges.state, 'new')));
    throw new Refusal('pay_failed');
  }
  // A webhook may have come before the answer, so the state changes only if it is still the first one.
  const [now] = await database()
    .update(charges)
    .set({ ...started, state: sql`case when ${charges.state} = 'new' then 'pending' else ${charges.state} end` })
    .where(mine)
    .returning({ state: charges.state });
  // The amount has changed while the provider was asked: nobody may pay the old one.
  if (now?.state === 'cancelled') throw new Refusal('price_just_changed');
  return started;
}
