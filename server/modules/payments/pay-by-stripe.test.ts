import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getPayState, listPayMethods, startPayment } from '#contract/payments/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { Api } from '#server/http/serve.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { paymentFingerprint } from '#tests/support/database/payment-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { aPayment } from '#tests/support/orders/payments.ts';
import { openLocalStripe } from '#tests/support/servers/local-stripe.ts';
import { closePayment, reconcileCharges, sendProviderRefunds } from './index.ts';

const mall = openMallUnderTest();
let stripe: Awaited<ReturnType<typeof openLocalStripe>>;
let api: Api;
let ana: Person;
const [newSecret, oldSecret] = ['whsec_new', 'whsec_old'];

beforeAll(async () => {
  stripe = await openLocalStripe(newSecret);
  api = mall.apiWith({
    STRIPE_SECRET_KEY: 'sk_test_canary',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_shown',
    STRIPE_WEBHOOK_SECRET: `${newSecret},${oldSecret}`,
    STRIPE_API_HOST: stripe.url,
  });
  mall.api = api;
});
afterAll(() => stripe.close());
beforeEach(async () => {
  stripe.local.mood = 'well';
  stripe.asked.length = 0;
  ana = await someone();
  await mall.pool.query('update mall_clock set ahead_seconds = 0');
});

const begin = (paymentNumber: string) =>
  mall.ask(startPayment, { orderNo: paymentNumber, payType: 'stripe' }, as(ana.token));
const stateOf = async (paymentNumber: string) =>
  (await mall.ask(getPayState, { orderNo: paymentNumber }, as(ana.token))).data;
async function postWebhook({ body, headers }: { body: string; headers: Record<string, string> }): Promise<number> {
  return (await api.request('/api/webhooks/stripe', { method: 'POST', headers, body })).status;
}

test('only what is set up is offered, with the key for browsers and no other', async () => {
  expect((await mall.ask(listPayMethods, {})).data).toEqual({
    methods: [{ payType: 'stripe', isTest: true }],
    stripeKey: 'pk_test_shown',
  });
  expect((await mall.ask(startPayment, { orderNo: await aPayment(ana), payType: 'scan' }, as(ana.token))).code).toBe(
    400,
  );
});

test('an intent is made once, under the charge’s key, and paid by a signed message', async () => {
  const number = await aPayment(ana, 12_345);
  const { data } = await begin(number);
  const again = await begin(number);
  expect(again.data).toEqual(data);
  const creations = stripe.asked.filter(({ method }) => method === 'POST');
  expect(creations).toEqual([
    { method: 'POST', path: '/v1/payment_intents', key: data?.chargeKey, authorization: 'Bearer sk_test_canary' },
  ]);
  const intent = stripe.succeed(data?.clientSecret ?? null);
  expect(intent).toMatchObject({ amount: 12_345, currency: 'usd', metadata: { payment: number } });
  const message = stripe.message('payment_intent.succeeded', intent);
  expect([await postWebhook(message), await postWebhook(message)]).toEqual([200, 200]);
  expect(await paymentFingerprint(mall, number)).toMatchObject({
    payment: { status: 'paid', amount: 12_345 },
    captures: [{ amount: 12_345, isAccepted: true }],
    paidEvents: 1,
  });
});

test.each([
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'payment_intent_authentication_failure' }, 'challenge_failed'],
  [{ code: 'expired_card' }, 'expired'],
  [{ code: 'processing_error' }, 'other'],
])('%o is reported as %s', async (error, failure) => {
  const number = await aPayment(ana);
  const intent = stripe.fail((await begin(number)).data?.clientSecret ?? null, error);
  expect(await postWebhook(stripe.message('payment_intent.payment_failed', intent))).toBe(200);
  expect(await stateOf(number)).toMatchObject({ state: 'unpaid', failure });
});

