import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as review from '#contract/refunds/merchant.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, receive, send, settleAll } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let stranger: Person;
let ana: Buyer;
const coffee = 1;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

async function refundOf(units: number, kind: 'money' | 'goods' = 'money'): Promise<string> {
  const { number, lines } = await bought(mall, ana, variant(coffee, 0, units));
  if (kind === 'goods') {
    await send(number, lines);
    await receive(number);
  }
  return askForRefund(mall, ana, number, lines, { kind });
}

const accept = async (numbers: string[], by = owner) =>
  (await mall.ask(review.acceptRefunds, { refundOrderNos: numbers }, as(by.token))).data?.map((one) => [
    one.refundOrderNo,
    one.problem,
  ]);
const statusesOf = async (numbers: string[]) => {
  const { rows } = await mall.pool.query('select number, status from refunds where number = any($1)', [numbers]);
  return numbers.map((number) => rows.find((row) => row.number === number)?.status);
};

test('several refunds are accepted, each on its own; one that was decided stays as it is', async () => {
  const [paid, returned, refused] = [await refundOf(1), await refundOf(1, 'goods'), await refundOf(2)];
  await mall.ask(review.refuseRefund, { refundOrderNo: refused, reason: 'It was worn' }, as(owner.token));
  const all = [paid, returned, refused];
  expect(await accept(all, stranger)).toEqual(all.map((number) => [number, 'refund_not_found']));
  expect(await statusesOf(all)).toEqual(['under_review', 'under_review', 'refused']);
  expect(await accept(all)).toEqual([
    [paid, null],
    [returned, null],
    [refused, 'refund_cannot_move'],
  ]);
  expect(await statusesOf(all)).toEqual(['refunding', 'accepted', 'refused']);
  const { data: log } = await mall.ask(listShopLog, { kind: 'refund', limit: 2 }, as(owner.token));
  expect(log?.list.map(({ act, subject }) => [act, subject])).toEqual([
    ['refund_accepted', returned],
    ['refund_accepted', paid],
  ]);
  await settleAll();
  expect(await violationsOf(mall)).toEqual([]);
});

test('accepted at once by several people, each is paid once', async () => {
  const both = [await refundOf(1), await refundOf(2)];
  const answers = await concurrently(4, () => accept(both));
  for (const number of both)
    expect(answers.flat().filter((one) => one?.[0] === number && one[1] === null)).toHaveLength(1);
  await settleAll();
  expect(await violationsOf(mall)).toEqual([]);
});

test('refunds are sorted by deadline, amount or age', async () => {
  const list = async (input: object, by = owner) =>
    (await mall.ask(review.listShopRefunds, { limit: 100, ...input }, as(by.token))).data?.list ?? [];
  const numbers = [await refundOf(1), await refundOf(3), await refundOf(2)];
  await mall.pool.query("update refunds set answer_by = answer_by - interval '1 hour' where number = $1", [numbers[1]]);
  const mine = (rows: { refundOrderNo: string }[]) =>
    rows.map(({ refundOrderNo }) => refundOrderNo).filter((number) => numbers.includes(number));
  const [first, second, third] = numbers;
  expect(mine(await list({}))).toEqual([third, second, first]);
  expect(mine(await list({ sort: 'newest', due: '1' }))).toEqual([third, second, first]);
  expect(mine(await list({ sort: 'amount' }))).toEqual([second, third, first]);
  expect(mine(await list({ sort: 'deadline' }))).toEqual([second, first, third]);
  expect(mine(await list({ due: '1' }))).toEqual([second, first, third]);
  expect(mine(await list({ sort: 'amount' }, stranger))).toEqual([]);
});
