import { beforeAll, expect, test } from 'vitest';
import { getHealth, listCostlyRefunds, listCostlyReviews, listLateOrders } from '#contract/insights/merchant-health.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { countDays, countHealthOfShops } from '#server/modules/insights/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, send } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let [owner, stranger] = [] as unknown as [Person, Person];
let numbers: string[];
let [faulty, slow] = ['', ''];

beforeAll(async () => {
  const small = await fillSmallMall();
  const shopId = small.shopIds[1] ?? 0;
  const coffee = (await variantsOf(mall, small))(1, 0, 2);
  await sendEverywhere(small);
  [owner, stranger] = [await ownerOf(mall, shopId), await ownerOf(mall, small.shopIds[0] ?? 0)];
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  const buyer = await aBuyer();
  // Twenty paid orders: four were sent, of which one was late.
  const orders: Awaited<ReturnType<typeof bought>>[] = [];
  for (let at = 0; at < 20; at++) {
    await mall.pool.query('delete from rate_windows');
    orders.push(await bought(mall, buyer, coffee));
  }
  numbers = orders.map(({ number }) => number);
  for (const { number, lines } of orders.slice(0, 4)) await send(number, lines);
  await mall.pool.query(`update orders set overdue_at = mall_now() - interval '2 days' where number = $1`, [
    numbers[0],
  ]);
  // One refund by the shop's fault, answered at once; and one that the buyer wanted, not answered for three days.
  const one = (at: number) => (orders[at]?.lines ?? []).map(({ id }) => ({ id, quantity: 1 }));
  faulty = await askForRefund(mall, buyer, numbers[1] ?? '', one(1), { reason: 'damaged' });
  await mall.ask(acceptRefund, { refundOrderNo: faulty }, as(owner.token));
  slow = await askForRefund(mall, buyer, numbers[2] ?? '', one(2));
  await mall.pool.query(`update refunds set created_at = created_at - interval '3 days' where number = $1`, [slow]);
  // Five stars, and two stars that were answered after an hour.
  await mall.pool.query(
    `insert into reviews (product_id, nickname, product_score, service_score, text, created_at, reply, replied_at)
      select $1, 'Ana', stars, 5, 'So so', mall_now() - interval '9 days', reply, mall_now() - interval '9 days' + interval '1 hour'
      from (values (5, null), (2, 'Sorry')) as given (stars, reply)`,
    [small.productIds[1]],
  );
  await deliverAll();
  await countDays();
  await countHealthOfShops();
});

test('the score is computed from what has happened', async () => {
  const { data } = await mall.ask(getHealth, {}, as(owner.token));
  expect(data?.factors).toEqual([
    { factor: 'shipping', weight: 35, points: 26.25, count: 4, bad: 1, average: null },
    { factor: 'refunds', weight: 25, points: 12.5, count: 20, bad: 1, average: null },
    { factor: 'answers', weight: 20, points: 13.33, count: 3, bad: 1, average: null },
    { factor: 'reviews', weight: 20, points: 12.5, count: 2, bad: 1, average: 3.5 },
  ]);
  expect(data?.score).toBe(65);
});

test('each factor names exactly what has cost points, and how many', async () => {
  const headers = as(owner.token);
  const late = (await mall.ask(listLateOrders, {}, headers)).data;
  expect(late?.list.map(({ orderNo, cost }) => [orderNo, cost])).toEqual([[numbers[0], 8.75]]);
  const refunds = async (factor: 'refunds' | 'answers') =>
    (await mall.ask(listCostlyRefunds, { factor }, headers)).data?.list.map(({ refundOrderNo, reason, cost }) => [
      ...[refundOrderNo, reason, cost],
    ]);
  expect(await refunds('refunds')).toEqual([[faulty, 'damaged', 12.5]]);
  expect(await refunds('answers')).toEqual([[slow, 'changed_mind', 6.67]]);
  const reviews = (await mall.ask(listCostlyReviews, { factor: 'reviews' }, headers)).data;
  expect(reviews?.list.map(({ product, stars, cost }) => [product, stars, cost])).toEqual([['Coffee Cup', 2, 7.5]]);
  expect((await mall.ask(listCostlyReviews, { factor: 'answers' }, headers)).data?.total).toBe(0);
});

test('another shop has neither a score nor these lists', async () => {
  const headers = as(stranger.token);
  expect((await mall.ask(getHealth, {}, headers)).data?.score).toBeNull();
  expect((await mall.ask(listLateOrders, {}, headers)).data?.total).toBe(0);
  for (const factor of ['refunds', 'answers'] as const)
    expect((await mall.ask(listCostlyRefunds, { factor }, headers)).data?.total).toBe(0);
  for (const factor of ['reviews', 'answers'] as const)
    expect((await mall.ask(listCostlyReviews, { factor }, headers)).data?.total).toBe(0);
});

test('counted again, it is the same', async () => {
  const before = (await mall.ask(getHealth, {}, as(owner.token))).data;
  await countHealthOfShops();
  const after = (await mall.ask(getHealth, {}, as(owner.token))).data;
  expect(after?.factors).toEqual(before?.factors);
});
