// Long, because it is one list: what may become of a payout, and what each step does to the balance.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as desk from '#contract/payouts/merchant-payouts.ts';
import * as platformCalls from '#contract/payouts/platform.ts';
import { grantRefund } from '#contract/refunds/merchant-grant.ts';
import { as, type Person, password, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { bankAccount, guardedOwnerOf, saveAccount } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { deliverAll, violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { settleAll } from '#tests/support/orders/refunds.ts';
import { balancesOf, changeSince, releasedOrder } from '#tests/support/orders/shop-balances.ts';
import { followSchedules } from './index.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Guarded;
let platform: Person;
let ana: Buyer;
const coffee = 1;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  owner = await guardedOwnerOf(mall, small.shopIds[1] ?? 0);
  platform = await someone({ role: 'platform' });
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

const balances = () => balancesOf(mall, owner);
const since = (before: Awaited<ReturnType<typeof balances>>) => changeSince(mall, owner, before);
const clean = async () => expect(await violationsOf(mall)).toEqual([]);
const request = (amount: number, headers = {}) =>
  mall.ask(desk.requestPayout, { amount }, { ...as(owner.token), ...headers });

/** Two bags of coffee, whose time for refunds is over. */
const released = () => releasedOrder(mall, ana, variant(coffee, 0, 2));

describe('the bank account', () => {
  test('is changed only with password and second factor, is masked, and cools off', async () => {
    expect((await request(1_000)).reason).toBe('payout_account_missing');
    const wrong = { ...bankAccount, password, code: '000000' };
    expect((await mall.ask(desk.savePayoutAccount, wrong, as(owner.token))).reason).toBe('wrong_code');
    expect((await saveAccount(mall, owner, { accountNumber: 'DE88370400440532013000' })).reason).toBe('iban_wrong');
    expect((await saveAccount(mall, owner, { country: 'FR' })).reason).toBe('iban_wrong');
    const { data } = await saveAccount(mall, owner);
    expect(data).toMatchObject({ holder: 'Plain Goods Ltd', lastFour: '3000', isUsable: false });
    expect(JSON.stringify(data)).not.toContain('DE8937');
    const { rows } = await mall.pool.query('select sealed_number from payout_accounts');
    expect(rows[0].sealed_number).not.toContain('3704');
    await released();
    await saveAccount(mall, owner);
    expect((await request(1_000)).reason).toBe('payout_account_cooling');
    await moveClock(2.01);
    const { data: payout } = await request(1_000);
    expect(payout).toMatchObject({ status: 'requested', amount: 1_000, lastFour: '3000' });
    expect((await mall.ask(desk.cancelPayout, { payoutNo: payout?.payoutNo ?? '' }, as(owner.token))).code).toBe(200);
    await deliverAll();
    const { rows: mails } = await mall.pool.query(
      "select recipient from outgoing_messages where subject like 'New bank account%' order by id",
    );
    expect(mails).toEqual([{ recipient: owner.email }, { recipient: owner.email }]);
    await clean();
  });

  test('cannot be changed by someone without a second factor', async () => {
    const clerk = await aColleagueOf(owner, ['finance']);
    const proof = { password, code: '123456' };
    const asClerk = { ...as(clerk.token), 'x-shop-id': String(clerk.shopId) };
    const answer = await mall.ask(desk.savePayoutAccount, { ...bankAccount, ...proof }, asClerk);
    expect(answer.reason).toBe('second_factor_needed');
    expect((await mall.ask(desk.getPayoutDesk, {}, asClerk)).data).toMatchObject({ mayChange: false, minimum: 1_000 });
  });
});

describe('a payout', () => {
  beforeEach(async () => {
    await released();
  });
  const requested = async (amount = 1_500) => {
    const { data, message } = await request(amount);
    if (!data) throw new Error(message);
    return data.payoutNo;
  };
  const byPlatform = async (
    step: 'approvePayout' | 'refusePayout' | 'recordSentPayout' | 'recordPaidPayout' | 'recordFailedPayout',
    payoutNo: string,
  ) => {
    const input = { payoutNo, reason: 'Name does not match', reference: 'BANK-17' };
    return (await mall.ask(steps[step], input, as(platform.token))).reason ?? 'done';
  };
  const steps = platformCalls;

  test('is approved and paid by the platform, each once', async () => {
    const before = await balances();
    const payoutNo = await requested();
    expect(await since(before)).toEqual({ available: -1_500, payable: 1_500 });
    expect(await byPlatform('recordPaidPayout', payoutNo)).toBe('payout_cannot_move');
    const { data: toPay } = await mall.ask(platformCalls.listPayoutsToPay, {}, as(platform.token));
    expect(toPay?.list.at(-1)).toMatchObject({ payoutNo, lastFour: '3000', amount: 1_500 });
    expect(await byPlatform('approvePayout', payoutNo)).toBe('done');
    expect(await byPlatform('approvePayout', payoutNo)).toBe('payout_decided');
    expect((await mall.ask(desk.cancelPayout, { payoutNo }, as(owner.token))).reason).toBe('payout_cannot_move');
    expect(await byPlatform('recordPaidPayout', payoutNo)).toBe('done');
    expect(await byPlatform('recordPaidPayout', payoutNo)).toBe('payout_decided');
    expect(await since(before)).toEqual({ available: -1_500, paidOut: 1_500 });
    const { data: searched } = await mall.ask(desk.listPayouts, { words: payoutNo.slice(-7) }, as(owner.token));
    expect(searched?.list.map((one) => one.payoutNo)).toEqual([payoutNo]);
    const { data: byProof } = await mall.ask(desk.listPayouts, { words: 'bank-17' }, as(owner.token));
    expect(byProof?.total).toBe(1);
    expect((await mall.ask(desk.listPayouts, { words: '%' }, as(owner.token))).data?.total).toBe(0);
    const { data: paid } = await mall.ask(platformCalls.listPayoutsToPay, { status: 'paid' }, as(platform.token));
    expect(paid?.list[0]).toMatchObject({ payoutNo, lastFour: '3000', reference: 'BANK-17' });
    await clean();
  });

  test('is listed by time or by amount', async () => {
    const amounts = [1_203, 1_003, 1_103];
    for (const amount of amounts) {
      const payoutNo = await requested(amount);
      await mall.ask(desk.cancelPayout, { payoutNo }, as(owner.token));
    }
    const listed = async (sort?: desk.PayoutSort) => {
      const input = { status: 'cancelled' as const, ...(sort && { sort }) };
      const { data, message } = await mall.ask(desk.listPayouts, input, as(owner.token));
      if (!data) throw new Error(message);
      return data.list.map(({ amount }) => amount).filter((amount) => amounts.includes(amount));
    };
    expect(await listed()).toEqual([1_103, 1_003, 1_203]);
    expect(await listed('oldest')).toEqual([1_203, 1_003, 1_103]);
    expect(await listed('highest')).toEqual([1_203, 1_103, 1_003]);
    expect(await listed('lowest')).toEqual([1_003, 1_103, 1_203]);
    await clean();
  });

  test('that is cancelled, refused, fails or comes back is available again', async () => {
    const before = await balances();
    const [cancelled, refused, failed, returned] = [
      await requested(),
      await requested(),
      await requested(),
      await requested(),
    ];
    expect((await mall.ask(desk.cancelPayout, { payoutNo: cancelled }, as(owner.token))).code).toBe(200);
    expect(await byPlatform('refusePayout', refused)).toBe('done');
    for (const payoutNo of [failed, returned]) await byPlatform('approvePayout', payoutNo);
    expect(await byPlatform('recordFailedPayout', failed)).toBe('done');
    expect(await byPlatform('recordPaidPayout', returned)).toBe('done');
    expect(await since(before)).toEqual({ available: -1_500, paidOut: 1_500 });
    expect(await byPlatform('recordFailedPayout', returned)).toBe('done');
    expect(await since(before)).toEqual({});
    const { data } = await mall.ask(desk.listPayouts, { limit: 4 }, as(owner.token));
    expect(data?.list.map(({ status, reason }) => [status, reason])).toEqual([
      ['returned', 'Name does not match'],
      ['failed', 'Name does not match'],
      ['refused', 'Name does not match'],
      ['cancelled', ''],
    ]);
    await deliverAll();
    const { rows } = await mall.pool.query(
      `select count(*)::int as mails from outgoing_messages where recipient = $1 and subject like 'Your payout of €15.00%'`,
      [owner.email],
    );
    expect(rows).toEqual([{ mails: 3 }]);
    await clean();
  });

  test('that is sent is on its way until it is paid, or returned by the bank', async () => {
    const before = await balances();
    const [paid, returned] = [await requested(), await requested()];
    expect(await byPlatform('recordSentPayout', paid)).toBe('payout_cannot_move');
    for (const payoutNo of [paid, returned]) {
      await byPlatform('approvePayout', payoutNo);
      expect(await byPlatform('recordSentPayout', payoutNo)).toBe('done');
      expect(await byPlatform('recordSentPayout', payoutNo)).toBe('payout_decided');
      expect(await byPlatform('refusePayout', payoutNo)).toBe('payout_decided');
    }
    expect(await since(before)).toEqual({ available: -3_000, payable: 3_000 });
    const listed = async (status: 'sent' | 'paid' | 'returned') =>
      (await mall.ask(desk.listPayouts, { status, words: '', limit: 2 }, as(owner.token))).data?.list;
    expect(await listed('sent')).toMatchObject(
      [returned, paid].map((payoutNo) => ({ payoutNo, sentAt: expect.any(String), endedAt: null })),
    );
    expect((await mall.ask(desk.cancelPayout, { payoutNo: paid }, as(owner.token))).reason).toBe('payout_cannot_move');
    expect(await byPlatform('recordPaidPayout', paid)).toBe('done');
    expect(await byPlatform('recordFailedPayout', returned)).toBe('done');
    expect(await byPlatform('recordPaidPayout', returned)).toBe('payout_decided');
    expect(await byPlatform('recordFailedPayout', returned)).toBe('payout_decided');
    expect(await since(before)).toEqual({ available: -1_500, paidOut: 1_500 });
    expect((await listed('returned'))?.[0]).toMatchObject({
      ...{ payoutNo: returned, reason: 'Name does not match', reference: '' },
      ...{ sentAt: expect.any(String), endedAt: expect.any(String) },
    });
    const { rows } = await mall.pool.query(
      `select e.rule, e.account, -e.amount as amount from ledger_entries e join payouts p on p.id = e.payout_id
      where p.number = $1 and rule = 'payout_return' order by account`,
      [returned],
    );
    expect(rows).toEqual([
      { rule: 'payout_return', account: 'available', amount: 1_500 },
      { rule: 'payout_return', account: 'payable', amount: -1_500 },
    ]);
    await deliverAll();
    await clean();
  });

  test('is neither too low nor more than what is available, and under one key it is one', async () => {
    const { available } = await balances();
    expect((await request(999)).reason).toBe('payout_too_low');
    expect((await request(available + 1)).reason).toBe('payout_too_high');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [await request(available, key), await request(available, key)];
    expect(second.data).toEqual(first.data);
    expect((await request(1_000, key)).reason).toBe('sent_otherwise');
    expect((await balances()).available).toBe(0);
    await mall.ask(desk.cancelPayout, { payoutNo: first.data?.payoutNo ?? '' }, as(owner.token));
  });

  test('is requested by schedule, once for each day, of all that is available', async () => {
    const scheduled = async () => {
      const { data } = await mall.ask(desk.listPayouts, {}, as(owner.token));
      return data?.list
        .filter(({ isScheduled }) => isScheduled)
        .map(({ amount, requestedBy }) => [amount, requestedBy]);
    };
    const credit = (amount: number) =>
      mall.ask(
        platformCalls.correctBalance,
        { shopId: small.shopIds[coffee] ?? 0, kind: 'correction', amount, reason: 'A parcel was lost' },
        as(platform.token),
      );
    await mall.ask(desk.savePayoutSchedule, { schedule: 'weekly' }, as(owner.token));
    await followSchedules();
    expect(await scheduled()).toEqual([]); // the first one waits for Monday

    await moveClock(7);
    const { available } = await balances();
    await Promise.all([followSchedules(), followSchedules()]);
    expect(await scheduled()).toEqual([[available, '']]);
    await credit(5_000); // what comes later in the week waits
    await followSchedules();
    expect(await scheduled()).toEqual([[available, '']]);

    await moveClock(7);
    await followSchedules();
    expect(await scheduled()).toEqual([
      [5_000, ''],
      [available, ''],
    ]);
    await moveClock(7); // without money the day passes
    await followSchedules();
    await credit(6_000);
    await followSchedules();
    expect(await scheduled()).toHaveLength(2);
    await mall.ask(desk.savePayoutSchedule, { schedule: 'on_request' }, as(owner.token));
    await moveClock(7);
    await followSchedules();
    expect(await scheduled()).toHaveLength(2);
    await clean();
  });
});

test('a refund after the payout makes the balance negative, and the next sale covers it', async () => {
  const { number, lines, shopShare } = await released();
  const { available } = await balances();
  const { data: payout } = await request(available);
  await mall.ask(platformCalls.approvePayout, { payoutNo: payout?.payoutNo ?? '' }, as(platform.token));
  await mall.ask(
    platformCalls.recordPaidPayout,
    { payoutNo: payout?.payoutNo ?? '', reference: 'B1' },
    as(platform.token),
  );
  const input = {
    orderNo: number,
    lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    reason: 'other' as const,
    note: 'Sorry',
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [granted, again] = [
    await mall.ask(grantRefund, input, { ...as(owner.token), ...key }),
    await mall.ask(grantRefund, input, { ...as(owner.token), ...key }),
  ];
  expect(again.data).toEqual(granted.data);
  expect((await mall.ask(grantRefund, input, as(owner.token))).reason).toBe('refund_too_many');
  await settleAll();
  const { rows } = await mall.pool.query('select shop_share from refunds where number = $1', [
    granted.data?.refundOrderNo,
  ]);
  const taken = rows[0].shop_share as number;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThanOrEqual(shopShare);
  expect((await balances()).available).toBe(-taken);
  expect((await request(1_000)).reason).toBe('payout_too_high');
  const next = await released();
  expect((await balances()).available).toBe(next.shopShare - taken);
  await clean();
});
