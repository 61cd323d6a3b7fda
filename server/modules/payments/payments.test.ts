import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getPayState, listPayMethods, startPayment } from '#contract/payments.ts';
import { transaction } from '#server/database/connection.ts';
import { openPaymentProviders, paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import { paymentPrint } from '#tests/payment-print.ts';
import { as, type Person, somebody } from '#tests/people.ts';
import { aTrade, atGateway } from '#tests/trades.ts';
import { closeTrade, listBookDifferences, listExpiredTrades, reconcileCharges, sendPayBacks } from './index.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let ana: Person;
let opened: ReturnType<typeof paymentProviders>;

beforeAll(async () => {
  opened = paymentProviders();
});
beforeEach(async () => {
  openPaymentProviders(opened);
  await mall.pool.query('update mall_clock set ahead_seconds = 0');
  ana = await somebody();
});

async function begin(number: string, payType: 'sandbox' | 'scan' = 'sandbox', who = ana) {
  const { data, code, message } = await mall.ask(startPayment, { orderNo: number, payType }, as(who.token));
  if (!data) throw new Error(`${code} ${message}`);
  return data;
}
async function stateOf(number: string, who = ana) {
  return (await mall.ask(getPayState, { orderNo: number }, as(who.token))).data;
}
const card = (clientSecret: string | null, number: string) => atGateway(mall.api, 'card', { clientSecret, number });
const patience = { timeout: 5_000 };
/** The gateway tells the mall after it has answered the shopper. */
const heard = (number: string, status = 'paid') =>
  vi.waitFor(async () => expect((await paymentPrint(mall, number)).trade?.status).toBe(status), patience);
const moveClock = (seconds: number) => mall.pool.query('update mall_clock set ahead_seconds = $1', [seconds]);
const paidOnce = {
  trade: { status: 'paid', amount: 4_999 },
  captures: [{ amount: 4_999, kept: true }],
  payBacks: [],
  news: 1,
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
  test('a good card pays the trade once, and the books agree', async () => {
    const number = await aTrade(ana);
    expect(await stateOf(number)).toMatchObject({ state: 'unpaid', amount: 4_999, payType: null, paidAt: null });
    const { clientSecret, codeText, chargeKey } = await begin(number);
    expect(codeText).toBeNull();
    expect(chargeKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(await card(clientSecret, '4242424242424242')).toEqual({ status: 200, state: 'succeeded', failure: null });
    await heard(number);
    expect(await paymentPrint(mall, number)).toEqual({
      ...paidOnce,
      charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
      journal: [
        { account: 'clearing', amount: -4_999 },
        { account: 'provider', amount: 4_999 },
      ],
    });
    expect(await stateOf(number)).toMatchObject({ state: 'paid', payType: 'sandbox', failure: null, orderNumbers: [] });
    const again = await mall.ask(startPayment, { orderNo: number, payType: 'sandbox' }, as(ana.token));
    expect(again.code).toBe(409);
    expect(await listBookDifferences(mall.dataDir)).toEqual([]);
  });

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
  ] as const)(
    '%s is refused, the reason is told, and the same charge can be paid with another card',
    async (number, failure) => {
      const trade = await aTrade(ana);
      const { clientSecret, chargeKey } = await begin(trade);
      expect(await card(clientSecret, number)).toEqual({ status: 200, state: 'open', failure });
      await vi.waitFor(async () => expect(await stateOf(trade)).toMatchObject({ state: 'unpaid', failure }));
      expect((await begin(trade)).chargeKey).toBe(chargeKey);
      await card(clientSecret, '4242424242424242');
      await heard(trade);
      expect(await paymentPrint(mall, trade)).toMatchObject(paidOnce);
      expect(await stateOf(trade)).toMatchObject({ state: 'paid', failure: null });
    },
  );

  test('a challenge is passed, or failed and tried again', async () => {
    const trade = await aTrade(ana);
    const { clientSecret } = await begin(trade);
    expect(await card(clientSecret, '4000002500003155')).toMatchObject({ state: 'challenge' });
    expect(await atGateway(mall.api, 'challenge', { clientSecret, isPassed: false })).toMatchObject({
      state: 'open',
      failure: 'challenge_failed',
    });
    await vi.waitFor(async () => expect(await stateOf(trade)).toMatchObject({ failure: 'challenge_failed' }), patience);
    await card(clientSecret, '4000002500003155');
    expect(await atGateway(mall.api, 'challenge', { clientSecret, isPassed: true })).toMatchObject({
      state: 'succeeded',
    });
    await heard(trade);
  });

  test('real cards are not taken, and nothing is kept of them', async () => {
    const trade = await aTrade(ana);
    const { clientSecret } = await begin(trade);
    expect(await card(clientSecret, '5105105105105100')).toEqual({ status: 400, error: 'not_a_test_card' });
    expect(await card('sp_000000000000000000000000_secret_x', '4242424242424242')).toMatchObject({ status: 400 });
    const { rows } = await mall.pool.query(
      `select details::text from sandbox_payments where details::text like '%5100%'`,
    );
    expect(rows).toEqual([]);
  });

  test('a lost message is found by the one who asks, at once', async () => {
    const trade = await aTrade(ana);
    const { clientSecret } = await begin(trade);
    await card(clientSecret, '4000000000005027');
    expect((await paymentPrint(mall, trade)).trade?.status).toBe('open');
    await moveClock(3);
    expect(await stateOf(trade)).toMatchObject({ state: 'paid' });
    expect(await paymentPrint(mall, trade)).toMatchObject(paidOnce);
  });

  test('a lost message is found within minutes when nobody asks', async () => {
    const trade = await aTrade(ana);
    const { clientSecret } = await begin(trade);
    await card(clientSecret, '4000000000005027');
    await reconcileCharges();
    expect((await paymentPrint(mall, trade)).trade?.status).toBe('open');
    await moveClock(61);
    await reconcileCharges();
    expect(await paymentPrint(mall, trade)).toMatchObject(paidOnce);
  });

  test('a message that comes twice counts once', async () => {
    const trade = await aTrade(ana);
    const { clientSecret } = await begin(trade);
    await card(clientSecret, '4000000000005035');
    await vi.waitFor(async () => {
      const { rows } = await mall.pool.query(
        `select (details -> 'events' -> 0 ->> 'sent')::int as sent from sandbox_payments where details ->> 'secret' = $1`,
        [clientSecret?.split('_').at(-1)],
      );
      expect(rows).toEqual([{ sent: 2 }]);
    }, patience);
    expect(await paymentPrint(mall, trade)).toMatchObject(paidOnce);
  });

  test('a wrong amount pays nothing and goes back', async () => {
    const trade = await aTrade(ana);
    const { clientSecret } = await begin(trade);
    await card(clientSecret, '4000000000005043');
    await vi.waitFor(async () =>
      expect(await paymentPrint(mall, trade)).toEqual({
        trade: { status: 'open', amount: 4_999 },
        charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
        captures: [{ amount: 4_998, kept: false }],
        payBacks: [{ amount: 4_998, state: 'pending' }],
        journal: [
          { account: 'owed_back', amount: -4_998 },
          { account: 'provider', amount: 4_998 },
        ],
        news: 0,
      }),
    );
    await sendPayBacks();
    expect(await paymentPrint(mall, trade)).toMatchObject({
      payBacks: [{ amount: 4_998, state: 'done' }],
      journal: [],
    });
    expect(await listBookDifferences(mall.dataDir)).toEqual([]);
    // The trade is still to be paid, and can be.
    await card((await begin(trade)).clientSecret, '4242424242424242');
    await heard(trade);
  });
});

