import { describe, expect, test, vi } from 'vitest';
import { getPayState, startPayment } from '#contract/payments/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { PaymentProvider, ProviderRefundInput } from '#server/providers/payments/payment-provider.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { paymentFingerprint } from '#tests/support/database/payment-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { aPayment } from '#tests/support/orders/payments.ts';
import { payingAt } from '#tests/support/orders/test-gateway.ts';
import {
  closePayment,
  listExpiredPayments,
  listLedgerDifferences,
  reconcileCharges,
  sendProviderRefunds,
} from './index.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const paying = payingAt(mall);
const { start, begin, stateOf, card, waitForStatus, moveClock, gateway, replaceGateway, restoreGateway } = paying;

describe('late money', () => {
  test('of a payment that was closed meanwhile goes back once', async () => {
    const payment = await aPayment(paying.ana);
    const { clientSecret } = await begin(payment);
    await transaction((tx) => closePayment(tx, payment, paying.ana.accountId));
    await card(clientSecret, '4242424242424242');
    await vi.waitFor(async () => expect(await stateOf(payment)).toMatchObject({ state: 'refunding' }), patience);
    await Promise.all([sendProviderRefunds(), sendProviderRefunds()]);
    await sendProviderRefunds();
    expect(await stateOf(payment)).toMatchObject({ state: 'refunded' });
    expect(await paymentFingerprint(mall, payment)).toEqual({
      payment: { status: 'closed', amount: 4_999 },
      charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
      captures: [{ amount: 4_999, isAccepted: false }],
      providerRefunds: [{ amount: 4_999, state: 'done' }],
      ledger: [],
      paidEvents: 0,
    });
    expect(await listLedgerDifferences(mall.dataDir)).toEqual([]);
  });

  test('an answer that is lost leaves a provider refund pending; asked again it is not paid twice', async () => {
    const payment = await aPayment(paying.ana);
    const { clientSecret } = await begin(payment);
    await transaction((tx) => closePayment(tx, payment, null));
    await card(clientSecret, '4242424242424242');
    await vi.waitFor(
      async () => expect((await paymentFingerprint(mall, payment)).providerRefunds).toHaveLength(1),
      patience,
    );
    const refundPayment = vi.fn(async (input: ProviderRefundInput) => {
      await gateway().refundPayment(input);
      throw new Error('the answer was lost');
    });
    replaceGateway({ refundPayment });
    await sendProviderRefunds();
    await sendProviderRefunds();
    expect(refundPayment).toHaveBeenCalledTimes(1); // the next try is later
    expect((await paymentFingerprint(mall, payment)).providerRefunds).toEqual([{ amount: 4_999, state: 'pending' }]);
    expect(await listLedgerDifferences(mall.dataDir)).toHaveLength(1);
    restoreGateway();
    await moveClock(3_600);
    await sendProviderRefunds();
    expect((await paymentFingerprint(mall, payment)).providerRefunds).toEqual([{ amount: 4_999, state: 'done' }]);
    expect(await listLedgerDifferences(mall.dataDir)).toEqual([]);
  });

  test('what is not wanted any more is called off at the provider', async () => {
    const payment = await aPayment(paying.ana);
    const { clientSecret } = await begin(payment);
    const { codeText } = await begin(payment, 'scan');
    await card(clientSecret, '4242424242424242');
    await waitForStatus(payment);
    await moveClock(6);
    await reconcileCharges();
    expect((await paymentFingerprint(mall, payment)).charges).toEqual([
      { method: 'sandbox', state: 'succeeded', failure: null },
      { method: 'scan', state: 'cancelled', failure: null },
    ]);
    expect(await (await mall.api.request(new URL(codeText ?? '').pathname)).text()).toContain('no longer valid');
  });
});

describe('a provider that does not answer', () => {
  test.each([
    ['is down', () => Promise.reject(new Error('connection refused'))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('%s: a clear no in time, and the payment stays to be paid', async (_, startsSo) => {
    const payment = await aPayment(paying.ana);
    replaceGateway({ start: startsSo });
    const began = performance.now();
    const answer = await start(payment);
    expect(answer.code).toBe(503);
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(await paymentFingerprint(mall, payment)).toMatchObject({
      payment: { status: 'open' },
      charges: [{ method: 'sandbox', state: 'new', failure: null }],
    });
    restoreGateway();
    // The next try goes on with the same charge, under the same key.
    await card((await begin(payment)).clientSecret, '4242424242424242');
    await waitForStatus(payment);
    expect((await paymentFingerprint(mall, payment)).charges).toHaveLength(1);
  });

  test('an answer lost after the charge was made: asked again, there is still one charge at the provider', async () => {
    const payment = await aPayment(paying.ana);
    const losesAnswer: PaymentProvider['start'] = async (input) => {
      await gateway().start(input);
      throw new Error('lost');
    };
    replaceGateway({ start: losesAnswer });
    await start(payment);
    restoreGateway();
    const { chargeKey } = await begin(payment);
    const { rows } = await mall.pool.query('select id from sandbox_payments where idempotency_key = $1', [chargeKey]);
    expect(rows).toHaveLength(1);
  });

  test('a charge that it will never have is over, and another can be begun', async () => {
    const payment = await aPayment(paying.ana);
    replaceGateway({ start: async () => null });
    const answer = await start(payment);
    expect(answer.code).toBe(503);
    restoreGateway();
    await begin(payment);
    expect((await paymentFingerprint(mall, payment)).charges.map(({ state }) => state)).toEqual(['failed', 'pending']);
  });
});

describe('whose and when', () => {
  test('others neither see nor pay a payment; the words are those for one that does not exist', async () => {
    const payment = await aPayment(paying.ana);
    const bob = await someone();
    const unknown = `PT${'9'.repeat(20)}`;
    const seen = await mall.ask(getPayState, { orderNo: payment }, as(bob.token));
    expect(seen.code).toBe(404);
    expect(await mall.ask(getPayState, { orderNo: unknown }, as(bob.token))).toEqual(seen);
    const pay = (paymentNumber: string) =>
      mall.ask(startPayment, { orderNo: paymentNumber, payType: 'sandbox' }, as(bob.token));
    expect((await pay(payment)).code).toBe(404);
    expect(await pay(unknown)).toEqual(await pay(payment));
    expect((await paymentFingerprint(mall, payment)).charges).toEqual([]);
  });

  test('a payment of zero is paid at once and published', async () => {
    const payment = await aPayment(paying.ana, 0);
    expect(await stateOf(payment)).toMatchObject({ state: 'paid', amount: 0 });
    expect(await paymentFingerprint(mall, payment)).toMatchObject({
      payment: { status: 'paid' },
      captures: [],
      paidEvents: 1,
    });
  });

  test('a payment whose time is over cannot be begun to pay, is listed, and is closed once', async () => {
    const payment = await aPayment(paying.ana, 100, 10);
    expect(await listExpiredPayments(100)).not.toContain(payment);
    await moveClock(10 * 60);
    expect(await listExpiredPayments(100)).toContain(payment);
    const answer = await start(payment);
    expect(answer.code).toBe(409);
    await transaction((tx) => closePayment(tx, payment, null));
    await expect(transaction((tx) => closePayment(tx, payment, null))).rejects.toThrow('trade_cancelled');
    await expect(transaction((tx) => closePayment(tx, payment, 0))).rejects.toThrow('trade_not_found');
    expect(await stateOf(payment)).toMatchObject({ state: 'cancelled' });
  });
});
