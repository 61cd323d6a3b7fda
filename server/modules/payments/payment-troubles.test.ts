import { describe, expect, test, vi } from 'vitest';
import { getPayState, startPayment } from '#contract/payments/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { PayBackWish, PaymentProvider } from '#server/providers/payments/payment-provider.ts';
import { openMallUnderTest } from '#tests/support/mall-under-test.ts';
import { payingAt } from '#tests/support/paying.ts';
import { paymentPrint } from '#tests/support/payment-snapshot.ts';
import { aTrade } from '#tests/support/payments.ts';
import { as, somebody } from '#tests/support/people.ts';
import { closeTrade, listBookDifferences, listExpiredTrades, reconcileCharges, sendPayBacks } from './index.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const paying = payingAt(mall);
const { start, begin, stateOf, card, heard, moveClock, gateway, replaceGateway, restoreGateway } = paying;

describe('late money', () => {
  test('of a trade that was closed meanwhile goes back once', async () => {
    const trade = await aTrade(paying.ana);
    const { clientSecret } = await begin(trade);
    await transaction((tx) => closeTrade(tx, trade, paying.ana.accountId));
    await card(clientSecret, '4242424242424242');
    await vi.waitFor(async () => expect(await stateOf(trade)).toMatchObject({ state: 'refunding' }));
    await Promise.all([sendPayBacks(), sendPayBacks()]);
    await sendPayBacks();
    expect(await stateOf(trade)).toMatchObject({ state: 'refunded' });
    expect(await paymentPrint(mall, trade)).toEqual({
      trade: { status: 'closed', amount: 4_999 },
      charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
      captures: [{ amount: 4_999, kept: false }],
      payBacks: [{ amount: 4_999, state: 'done' }],
      journal: [],
      news: 0,
    });
    expect(await listBookDifferences(mall.dataDir)).toEqual([]);
  });

  test('an answer that is lost leaves a pay-back pending; asked again it is not paid twice', async () => {
    const trade = await aTrade(paying.ana);
    const { clientSecret } = await begin(trade);
    await transaction((tx) => closeTrade(tx, trade, null));
    await card(clientSecret, '4242424242424242');
    await vi.waitFor(async () => expect((await paymentPrint(mall, trade)).payBacks).toHaveLength(1));
    const payBack = vi.fn(async (wish: PayBackWish) => {
      await gateway().payBack(wish);
      throw new Error('the answer was lost');
    });
    replaceGateway({ payBack });
    await sendPayBacks();
    await sendPayBacks();
    expect(payBack).toHaveBeenCalledTimes(1); // the next try is later
    expect((await paymentPrint(mall, trade)).payBacks).toEqual([{ amount: 4_999, state: 'pending' }]);
    expect(await listBookDifferences(mall.dataDir)).toHaveLength(1);
    restoreGateway();
    await moveClock(3_600);
    await sendPayBacks();
    expect((await paymentPrint(mall, trade)).payBacks).toEqual([{ amount: 4_999, state: 'done' }]);
    expect(await listBookDifferences(mall.dataDir)).toEqual([]);
  });

  test('what is not wanted any more is called off at the provider', async () => {
    const trade = await aTrade(paying.ana);
    const { clientSecret } = await begin(trade);
    const { codeText } = await begin(trade, 'scan');
    await card(clientSecret, '4242424242424242');
    await heard(trade);
    await moveClock(6);
    await reconcileCharges();
    expect((await paymentPrint(mall, trade)).charges).toEqual([
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
  ])('%s: a clear no within five seconds, and the trade stays to be paid', async (_, startsSo) => {
    const trade = await aTrade(paying.ana);
    replaceGateway({ start: startsSo });
    const began = performance.now();
    const answer = await start(trade);
    expect(answer.code).toBe(503);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await paymentPrint(mall, trade)).toMatchObject({
      trade: { status: 'open' },
      charges: [{ method: 'sandbox', state: 'new', failure: null }],
    });
    restoreGateway();
    // The next try goes on with the same charge, under the same key.
    await card((await begin(trade)).clientSecret, '4242424242424242');
    await heard(trade);
    expect((await paymentPrint(mall, trade)).charges).toHaveLength(1);
  });

  test('an answer lost after the charge was made: asked again, there is still one charge at the provider', async () => {
    const trade = await aTrade(paying.ana);
    const losesAnswer: PaymentProvider['start'] = async (wish) => {
      await gateway().start(wish);
      throw new Error('lost');
    };
    replaceGateway({ start: losesAnswer });
    await start(trade);
    restoreGateway();
    const { chargeKey } = await begin(trade);
    const { rows } = await mall.pool.query('select id from sandbox_payments where idempotency_key = $1', [chargeKey]);
    expect(rows).toHaveLength(1);
  });

  test('a charge that it will never have is over, and another can be begun', async () => {
    const trade = await aTrade(paying.ana);
    replaceGateway({ start: async () => null });
    const answer = await start(trade);
    expect(answer.code).toBe(503);
    restoreGateway();
    await begin(trade);
    expect((await paymentPrint(mall, trade)).charges.map(({ state }) => state)).toEqual(['failed', 'pending']);
  });
});

describe('whose and when', () => {
  test('others neither see nor pay a trade; the words are those for one that does not exist', async () => {
    const trade = await aTrade(paying.ana);
    const bob = await somebody();
    const unknown = `PT${'9'.repeat(20)}`;
    const seen = await mall.ask(getPayState, { orderNo: trade }, as(bob.token));
    expect(seen.code).toBe(404);
    expect(await mall.ask(getPayState, { orderNo: unknown }, as(bob.token))).toEqual(seen);
    const pay = (orderNo: string) => mall.ask(startPayment, { orderNo, payType: 'sandbox' }, as(bob.token));
    expect((await pay(trade)).code).toBe(404);
    expect(await pay(unknown)).toEqual(await pay(trade));
    expect((await paymentPrint(mall, trade)).charges).toEqual([]);
  });

  test('what costs nothing is paid at once and told', async () => {
    const trade = await aTrade(paying.ana, 0);
    expect(await stateOf(trade)).toMatchObject({ state: 'paid', amount: 0 });
    expect(await paymentPrint(mall, trade)).toMatchObject({ trade: { status: 'paid' }, captures: [], news: 1 });
  });

  test('a trade whose time is over cannot be begun to pay, is listed, and is closed once', async () => {
    const trade = await aTrade(paying.ana, 100, 10);
    expect(await listExpiredTrades(100)).not.toContain(trade);
    await moveClock(10 * 60);
    expect(await listExpiredTrades(100)).toContain(trade);
    const answer = await start(trade);
    expect(answer.code).toBe(409);
    await transaction((tx) => closeTrade(tx, trade, null));
    await expect(transaction((tx) => closeTrade(tx, trade, null))).rejects.toThrow('trade_cancelled');
    await expect(transaction((tx) => closeTrade(tx, trade, 0))).rejects.toThrow('trade_not_found');
    expect(await stateOf(trade)).toMatchObject({ state: 'cancelled' });
  });
});