describe('paying by a code', () => {
  test('the phone’s page says the amount in its language; paying there pays the trade', async () => {
    const trade = await aTrade(ana);
    const { codeText, clientSecret } = await begin(trade, 'scan');
    expect(clientSecret).toBeNull();
    const path = new URL(codeText ?? '').pathname;
    const page = await mall.api.request(path, { headers: { 'accept-language': 'zh-CN' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('US$49.99');
    const form = (decision: string) =>
      mall.api.request(path, { method: 'POST', body: new URLSearchParams({ decision }) });
    expect(await (await form('decline')).text()).toContain('Declined');
    await vi.waitFor(async () => expect(await stateOf(trade)).toMatchObject({ state: 'unpaid', failure: 'declined' }));
    expect(await (await form('pay')).text()).toContain('Paid $49.99');
    expect(await (await form('pay')).text()).toContain('Paid $49.99');
    await heard(trade);
    expect(await paymentPrint(mall, trade)).toMatchObject({
      ...paidOnce,
      charges: [{ method: 'scan', state: 'succeeded' }],
    });
    expect((await mall.api.request('/sandbox-gateway/scan/nothing')).status).toBe(404);
  });
});

describe('late money', () => {
  test('of a trade that was closed meanwhile goes back once', async () => {
    const trade = await aTrade(ana);
    const { clientSecret } = await begin(trade);
    await transaction((tx) => closeTrade(tx, trade, ana.accountId));
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
    const trade = await aTrade(ana);
    const { clientSecret } = await begin(trade);
    await transaction((tx) => closeTrade(tx, trade, null));
    await card(clientSecret, '4242424242424242');
    await vi.waitFor(async () => expect((await paymentPrint(mall, trade)).payBacks).toHaveLength(1));
    const { sandbox } = opened;
    if (!sandbox) throw new Error('no sandbox');
    const payBack = vi.fn(async (wish: Parameters<typeof sandbox.payBack>[0]) => {
      await sandbox.payBack(wish);
      throw new Error('the answer was lost');
    });
    openPaymentProviders({ ...opened, sandbox: { ...sandbox, payBack } });
    await sendPayBacks();
    await sendPayBacks();
    expect(payBack).toHaveBeenCalledTimes(1); // the next try is later
    expect((await paymentPrint(mall, trade)).payBacks).toEqual([{ amount: 4_999, state: 'pending' }]);
    expect(await listBookDifferences(mall.dataDir)).toHaveLength(1);
    openPaymentProviders(opened);
    await moveClock(3_600);
    await sendPayBacks();
    expect((await paymentPrint(mall, trade)).payBacks).toEqual([{ amount: 4_999, state: 'done' }]);
    expect(await listBookDifferences(mall.dataDir)).toEqual([]);
  });

  test('what is not wanted any more is called off at the provider', async () => {
    const trade = await aTrade(ana);
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
  ])('%s: a clear no within five seconds, and the trade stays to be paid', async (_, start) => {
    const trade = await aTrade(ana);
    const { sandbox } = opened;
    if (!sandbox) throw new Error('no sandbox');
    openPaymentProviders({ ...opened, sandbox: { ...sandbox, start } });
    const began = performance.now();
    const answer = await mall.ask(startPayment, { orderNo: trade, payType: 'sandbox' }, as(ana.token));
    expect(answer.code).toBe(503);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await paymentPrint(mall, trade)).toMatchObject({
      trade: { status: 'open' },
      charges: [{ method: 'sandbox', state: 'new', failure: null }],
    });
    openPaymentProviders(opened);
    // The next try goes on with the same charge, under the same key.
    await card((await begin(trade)).clientSecret, '4242424242424242');
    await heard(trade);
    expect((await paymentPrint(mall, trade)).charges).toHaveLength(1);
  });

  test('an answer lost after the charge was made: asked again, there is still one charge at the provider', async () => {
    const trade = await aTrade(ana);
    const { sandbox } = opened;
    if (!sandbox) throw new Error('no sandbox');
    const start: typeof sandbox.start = async (wish) => {
      await sandbox.start(wish);
      throw new Error('lost');
    };
    openPaymentProviders({ ...opened, sandbox: { ...sandbox, start } });
    await mall.ask(startPayment, { orderNo: trade, payType: 'sandbox' }, as(ana.token));
    openPaymentProviders(opened);
    const { chargeKey } = await begin(trade);
    const { rows } = await mall.pool.query('select id from sandbox_payments where idempotency_key = $1', [chargeKey]);
    expect(rows).toHaveLength(1);
  });

  test('a charge that it will never have is over, and another can be begun', async () => {
    const trade = await aTrade(ana);
    const { sandbox } = opened;
    if (!sandbox) throw new Error('no sandbox');
    openPaymentProviders({ ...opened, sandbox: { ...sandbox, start: async () => null } });
    const answer = await mall.ask(startPayment, { orderNo: trade, payType: 'sandbox' }, as(ana.token));
    expect(answer.code).toBe(503);
    openPaymentProviders(opened);
    await begin(trade);
    expect((await paymentPrint(mall, trade)).charges.map(({ state }) => state)).toEqual(['failed', 'pending']);
  });
});

describe('whose and when', () => {
  test('others neither see nor pay a trade; the words are those for one that does not exist', async () => {
    const trade = await aTrade(ana);
    const bob = await somebody();
    for (const call of [startPayment, getPayState]) {
      const input = { orderNo: trade, payType: 'sandbox' as const };
      const foreign = await mall.ask(call, input, as(bob.token));
      expect(foreign.code).toBe(404);
      expect(await mall.ask(call, { ...input, orderNo: `PT${'9'.repeat(20)}` }, as(bob.token))).toEqual(foreign);
    }
    expect((await paymentPrint(mall, trade)).charges).toEqual([]);
  });

  test('what costs nothing is paid at once and told', async () => {
    const trade = await aTrade(ana, 0);
    expect(await stateOf(trade)).toMatchObject({ state: 'paid', amount: 0 });
    expect(await paymentPrint(mall, trade)).toMatchObject({ trade: { status: 'paid' }, captures: [], news: 1 });
  });

  test('a trade whose time is over cannot be begun to pay, is listed, and is closed once', async () => {
    const trade = await aTrade(ana, 100, 10);
    expect(await listExpiredTrades(100)).not.toContain(trade);
    await moveClock(10 * 60);
    expect(await listExpiredTrades(100)).toContain(trade);
    const answer = await mall.ask(startPayment, { orderNo: trade, payType: 'sandbox' }, as(ana.token));
    expect(answer.code).toBe(409);
    await transaction((tx) => closeTrade(tx, trade, null));
    await expect(transaction((tx) => closeTrade(tx, trade, null))).rejects.toThrow('trade_cancelled');
    await expect(transaction((tx) => closeTrade(tx, trade, 0))).rejects.toThrow('trade_not_found');
    expect(await stateOf(trade)).toMatchObject({ state: 'cancelled' });
  });
});
