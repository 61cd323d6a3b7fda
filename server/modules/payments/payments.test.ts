import { describe, expect, test, vi } from 'vitest';
import { listPayMethods } from '#contract/payments/shopper.ts';
import { paymentFingerprint } from '#tests/support/database/payment-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { aPayment, atGateway } from '#tests/support/orders/payments.ts';
import { payingAt } from '#tests/support/orders/test-gateway.ts';
import { listLedgerDifferences, reconcileCharges, sendProviderRefunds } from './index.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const paying = payingAt(mall);
const { start, begin, stateOf, card, waitForStatus, moveClock } = paying;
const paidOnce = {
  payment: { status: 'paid', amount: 4_999 },
  captures: [{ amount: 4_999, isAccepted: true }],
  providerRefunds: [],
  paidEvents: 1,
};

test('the methods on offer are marked as tests in the demo mall, and none is open outside it', async () => {
  expect((await mall.ask(listPayMethods, {})).data).toEqual({
    methods: [
      { payType: 'sandbox', isTest: true },
      { payType: 'scan', isTest: true },
    ],
    stripeKey: null,
  });
  const api = mall.apiWith({ DEMO: '0' });
  const answer = await (await api.request('/api/front/pay/method')).json();
  expect(answer.data).toEqual({ methods: [], stripeKey: null });
  expect((await api.request('/sandbox-gateway/scan/x')).status).toBe(404);
  expect((await api.request('/api/dev/payments')).status).toBe(404);
});

