import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { explainEntry, getBalances, listLedger } from '#contract/payouts/merchant.ts';
import * as platformCalls from '#contract/payouts/platform.ts';
import { refuseRefund } from '#contract/refunds/merchant.ts';
import { grantRefund } from '#contract/refunds/merchant-grant.ts';
import { decideRefund } from '#contract/refunds/platform.ts';
import { askPlatform, withdrawRefund } from '#contract/refunds/shopper.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { guardedOwnerOf } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, receive, send, settleAll } from '#tests/support/orders/refunds.ts';
import { balancesOf, changeSince, releasedOrder } from '#tests/support/orders/shop-balances.ts';
import { orderState } from '#tests/support/orders/shop-orders.ts';
import { releaseShares } from './index.ts';

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

/** Two bags of coffee, whose time for refunds is over. */
const released = () => releasedOrder(mall, ana, variant(coffee, 0, 2));

test('a share is pending until nobody can ask for a refund any more, and then available', async () => {
  const before = await balances();
  const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
  const { shopShare } = await orderState(mall, number);
  expect(await since(before)).toEqual({ pending: shopShare });
  await send(number, lines);
  await receive(number);
  const { data } = await mall.ask(getBalances, {}, as(owner.token));
  expect(data?.releases.at(-1)).toMatchObject({ amount: shopShare, orders: 1 });
  expect(data?.refundDays).toBe(30);
  await moveClock(29.9);
  await releaseShares();
  expect(await since(before)).toEqual({ pending: shopShare });
  await moveClock(0.2);
  await Promise.all([releaseShares(), releaseShares()]);
  expect(await since(before)).toEqual({ available: shopShare });
  await clean();
});

describe('an undecided refund', () => {
  async function openAtRelease() {
    const before = await balances();
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
    const { shopShare } = await orderState(mall, number);
    await send(number, lines);
    await receive(number);
    const refundOrderNo = await askForRefund(mall, ana, number, [{ id: lines[0]?.id ?? 0, quantity: 1 }]);
    await moveClock(30.1);
    await releaseShares();
    const { rows } = await mall.pool.query('select shop_share from refunds where number = $1', [refundOrderNo]);
    return { before, shopShare, refundOrderNo, share: rows[0].shop_share as number };
  }

  test('keeps back what it may take, until it is withdrawn', async () => {
    const { before, shopShare, refundOrderNo, share } = await openAtRelease();
    expect(share).toBeGreaterThan(0);
    expect(await since(before)).toEqual({ available: shopShare - share, reserved: share });
    expect((await mall.ask(withdrawRefund, { refundOrderNo }, as(ana.token))).code).toBe(200);
    expect(await since(before)).toEqual({ available: shopShare });
    await clean();
  });

  test('that is refused and appealed is reserved again, and paid from what is available', async () => {
    const { before, shopShare, refundOrderNo, share } = await openAtRelease();
    await mall.ask(refuseRefund, { refundOrderNo, reason: 'No' }, as(owner.token));
    expect(await since(before)).toEqual({ available: shopShare });
    expect((await mall.ask(askPlatform, { refundOrderNo }, as(ana.token))).code).toBe(200);
    expect(await since(before)).toEqual({ available: shopShare - share, reserved: share });
    await mall.ask(decideRefund, { refundOrderNo, isAccepted: true }, as(platform.token));
    await settleAll();
    expect(await since(before)).toEqual({ available: shopShare - share });
    await clean();
  });
});

test('the platform corrects a balance with a reason, up and down, and charges fees', async () => {
  const before = await balances();
  const correct = (amount: number, kind: 'correction' | 'fee', headers = {}) =>
    mall.ask(
      platformCalls.correctBalance,
      { shopId: small.shopIds[1] ?? 0, amount, kind, reason: 'Card fee of May' },
      { ...as(platform.token), ...headers },
    );
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await correct(-250, 'fee', key)).code).toBe(200);
  expect((await correct(-250, 'fee', key)).code).toBe(200);
  expect((await correct(100, 'correction')).code).toBe(200);
  expect(
    (
      await mall.ask(
        platformCalls.correctBalance,
        { shopId: 999_999, amount: 1, kind: 'fee', reason: 'x' },
        as(platform.token),
      )
    ).reason,
  ).toBe('shop_not_found');
  expect(await since(before)).toEqual({ available: -150 });
  const { data } = await mall.ask(listLedger, { rule: 'fee' }, as(owner.token));
  expect(data?.list).toMatchObject([
    { amount: -250, account: 'available', rule: 'fee', reason: 'Card fee of May', orderNo: null },
  ]);
  const { data: explained } = await mall.ask(explainEntry, { id: data?.list[0]?.id ?? 0 }, as(owner.token));
  expect(explained?.movement).toEqual([
    { account: 'provider_fees', amount: -250 },
    { account: 'available', amount: -250 },
  ]);
  await clean();
});

test('every entry opens into its order line, and the line into all its entries', async () => {
  const { number, lines, shopShare } = await released();
  const refundOrderNo = (
    await mall.ask(
      grantRefund,
      { orderNo: number, lines: [{ lineId: lines[0]?.id ?? 0, quantity: 1 }], reason: 'damaged' },
      as(owner.token),
    )
  ).data?.refundOrderNo;
  const { data } = await mall.ask(listLedger, { orderNo: number, sort: 'oldest' }, as(owner.token));
  expect(data?.list.map(({ rule, account }) => `${rule} ${account}`)).toEqual([
    'sale pending',
    'release pending',
    'release available',
    'refund available',
  ]);
  expect(data?.list.map(({ amount }) => amount).slice(0, 3)).toEqual([shopShare, -shopShare, shopShare]);
  const taken = data?.list.at(-1);
  const { data: explained } = await mall.ask(explainEntry, { id: taken?.id ?? 0 }, as(owner.token));
  expect(explained?.entry).toEqual(taken);
  expect(explained?.line).toMatchObject({
    orderNo: number,
    sold: { quantity: 2, shopShare },
    refunded: { quantity: 1, shopShare: -(taken?.amount ?? 0) },
  });
  expect(explained?.line?.entries).toHaveLength(4);
  const { data: ofRefund } = await mall.ask(listLedger, { refundOrderNo: refundOrderNo ?? '' }, as(owner.token));
  expect(ofRefund?.list).toEqual([taken]);
  const other = await guardedOwnerOf(mall, small.shopIds[0] ?? 0);
  expect((await mall.ask(listLedger, { orderNo: number }, as(other.token))).data).toMatchObject({ list: [], total: 0 });
  expect((await mall.ask(listLedger, { refundOrderNo: refundOrderNo ?? '' }, as(other.token))).data?.list).toEqual([]);
  expect((await mall.ask(explainEntry, { id: 2_000_000_000 }, as(owner.token))).reason).toBe('entry_not_found');
});
