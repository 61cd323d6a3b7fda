import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sign } from '#server/providers/signed-message.ts';
import { paymentFingerprint } from '#tests/support/database/payment-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { message, messagesTo } from '#tests/support/orders/provider-messages.ts';

// Anybody can send a message to the mall. Only messages with a recent signature of the provider are accepted.

const mall = openMallUnderTest({ DEMO: '1' });
const secrets = ['whsec_new', 'whsec_old'] as const;
const { newPayment, aCharge, send } = messagesTo(mall, secrets);

describe('the sender of a message', () => {
  async function paidBy(signature: (body: string) => string) {
    const number = await newPayment();
    const sent = message(await aCharge(number), 'payment.succeeded');
    const code = await send(sent, signature(JSON.stringify(sent)));
    return { code, status: (await paymentFingerprint(mall, number)).payment?.status };
  }
  const minute = 60_000;

  test.each<[string, (body: string) => string]>([
    ['no signature', () => ''],
    ['another secret', (body) => sign(body, 'whsec_other')],
    ['a signature of another message', (body) => sign(`${body} `, secrets[0])],
    ['six minutes old', (body) => sign(body, secrets[0], Date.now() - 6 * minute)],
    ['six minutes ahead', (body) => sign(body, secrets[0], Date.now() + 6 * minute)],
    [
      'a changed timestamp',
      (body) => sign(body, secrets[0]).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 1}`),
    ],
  ])('%s: refused, and nothing moves', async (_, signature) => {
    expect(await paidBy(signature)).toEqual({ code: 400, status: 'open' });
  });

  test.each(secrets)('both secrets are valid while one is replaced: %s', async (secret) => {
    expect(await paidBy((body) => sign(body, secret))).toEqual({ code: 200, status: 'paid' });
    expect(await paidBy((body) => sign(body, secret, Date.now() - 4 * minute))).toEqual({ code: 200, status: 'paid' });
  });

  test('an unknown provider and an unknown charge are refused', async () => {
    expect((await mall.api.request('/api/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await mall.api.request('/api/webhooks/constructor', { method: 'POST', body: '{}' })).status).toBe(404);
    const stranger = message({ key: randomUUID(), providerId: 'sp_x' }, 'payment.succeeded');
    expect(await send(stranger)).toBe(200);
    const { rows } = await mall.pool.query('select outcome from webhook_events where event_id = $1', [stranger.id]);
    expect(rows).toEqual([{ outcome: 'not_ours' }]);
  });
});
