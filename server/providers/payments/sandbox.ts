import { z } from 'zod';
import { isSigned } from '#server/providers/signed-message.ts';
import type { ChargeReport, PaymentProvider, ProviderEvent } from './payment-provider.ts';
import { gatewayPath } from './sandbox-gateway.ts';
import { signatureHeader } from './sandbox-webhooks.ts';

/** How to call the gateway; two webhook secrets while one is being replaced. */
export type SandboxSettings = {
  ask(path: string, init: RequestInit): Promise<Response>;
  merchantKey: string;
  webhookSecrets: readonly string[];
};

const failures = z.enum(['declined', 'insufficient_funds', 'challenge_failed']);
const Answer = z.object({
  id: z.string(),
  state: z.enum(['open', 'challenge', 'processing', 'succeeded', 'cancelled']),
  reference: z.uuid(),
  currency: z.string(),
  received: z.int().min(0),
  failure: failures.nullable(),
  failedAt: z.iso.datetime().nullable(),
  clientSecret: z.string().nullable(),
  scanPath: z.string().nullable(),
});
const Book = z.array(
  z.object({
    id: z.string(),
    currency: z.string(),
    received: z.int().min(0),
    at: z.iso.datetime(),
    refunded: z.int().min(0),
  }),
);
const PaidBack = z.object({ id: z.string() });
const Event = z.object({
  id: z.string().max(64),
  type: z.enum(['payment.succeeded', 'payment.failed', 'payment.cancelled']),
  createdAt: z.iso.datetime(),
  payment: z.object({
    id: z.string().max(64),
    reference: z.uuid(),
    received: z.int().min(0),
    currency: z.string(),
    failure: failures.nullable(),
  }),
});

/** The mall's side of the test gateway: it uses nothing but the gateway's calls and webhooks. */
export function openSandbox({ ask, merchantKey, webhookSecrets }: SandboxSettings): PaymentProvider {
  async function request(method: string, path: string, key?: string, body?: object): Promise<Response> {
    const headers = {
      authorization: `Bearer ${merchantKey}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    };
    return ask(`${gatewayPath}/merchant${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }
  async function report(method: string, path: string): Promise<ChargeReport> {
    const response = await request(method, path);
    if (response.status !== 200) throw new Error(`The test gateway answered ${method} ${path} with ${response.status}`);
    return reportOf(Answer.parse(await response.json()));
  }

  return {
    name: 'sandbox',
    async start({ key, amount, currency, method, origin }) {
      const input = { amount, currency, method: method === 'scan' ? 'scan' : 'card', reference: key };
      const response = await request('POST', '/payments', key, input);
      if (response.status === 400 || response.status === 409) return null;
      const { id, clientSecret, scanPath } = Answer.parse(await response.json());
      return { providerId: id, clientSecret, codeText: scanPath && new URL(scanPath, origin).href };
    },
    ask: (providerId) => report('GET', `/payments/${providerId}`),
    cancel: (providerId) => report('POST', `/payments/${providerId}/cancel`),
    async *readBook(since) {
      const response = await request('GET', `/book?since=${since.toISOString()}`);
      if (response.status !== 200) throw new Error(`The test gateway answered its book with ${response.status}`);
      const book = Book.parse(await response.json());
      yield book.map(({ id, at, ...payment }) => ({ ...payment, providerId: id, receivedAt: new Date(at) }));
    },
    async refundPayment({ operation, providerId, amount }) {
      const response = await request('POST', '/refunds', operation, { payment: providerId, amount });
      if (response.status === 400) return { state: 'refused', providerId: null };
      return { state: 'done', providerId: PaidBack.parse(await response.json()).id };
    },
    readEvent(body, header) {
      if (!isSigned(body, header(signatureHeader) ?? '', webhookSecrets)) return null;
      return eventOf(Event.parse(JSON.parse(body)));
    },
  };
}

function reportOf({
  id,
  state,
  reference,
  received,
  currency,
  failure,
  failedAt,
}: z.infer<typeof Answer>): ChargeReport {
  return {
    chargeKey: reference,
    providerId: id,
    state: state === 'open' || state === 'challenge' ? 'pending' : state,
    received: state === 'succeeded' ? { amount: received, currency } : null,
    failure: failure && failedAt ? { reason: failure, at: new Date(failedAt) } : null,
  };
}

function eventOf({ id, type, createdAt, payment }: z.infer<typeof Event>): ProviderEvent {
  const states = {
    'payment.succeeded': 'succeeded',
    'payment.failed': 'pending',
    'payment.cancelled': 'cancelled',
  } as const;
  const { id: providerId, reference, received, currency, failure } = payment;
  const report: ChargeReport = {
    chargeKey: reference,
    providerId,
    state: states[type],
    received: type === 'payment.succeeded' ? { amount: received, currency } : null,
    failure: failure ? { reason: failure, at: new Date(createdAt) } : null,
  };
  return { id, kind: type, report };
}
