import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { startPayment } from '#contract/payments/shopper.ts';
import { database } from '#server/database/connection.ts';
import { charges } from '#server/modules/payments/tables.ts';
import { openPaymentProviders, paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { openSandbox } from '#server/providers/payments/sandbox.ts';
import { signatureHeader } from '#server/providers/payments/sandbox-webhooks.ts';
import { sign } from '#server/providers/signed-message.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { aPayment } from './payments.ts';

type Kind = 'payment.succeeded' | 'payment.failed' | 'payment.cancelled';
export type ProviderMessage = {
  id: string;
  type: Kind;
  createdAt: string;
  payment: { id: string; reference: string; received: number; currency: string; failure: string | null };
};
export type Charge = typeof charges.$inferSelect;

/** The amount of every payment of `messagesTo`. */
export const amount = 4_999;

/** Sends a mall the provider messages that a test wants, signed with the first of these secrets. */
export function messagesTo(mall: MallUnderTest, secrets: readonly [string, string]) {
  let payer: Person;
  beforeAll(async () => {
    payer = await someone();
    const ask = async () => new Response('', { status: 500 });
    const sandbox = openSandbox({ ask, merchantKey: '', webhookSecrets: secrets });
    const start = async () => ({ providerId: `sp_${randomUUID()}`, clientSecret: null, codeText: null });
    openPaymentProviders({ ...paymentProviders(), sandbox: { ...sandbox, start } });
    // These tests pay more often than the limit for people allows.
    await mall.pool.query(
      `insert into rate_windows (key, times, ends_at) values ($1, -100000, now() + interval '1 day')`,
      [`startPayment:${payer.accountId}`],
    );
  });
  const begin = (number: string, payType: 'sandbox' | 'scan' = 'sandbox') =>
    mall.ask(startPayment, { orderNo: number, payType }, as(payer.token));
  return {
    begin,
    newPayment: () => aPayment(payer, amount),
    async aCharge(number: string, payType: 'sandbox' | 'scan' = 'sandbox'): Promise<Charge> {
      const { data } = await begin(number, payType);
      const key = data?.chargeKey ?? '';
      const [charge] = await database().select().from(charges).where(eq(charges.key, key));
      if (!charge) throw new Error('no charge');
      return charge;
    },
    /** Sends the message to the mall and returns its answer. */
    async send(sent: ProviderMessage, signature?: string): Promise<number> {
      const body = JSON.stringify(sent);
      const headers = { 'content-type': 'application/json', [signatureHeader]: signature ?? sign(body, secrets[0]) };
      return (await mall.api.request('/api/webhooks/sandbox', { method: 'POST', headers, body })).status;
    },
  };
}

/** A message about a charge, sent at this second of the provider's clock. */
export function message(
  charge: Pick<Charge, 'key' | 'providerId'>,
  type: Kind,
  second = 0,
  others: Partial<ProviderMessage['payment']> = {},
): ProviderMessage {
  return {
    id: `evt_${randomUUID()}`,
    type,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    payment: {
      id: charge.providerId ?? '',
      reference: charge.key,
      received: type === 'payment.succeeded' ? amount : 0,
      currency: 'USD',
      failure: null,
      ...others,
    },
  };
}