describe('paying by card', () => {
  test('a good card pays the payment once, and the books agree', async () => {
    const number = await aPayment(paying.ana);
    expect(await stateOf(number)).toMatchObject({ state: 'unpaid', amount: 4_999, payType: null, paidAt: null });
    const { clientSecret, codeText, chargeKey } = await begin(number);
    expect(codeText).toBeNull();
    expect(chargeKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(await card(clientSecret, '4242424242424242')).toEqual({ status: 200, state: 'succeeded', failure: null });
    await waitForStatus(number);
    expect(await paymentFingerprint(mall, number)).toEqual({
      ...paidOnce,
      charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
      ledger: [
        { account: 'clearing', amount: -4_999 },
        { account: 'provider', amount: 4_999 },
      ],
    });
    expect(await stateOf(number)).toMatchObject({ state: 'paid', payType: 'sandbox', failure: null, orderNumbers: [] });
    const again = await start(number);
    expect(again.code).toBe(409);
    expect(await listLedgerDifferences(mall.dataDir)).toEqual([]);
  });

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
  ] as const)(
    '%s is refused with its reason, and the same charge can be paid with another card',
    async (number, failure) => {
      const payment = await aPayment(paying.ana);
      const { clientSecret, chargeKey } = await begin(payment);
      expect(await card(clientSecret, number)).toEqual({ status: 200, state: 'open', failure });
      await vi.waitFor(
        async () => expect(await stateOf(payment)).toMatchObject({ state: 'unpaid', failure }),
        patience,
      );
      expect((await begin(payment)).chargeKey).toBe(chargeKey);
      await card(clientSecret, '4242424242424242');
      await waitForStatus(payment);
      expect(await paymentFingerprint(mall, payment)).toMatchObject(paidOnce);
      expect(await stateOf(payment)).toMatchObject({ state: 'paid', failure: null });
    },
  );

  test('a challenge is passed, or failed and tried again', async () => {
    const payment = await aPayment(paying.ana);
    const { clientSecret } = await begin(payment);
    expect(await card(clientSecret, '4000002500003155')).toMatchObject({ state: 'challenge' });
    expect(await atGateway(mall.api, 'challenge', { clientSecret, isPassed: false })).toMatchObject({
      state: 'open',
      failure: 'challenge_failed',
    });
    await vi.waitFor(
      async () => expect(await stateOf(payment)).toMatchObject({ failure: 'challenge_failed' }),
      patience,
    );
    await card(clientSecret, '4000002500003155');
    expect(await atGateway(mall.api, 'challenge', { clientSecret, isPassed: true })).toMatchObject({
      state: 'succeeded',
    });
    await waitForStatus(payment);
  });

  test('real cards are refused, and nothing of them is stored', async () => {
    const payment = await aPayment(paying.ana);
    const { clientSecret } = await begin(payment);
    expect(await card(clientSecret, '5105105105105100')).toEqual({ status: 400, error: 'not_a_test_card' });
    expect(await card('sp_000000000000000000000000_secret_x', '4242424242424242')).toMatchObject({ status: 400 });
    const { rows } = await mall.pool.query(
      `select details::text from sandbox_payments where details::text like '%5100%'`,
    );
    expect(rows).toEqual([]);
  });

  test('a lost message is found by the one who asks, at once', async () => {
    const payment = await aPayment(paying.ana);
    const { clientSecret } = await begin(payment);
    await card(clientSecret, '4000000000005027');
    expect((await paymentFingerprint(mall, payment)).payment?.status).toBe('open');
    await moveClock(3);
    expect(await stateOf(payment)).toMatchObject({ state: 'paid' });
    expect(await paymentFingerprint(mall, payment)).toMatchObject(paidOnce);
  });

  test('a lost message is found within minutes when nobody asks', async () => {
    const payment = await aPayment(paying.ana);
    const { clientSecret } = await begin(payment);
    await card(clientSecret, '4000000000005027');
    await reconcileCharges();
    expect((await paymentFingerprint(mall, payment)).payment?.status).toBe('open');
    await moveClock(61);
    await reconcileCharges();
    expect(await paymentFingerprint(mall, payment)).toMatchObject(paidOnce);
  });

  test('a message that comes twice counts once', async () => {
    const payment = await aPayment(paying.ana);
    const { clientSecret } = await begin(payment);
    await card(clientSecret, '4000000000005035');
    await vi.waitFor(async () => {
      const { rows } = await mall.pool.query(
        `select (details -> 'events' -> 0 ->> 'sent')::int as sent from sandbox_payments where details ->> 'secret' = $1`,
        [clientSecret?.split('_').at(-1)],
      );
      expect(rows).toEqual([{ sent: 2 }]);
    }, patience);
    expect(await paymentFingerprint(mall, payment)).toMatchObject(paidOnce);
  });

  test('a wrong amount pays nothing and goes back', async () => {
    const payment = await aPayment(paying.ana);
    const { clientSecret } = await begin(payment);
    await card(clientSecret, '4000000000005043');
    await vi.waitFor(
      async () =>
        expect(await paymentFingerprint(mall, payment)).toEqual({
          payment: { status: 'open', amount: 4_999 },
          charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
          captures: [{ amount: 4_998, isAccepted: false }],
          providerRefunds: [{ amount: 4_998, state: 'pending' }],
          ledger: [
            { account: 'owed_back', amount: -4_998 },
            { account: 'provider', amount: 4_998 },
          ],
          paidEvents: 0,
        }),
      patience,
    );
    await sendProviderRefunds();
    expect(await paymentFingerprint(mall, payment)).toMatchObject({
      providerRefunds: [{ amount: 4_998, state: 'done' }],
      ledger: [],
    });
    expect(await listLedgerDifferences(mall.dataDir)).toEqual([]);
    // The payment is still to be paid, and can be.
    await card((await begin(payment)).clientSecret, '4242424242424242');
    await waitForStatus(payment);
  });
});

describe('paying by a code', () => {
  test('the phone’s page says the amount in its language; paying there pays the payment', async () => {
    const payment = await aPayment(paying.ana);
    const { codeText, clientSecret } = await begin(payment, 'scan');
    expect(clientSecret).toBeNull();
    const path = new URL(codeText ?? '').pathname;
    const page = await mall.api.request(path, { headers: { 'accept-language': 'zh-CN' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('US$49.99');
    const form = (decision: string) =>
      mall.api.request(path, { method: 'POST', body: new URLSearchParams({ decision }) });
    expect(await (await form('decline')).text()).toContain('Declined');
    await vi.waitFor(
      async () => expect(await stateOf(payment)).toMatchObject({ state: 'unpaid', failure: 'declined' }),
      patience,
    );
    expect(await (await form('pay')).text()).toContain('Paid $49.99');
    expect(await (await form('pay')).text()).toContain('Paid $49.99');
    await waitForStatus(payment);
    expect(await paymentFingerprint(mall, payment)).toMatchObject({
      ...paidOnce,
      charges: [{ method: 'scan', state: 'succeeded' }],
    });
    expect((await mall.api.request('/sandbox-gateway/scan/nothing')).status).toBe(404);
  });
});
