// Long, because it is one list: what can go wrong between the mall and Stripe, and what becomes of each payout.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as desk from '#contract/payouts/merchant-payouts.ts';
import { approvePayout, recordFailedPayout, recordPaidPayout, recordSentPayout } from '#contract/payouts/platform.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { sendPayouts } from '#server/modules/payouts/index.ts';
import type * as Rows from '#server/modules/payouts/stripe/transfer-rows.ts';
import { as, type Person, password, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { guardedOwnerOf } from '#tests/support/accounts/payout-desk.ts';
import { codeOf, forgetUsedCodes, type Guarded } from '#tests/support/accounts/second-factors.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { balancesOf, changeSince, releasedOrder } from '#tests/support/orders/shop-balances.ts';
import { openLocalStripeConnect } from '#tests/support/servers/local-stripe-connect.ts';

// Payouts by Stripe: calls without an answer, a killed process, messages twice and in any order. No cent is paid twice.

const planted = vi.hoisted(() => ({ lockTransfer: null as typeof Rows.lockTransfer | null }));
vi.mock('#server/modules/payouts/stripe/transfer-rows.ts', async (original) =>
  (await import('#tests/support/faults/planted-bugs.ts')).plantable(
    planted,
    () => original<typeof Rows>(),
    'lockTransfer',
  ),
);
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let stripe: Awaited<ReturnType<typeof openLocalStripeConnect>>;
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Guarded;
let platform: Person;
let before: Awaited<ReturnType<typeof balancesOf>>;
const amount = 1_500;

beforeAll(async () => {
  stripe = await openLocalStripeConnect('whsec_new');
  mall.api = mall.apiWith({
    ...{ DEMO: '1', STRIPE_SECRET_KEY: 'sk_test_canary', STRIPE_PUBLISHABLE_KEY: 'pk_test_shown' },
    ...{ STRIPE_WEBHOOK_SECRET: 'whsec_cards', STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_new,whsec_old' },
    STRIPE_API_HOST: stripe.url,
  });
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 10000, opening = opening + 10000');
  owner = await guardedOwnerOf(mall, small.shopIds[1] ?? 0);
  platform = await someone({ role: 'platform' });
});
afterAll(() => stripe.close());
beforeEach(async () => {
  await releasedOrder(mall, await aBuyer(), variant(1, 0, 2));
  before = await balancesOf(mall, owner);
});
afterEach(() => {
  removePlantedBugs(planted);
  Object.assign(stripe.local, { mood: 'well', refuses: '' });
  stripe.during.answer = async () => {};
  stripe.asked.length = 0;
});

const proof = async () => {
  await forgetUsedCodes(mall);
  return { password, code: await codeOf(owner.secret) };
};
const connect = async (country = 'DE') =>
  mall.ask(desk.connectStripe, { country, ...(await proof()) }, as(owner.token));
const finish = () => mall.ask(desk.finishStripe, {}, as(owner.token));
const post = async ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  (await mall.api.request('/api/webhooks/payouts/stripe', { method: 'POST', headers, body })).status;
const since = () => changeSince(mall, owner, before);
const clean = async () => expect(await violationsOf(mall)).toEqual([]);
const statusOf = async (payoutNo: string) =>
  (await mall.ask(desk.listPayouts, { words: payoutNo }, as(owner.token))).data?.list[0];
const posts = () => stripe.asked.filter(({ method }) => method === 'POST').map(({ path, key }) => [path, key]);
/** After so long, whatever is due is tried again. */
const tryAgain = async () => {
  await moveClock(0.1);
  await sendPayouts();
};

async function approved(): Promise<string> {
  const { data, message } = await mall.ask(desk.requestPayout, { amount }, as(owner.token));
  if (!data) throw new Error(message);
  expect((await mall.ask(approvePayout, { payoutNo: data.payoutNo }, as(platform.token))).code).toBe(200);
  return data.payoutNo;
}
const found = <T extends { metadata: Record<string, string> }>(things: Map<string, T>, payoutNo: string): T[] =>
  [...things.values()].filter(({ metadata }) => metadata.payout === payoutNo);
const bankPayout = (payoutNo: string) => {
  const [payout] = found(stripe.payouts, payoutNo);
  if (!payout) throw new Error(`${payoutNo} was not paid out`);
  return payout;
};
async function sent(): Promise<string> {
  const payoutNo = await approved();
  await sendPayouts();
  expect(await statusOf(payoutNo)).toMatchObject({ status: 'sent', sentAt: expect.any(String), endedAt: null });
  return payoutNo;
}
const paid = (payoutNo: string) => stripe.message('payout.paid', bankPayout(payoutNo));
const failed = (payoutNo: string) =>
  stripe.message('payout.failed', bankPayout(payoutNo), { failure_message: 'The bank account was closed' });

test('a shop opens an account at Stripe with its second factor, finishes there, and waits for the cooling-off time', async () => {
  const desk0 = (await mall.ask(desk.getPayoutDesk, {}, as(owner.token))).data;
  expect(desk0).toMatchObject({ account: null, stripe: { isConnecting: false } });
  expect((await finish()).reason).toBe('payout_account_missing');
  const wrong = { country: 'DE', password, code: '000000' };
  expect((await mall.ask(desk.connectStripe, wrong, as(owner.token))).reason).toBe('wrong_code');
  expect(stripe.accounts.size).toBe(0);
  stripe.local.mood = 'broken';
  expect((await connect()).reason).toBe('payout_provider_away');
  stripe.local.mood = 'well';
  expect((await connect('LA')).reason).toBe('payout_provider_refused');
  for (const _ of [1, 2]) expect((await connect()).data?.url).toMatch(`${stripe.url}/setup?account=acct_`);
  expect(stripe.accounts.size).toBe(1);
  expect((await finish()).data).toEqual({ account: null });
  expect((await mall.ask(desk.getPayoutDesk, {}, as(owner.token))).data?.stripe).toEqual({ isConnecting: true });
  for (const account of stripe.accounts.values()) account.isReady = true;
  const { data } = await finish();
  expect(data?.account).toMatchObject({
    provider: 'stripe',
    bank: 'Stripe Test Bank',
    lastFour: '6789',
    isUsable: false,
  });
  expect((await finish()).data).toEqual(data);
  expect((await mall.ask(desk.requestPayout, { amount }, as(owner.token))).reason).toBe('payout_account_cooling');
  await moveClock(2.1);
  await clean();
});

describe('a payout', () => {
  test('is transferred and paid out under its number, and paid by a signed message', async () => {
    const payoutNo = await sent();
    expect(posts()).toEqual([
      ['/v1/transfers', `${payoutNo}:transfer`],
      ['/v1/payouts', `${payoutNo}:payout`],
    ]);
    expect(await since()).toEqual({ available: -amount, payable: amount });
    expect((await mall.ask(recordSentPayout, { payoutNo }, as(platform.token))).reason).toBe('payout_cannot_move');
    for (const call of [recordPaidPayout, recordFailedPayout])
      expect((await mall.ask(call, { payoutNo, reference: 'B1', reason: 'No' }, as(platform.token))).reason).toBe(
        'payout_cannot_move',
      );
    expect(await post(stripe.message('payout.paid', bankPayout(payoutNo), {}, 'whsec_other'))).toBe(400);
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'sent' });
    expect(await post(paid(payoutNo))).toBe(200);
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'paid', reference: bankPayout(payoutNo).id });
    expect(await since()).toEqual({ available: -amount, paidOut: amount });
    await tryAgain();
    expect(posts()).toHaveLength(2);
    await clean();
  });

  test('that Stripe does not transfer has failed: its amount is available again, with the reason', async () => {
    stripe.local.refuses = 'transfers';
    const payoutNo = await approved();
    await sendPayouts();
    expect(await statusOf(payoutNo)).toMatchObject({
      ...{ status: 'failed', reason: 'Insufficient funds in your Stripe account' },
    });
    expect([await since(), found(stripe.transfers, payoutNo)]).toEqual([{}, []]);
    await clean();
  });

  test('that Stripe does not pay out, or the bank does not accept, is taken back before it is available again', async () => {
    stripe.local.refuses = 'payouts';
    const refused = await approved();
    await sendPayouts();
    expect(await statusOf(refused)).toMatchObject({ status: 'returned', reason: 'Payouts are not enabled' });
    expect(found(stripe.transfers, refused).map(({ reversed }) => reversed)).toEqual([true]);
    stripe.local.refuses = '';
    const closed = await sent();
    stripe.local.refuses = 'reversals';
    expect(await post(failed(closed))).toBe(200);
    await sendPayouts();
    expect(await statusOf(closed)).toMatchObject({ status: 'sent' });
    expect(await since()).toEqual({ available: -amount, payable: amount });
    stripe.local.refuses = '';
    stripe.forgetKeys();
    await tryAgain();
    expect(await statusOf(closed)).toMatchObject({ status: 'returned', reason: 'The bank account was closed' });
    expect(await since()).toEqual({});
    await clean();
  });

  test('that came back after it was paid is returned', async () => {
    const payoutNo = await sent();
    await post(paid(payoutNo));
    await post(failed(payoutNo));
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'paid' });
    await tryAgain();
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'returned', reason: 'The bank account was closed' });
    expect(await since()).toEqual({});
    await clean();
  });

  test('whose transfer was taken back at Stripe is returned', async () => {
    const payoutNo = await sent();
    const [transfer] = found(stripe.transfers, payoutNo);
    if (!transfer) throw new Error('There is no transfer');
    transfer.reversed = true;
    expect(await post(stripe.message('transfer.reversed', transfer))).toBe(200);
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'returned' });
    await post(paid(payoutNo)); // too late
    expect(await since()).toEqual({});
    await clean();
  });
});

