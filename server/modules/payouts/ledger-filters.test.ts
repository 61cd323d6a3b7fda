import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#contract/core/call.ts';
import { explainEntry, getBalances, listLedger } from '#contract/payouts/merchant.ts';
import { requestPayout } from '#contract/payouts/merchant-payouts.ts';
import { grantRefund } from '#contract/refunds/merchant-grant.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { guardedOwnerOf, saveAccount } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { bought, receive, send } from '#tests/support/orders/refunds.ts';
import { releaseShares } from './index.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const coffee = 1;
let owner: Guarded;
let placed: () => ReturnType<typeof bought>;

beforeAll(async () => {
  const small = await fillSmallMall();
  const variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await guardedOwnerOf(mall, small.shopIds[1] ?? 0);
  placed = async () => bought(mall, await aBuyer(), variant(coffee, 0, 2));
});

async function list(filters: Partial<InputOf<typeof listLedger>>) {
  const { data, message } = await mall.ask(listLedger, { sort: 'oldest', ...filters }, as(owner.token));
  if (!data) throw new Error(message);
  return data.list;
}
const sum = (entries: readonly { amount: number }[]) => entries.reduce((total, { amount }) => total + amount, 0);

test('what is pending is listed by the day of its release, and what nobody has received apart', async () => {
  const [first, second] = [await placed(), await placed()];
  await send(second.number, second.lines);
  await receive(second.number);
  const { data } = await mall.ask(getBalances, {}, as(owner.token));
  const [release] = data?.releases ?? [];
  const due = await list({ account: 'pending', release: release?.day ?? '' });
  expect(due.map(({ orderNo }) => orderNo)).toEqual([second.number]);
  expect(sum(due)).toBe(release?.amount);
  const unreceived = await list({ account: 'pending', release: 'unreceived' });
  expect(unreceived.map(({ orderNo }) => orderNo)).toEqual([first.number]);
  expect(sum(unreceived)).toBe(data?.unreceived);
});

test('a sale and a refund say how their price was divided, a release does not', async () => {
  const { number, lines } = await placed();
  await send(number, lines);
  await receive(number);
  await moveClock(30.1);
  await releaseShares();
  const refunded = lines.map(({ id }) => ({ lineId: id, quantity: 1 }));
  const refund = { orderNo: number, lines: refunded, reason: 'damaged', note: '' } as const;
  expect((await mall.ask(grantRefund, refund, as(owner.token))).code).toBe(200);
  const entries = await list({ orderNo: number });
  expect(entries.map(({ rule, share }) => [rule, share?.quantity])).toEqual([
    ['sale', 2],
    ['release', undefined],
    ['release', undefined],
    ['refund', 1],
  ]);
  const [sale, , , back] = entries;
  expect(sale?.share?.shopShare).toBe(sale?.amount);
  expect(back?.share?.shopShare).toBe(0 - (back?.amount ?? 0));
  expect(new Set(entries.map(({ lineId }) => lineId))).toEqual(new Set([lines[0]?.id]));
  const { data } = await mall.ask(explainEntry, { id: back?.id ?? 0 }, as(owner.token));
  expect(data?.line?.sold).toEqual(sale?.share);
  expect(data?.line?.refunded).toEqual(back?.share);
});

test('the entries of one payout are listed, and none of another shop’s', async () => {
  await saveAccount(mall, owner);
  await mall.pool.query('update payout_accounts set usable_from = mall_now()');
  const { data } = await mall.ask(requestPayout, { amount: 1_000 }, as(owner.token));
  const payoutNo = data?.payoutNo ?? '';
  expect((await list({ payoutNo })).map(({ account, amount }) => [account, amount])).toEqual([
    ['available', -1_000],
    ['payable', 1_000],
  ]);
  await mall.pool.query('update payouts set shop_id = (select min(id) from shops) where number = $1', [payoutNo]);
  expect(await list({ payoutNo })).toEqual([]);
});
