import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { money } from '#contract/core/values.ts';
import type { PayType } from '#contract/payments/shopper.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { log } from '#server/http/log.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { PaymentProvider, StartedCharge } from '#server/providers/payments/payment-provider.ts';
import { inTime, providerOf } from '#server/providers/payments/payment-providers.ts';
import { paymentOf } from './payment-rows.ts';
import { charges, payments } from './tables.ts';

type Charge = typeof charges.$inferSelect;

/**
 * Begins to pay a payment by one method, or goes on with what was begun. What the provider is asked with is on record
 * before it is asked, so that a lost answer never becomes a second charge.
 */
export async function startPayment(accountId: number, number: string, payType: PayType, origin: string) {
  await countTry('startPayment', String(accountId));
  const provider = providerOf(payType);
  if (!provider) throw new Refusal('pay_method_closed');
  const charge = await findOrMakeCharge(accountId, number, payType, provider);
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

/** Holds the payment's row, so that two tabs share one charge and none begins on a payment that is just being closed. */
function findOrMakeCharge(
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
          inArray(charges.state, ['new', 'pending', 'processing']),
        ),
      )
      .orderBy(desc(charges.id))
      .limit(1);
    if (begun) return markTried(tx, begun);
    const { id: paymentId, amount, currency } = payment;
    const [made] = await tx
      .insert(charges)
      .values({
        key: randomUUID(),
        paymentId,
        method,
        provider,
        amount,
        currency,
        createdAt: sql`mall_now()`,
        triedAt: sql`mall_now()`,
      })
      .returning();
    if (!made) throw new Error('A charge was made, yet is not there');
    return made;
  });
}

/**
 * What failed before is over once the shopper tries again. When it failed stays on record, so that the same failure told
 * twice does not come back; and the provider is asked anew.
 */
async function markTried(tx: Transaction, charge: Charge): Promise<Charge> {
  const [tried] = await tx
    .update(charges)
    .set({ triedAt: sql`mall_now()`, failure: null, askedAt: null })
    .where(eq(charges.id, charge.id))
    .returning();
  return tried ?? charge;
}

const isOver = sql<boolean>`${payments.expiresAt} <= mall_now()`;

/** Outside any transaction: a provider that hangs must hold nothing of ours. */
async function askToStart(
  provider: PaymentProvider,
  charge: Charge,
  paymentNumber: string,
  origin: string,
): Promise<Pick<StartedCharge, 'clientSecret' | 'codeText'>> {
  const { key, method, amount, currency } = charge;
  const asking = provider.start({ key, method, amount, currency, paymentNumber, origin });
  const started = await inTime(asking).catch((error: unknown) => {
    log.warn({ err: error, payment: paymentNumber }, 'a payment could not be begun');
    throw new Refusal('pay_failed');
  });
  const mine = eq(charges.id, charge.id);
  if (!started) {
    await database()
      .update(charges)
      .set({ state: 'failed', failure: 'other', failedAt: sql`mall_now()` })
      .where(and(mine, eq(charges.state, 'new')));
    throw new Refusal('pay_failed');
  }
  // A message of the provider may have come before its answer, so the state moves only if it is still the first one.
  await database()
    .update(charges)
    .set({ ...started, state: sql`case when ${charges.state} = 'new' then 'pending' else ${charges.state} end` })
    .where(mine);
  return started;
}