describe('messages', () => {
  test('twice, twenty at once, and the failure before the payment: each has its effect once', async () => {
    const payoutNo = await sent();
    const [late, failure] = [paid(payoutNo), failed(payoutNo)];
    expect(await concurrently(20, () => post(failure))).toEqual(Array(20).fill(200));
    await post(late);
    await tryAgain();
    await post(failed(payoutNo));
    await post(late);
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'returned' });
    expect(await since()).toEqual({});
    const other = await sent();
    const message = paid(other);
    expect(await concurrently(20, () => post(message))).toEqual(Array(20).fill(200));
    expect(await since()).toEqual({ available: -amount, paidOut: amount });
    await clean();
  });

  test('about another account, another amount or no payout of ours change nothing', async () => {
    const payoutNo = await sent();
    const payout = bankPayout(payoutNo);
    for (const message of [
      stripe.message('payout.paid', { ...payout, account: 'acct_other' }),
      stripe.message('payout.paid', payout, { amount: amount + 1 }),
      stripe.message('payout.paid', payout, { currency: 'jpy' }),
      stripe.message('payout.paid', payout, { metadata: {} }),
      stripe.message('payout.paid', payout, { metadata: { payout: 'PO2611160000000001234567' } }),
      stripe.message('payout.created', payout),
    ])
      expect(await post(message)).toBe(200);
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'sent' });
    await post(paid(payoutNo));
    await clean();
  });

  test('that come before the answer to the call are not undone by it', async () => {
    stripe.during.answer = async (path) => {
      if (path !== '/v1/payouts') return;
      const newest = [...stripe.payouts.values()].at(-1);
      if (newest) expect(await post(stripe.message('payout.paid', newest))).toBe(200);
    };
    const payoutNo = await approved();
    await sendPayouts();
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'paid' });
    await tryAgain();
    expect(found(stripe.payouts, payoutNo)).toHaveLength(1);
    await clean();
  });
});