describe('who speaks', () => {
  test.each([
    ['another secret', { secret: 'whsec_forged', age: 0 }, 400],
    ['six minutes old', { secret: newSecret, age: 360 }, 400],
    ['four minutes old', { secret: newSecret, age: 240 }, 200],
    ['the secret that is being replaced', { secret: oldSecret, age: 0 }, 200],
  ] as const)('%s', async (_, { secret, age }, code) => {
    const number = await aPayment(ana);
    const intent = stripe.succeed((await begin(number)).data?.clientSecret ?? null);
    const timestamp = Math.floor(Date.now() / 1000) - age;
    expect(await postWebhook(stripe.message('payment_intent.succeeded', intent, secret, timestamp))).toBe(code);
    expect((await paymentFingerprint(mall, number)).payment?.status).toBe(code === 200 ? 'paid' : 'open');
  });

  test('a body that was changed, and none at all', async () => {
    const number = await aPayment(ana);
    const intent = stripe.succeed((await begin(number)).data?.clientSecret ?? null);
    const { body, headers } = stripe.message('payment_intent.succeeded', intent);
    expect(await postWebhook({ body: `${body} `, headers })).toBe(400);
    expect(await postWebhook({ body, headers: {} })).toBe(400);
    expect((await paymentFingerprint(mall, number)).payment?.status).toBe('open');
  });

  test('what others do with the same account is none of our business', async () => {
    const number = await aPayment(ana);
    const intent = stripe.succeed((await begin(number)).data?.clientSecret ?? null);
    expect(await postWebhook(stripe.message('payment_intent.succeeded', { ...intent, metadata: {} }))).toBe(200);
    expect(await postWebhook(stripe.message('customer.created', intent))).toBe(200);
    expect((await paymentFingerprint(mall, number)).payment?.status).toBe('open');
  });
});

test('a lost message is found by asking', async () => {
  const number = await aPayment(ana);
  stripe.succeed((await begin(number)).data?.clientSecret ?? null);
  await mall.pool.query('update mall_clock set ahead_seconds = 3');
  expect(await stateOf(number)).toMatchObject({ state: 'paid', payType: 'stripe' });
});

test.each(['answer lost', 'hangs', 'broken'] as const)(
  'Stripe %s: 503 in time, and one intent in the end',
  async (mood) => {
    const number = await aPayment(ana);
    stripe.local.mood = mood;
    const before = stripe.intents.size;
    const began = performance.now();
    expect((await begin(number)).code).toBe(503);
    expect(performance.now() - began).toBeLessThan(15_000);
    expect((await paymentFingerprint(mall, number)).payment?.status).toBe('open');
    stripe.local.mood = 'well';
    expect((await begin(number)).code).toBe(200);
    expect(stripe.intents.size).toBe(before + 1);
    expect((await paymentFingerprint(mall, number)).charges).toHaveLength(1);
  },
);

describe('paying back', () => {
  async function lateMoney() {
    const number = await aPayment(ana);
    const { data } = await begin(number);
    await transaction((tx) => closePayment(tx, number, null));
    const intent = stripe.succeed(data?.clientSecret ?? null);
    await postWebhook(stripe.message('payment_intent.succeeded', intent));
    return { number, intent };
  }
  const refundsOf = (id: string) => [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === id);

  test('late money goes back once, also when the answer is lost and the key forgotten', async () => {
    const { number, intent } = await lateMoney();
    stripe.local.mood = 'answer lost';
    await sendProviderRefunds();
    expect((await paymentFingerprint(mall, number)).providerRefunds).toEqual([{ amount: 4_999, state: 'pending' }]);
    stripe.local.mood = 'well';
    await mall.pool.query('update mall_clock set ahead_seconds = 100000');
    await sendProviderRefunds();
    expect((await paymentFingerprint(mall, number)).providerRefunds).toEqual([{ amount: 4_999, state: 'done' }]);
    expect(refundsOf(intent.id).map(({ amount }) => amount)).toEqual([4_999]);
  });

  test('one that Stripe will never make needs a person: it is marked, not tried for ever', async () => {
    const { number, intent } = await lateMoney();
    intent.amount_received = 0;
    await sendProviderRefunds();
    expect((await paymentFingerprint(mall, number)).providerRefunds).toEqual([{ amount: 4_999, state: 'failed' }]);
  });

  test('a charge of a closed payment is called off', async () => {
    const number = await aPayment(ana);
    const { data } = await begin(number);
    await transaction((tx) => closePayment(tx, number, null));
    await mall.pool.query('update mall_clock set ahead_seconds = 6');
    await reconcileCharges();
    expect((await paymentFingerprint(mall, number)).charges).toEqual([
      { method: 'stripe', state: 'cancelled', failure: null },
    ]);
    const intent = [...stripe.intents.values()].find(({ client_secret }) => client_secret === data?.clientSecret);
    expect(intent?.status).toBe('canceled');
  });
});