describe('a payout on its way', () => {
  const stateOf = async (payoutNo: string) =>
    (
      await mall.pool.query(
        'select state, provider_payout_id as id from payout_transfers t join payouts p on p.id = t.payout_id where number = $1',
        [payoutNo],
      )
    ).rows[0];
  const underWay = (payoutNo: string, status: string) =>
    stripe.message('payout.updated', bankPayout(payoutNo), { status });

  test.each(['pending', 'in_transit'])('%s: known by its message where the answer was lost', async (status) => {
    const payoutNo = await approved();
    stripe.during.answer = async (path) => {
      if (path === '/v1/payouts') stripe.local.mood = 'answer lost';
    };
    await sendPayouts();
    stripe.during.answer = async () => {};
    stripe.local.mood = 'well';
    expect(bankPayout(payoutNo).amount).toBe(amount);
    expect(await post(underWay(payoutNo, status))).toBe(200);
    expect(await stateOf(payoutNo)).toEqual({ state: 'waiting', id: bankPayout(payoutNo).id });
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'sent', endedAt: null });
    await tryAgain();
    expect(found(stripe.payouts, payoutNo)).toHaveLength(1);
    await post(paid(payoutNo));
    expect(await since()).toEqual({ available: -amount, paidOut: amount });
    await clean();
  });

  test('its message after it was paid, or has come back, changes nothing', async () => {
    const payoutNo = await sent();
    await post(paid(payoutNo));
    await post(underWay(payoutNo, 'in_transit'));
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'paid' });
    await post(failed(payoutNo));
    await post(underWay(payoutNo, 'pending'));
    await tryAgain();
    await post(underWay(payoutNo, 'in_transit'));
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'returned' });
    expect(await since()).toEqual({});
    await clean();
  });

  test('a canceled one is returned, once its transfer is back', async () => {
    const payoutNo = await sent();
    await post(stripe.message('payout.canceled', bankPayout(payoutNo)));
    await tryAgain();
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'returned' });
    expect(await since()).toEqual({});
    await clean();
  });
});

describe('calls without an answer', () => {
  test.each(['answer lost', 'broken'] as const)('%s: repeated under the same number, paid once', async (mood) => {
    const payoutNo = await approved();
    stripe.local.mood = mood;
    await sendPayouts();
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'sent' });
    await tryAgain();
    stripe.local.mood = 'well';
    stripe.forgetKeys(); // it took longer than a day
    await tryAgain();
    await tryAgain();
    expect([found(stripe.transfers, payoutNo).length, found(stripe.payouts, payoutNo).length]).toEqual([1, 1]);
    await post(paid(payoutNo));
    expect(await since()).toEqual({ available: -amount, paidOut: amount });
    await clean();
  });

  test('one that hangs is given up in time, and made later', async () => {
    const payoutNo = await approved();
    stripe.local.mood = 'hangs';
    await sendPayouts();
    stripe.local.mood = 'well';
    await tryAgain();
    await tryAgain();
    expect(bankPayout(payoutNo).amount).toBe(amount);
    await post(paid(payoutNo));
    await clean();
  });

  test('a process that dies between call and record: the next one makes no second transfer', async () => {
    const payoutNo = await approved();
    // It dies after the call, and before anything of the answer is recorded.
    stripe.during.answer = async () => {
      planted.lockTransfer = async () => {
        throw new Error('killed');
      };
    };
    await expect(sendPayouts()).rejects.toThrow('killed');
    expect(found(stripe.transfers, payoutNo)).toHaveLength(1);
    planted.lockTransfer = null;
    stripe.during.answer = async () => {};
    await tryAgain();
    await tryAgain();
    expect([found(stripe.transfers, payoutNo).length, found(stripe.payouts, payoutNo).length]).toEqual([1, 1]);
    await post(paid(payoutNo));
    await clean();
  });
});

describe('several processes at once', () => {
  test.each([2, 10])('%i send what is due: each step is made once', async (count) => {
    const payoutNo = await approved();
    await concurrently(count, () => sendPayouts());
    await tryAgain();
    expect(posts()).toEqual([
      ['/v1/transfers', `${payoutNo}:transfer`],
      ['/v1/payouts', `${payoutNo}:payout`],
    ]);
    await post(paid(payoutNo));
    await clean();
  });

  async function paidAndFailed(payoutNo: string) {
    expect(await Promise.all([post(paid(payoutNo)), post(failed(payoutNo))])).toEqual([200, 200]);
    await tryAgain();
    return (await statusOf(payoutNo))?.status;
  }

  test('a payment and a failure at once: the failure counts, whichever comes first', async () => {
    for (let round = 0; round < 5; round++) expect(await paidAndFailed(await sent())).toBe('returned');
    expect(await since()).toEqual({});
    await clean();
  });

  test('N: without the lock the failure is lost', async () => {
    const payoutNo = await sent();
    const failedFirst = Promise.withResolvers<void>();
    const bothRead = barrier(2);
    const { rows } = await mall.pool.query(
      `select t.payout_id as "payoutId", t.connected_id as "connectedId", t.state, t.transfer_id as "transferId", t.failure,
        p.number, p.shop_id as "shopId", p.status, p.amount, p.currency
      from payout_transfers t join payouts p on p.id = t.payout_id where p.number = $1`,
      [payoutNo],
    );
    let readers = 0;
    planted.lockTransfer = async () => {
      const isFirst = readers++ === 0;
      await bothRead();
      if (isFirst) await failedFirst.promise;
      else removePlantedBugs(planted);
      return rows[0];
    };
    const payment = post(paid(payoutNo));
    await vi.waitFor(() => expect(readers).toBe(1), patience);
    expect(await post(failed(payoutNo))).toBe(200);
    failedFirst.resolve();
    expect(await payment).toBe(200);
    await tryAgain();
    expect(await statusOf(payoutNo)).toMatchObject({ status: 'paid' }); // and the bank has not got it
    await post(failed(payoutNo));
    await tryAgain();
    await clean();
  });
});
