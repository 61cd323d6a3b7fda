import { beforeAll, expect, test } from 'vitest';
import { closeChat, passChat } from '#contract/chat/merchant.ts';
import {
  getHealth,
  listCostlyChats,
  listCostlyRefunds,
  listCostlyReviews,
  listLateOrders,
} from '#contract/insights/merchant-health.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { countDays, countHealthOfShops } from '#server/modules/insights/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { aChat, aDesk, ask } from '#tests/support/chat/chats.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
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
    { factor: 'chats', weight: 10, points: null, count: 0, bad: 0, average: null },
    { factor: 'satisfaction', weight: 10, points: null, count: 0, bad: 0, average: null },
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
  for (const factor of ['chats', 'satisfaction'] as const)
    expect((await mall.ask(listCostlyChats, { factor }, headers)).data?.total).toBe(0);
});

test('counted again, it is the same', async () => {
  const before = (await mall.ask(getHealth, {}, as(owner.token))).data;
  await countHealthOfShops();
  const after = (await mall.ask(getHealth, {}, as(owner.token))).data;
  expect(after?.factors).toEqual(before?.factors);
});

test('customer service counts from ten conversations on, by first answers of people and by stars', async () => {
  const { rows } = await mall.pool.query('select id from shops where owner_id = $1', [owner.accountId]);
  const shopId: number = rows[0].id;
  // Asked so many hours ago; answered after so many, or never; and how it was rated.
  const round = (asked: number, answered: number | null, stars: number | null) =>
    mall.pool.query(
      `insert into chat_rounds (shop_id, opened_at, answered_at, closed_at, stars, rated_at)
        select $1, at, at + make_interval(hours => $3), at + interval '2 days', $4::smallint, case when $4::int is not null then mall_now() end
        from (select mall_now() - make_interval(hours => $2) as at) asked returning id`,
      [shopId, asked, answered, stars],
    );
  for (let at = 0; at < 6; at++) await round(100 + at, 1, 5);
  const late = (await round(200, 25, 3)).rows[0].id;
  const never = (await round(210, null, null)).rows[0].id;
  await round(3, null, null); // there is still time
  await round(31 * 24, null, 1); // too long ago
  const healthNow = async () => (await mall.ask(getHealth, {}, as(owner.token))).data;
  const of = async (factor: string) => (await healthNow())?.factors.find((one) => one.factor === factor);
  const before = (await healthNow())?.score;
  expect(await of('chats')).toMatchObject({ points: null, count: 8, bad: 2 });

  for (let at = 0; at < 2; at++) await round(300 + at, 24, null);
  expect(await of('chats')).toMatchObject({ points: 8, count: 10, bad: 2 });
  expect(await of('satisfaction')).toMatchObject({ points: 9.29, count: 7, bad: 1, average: 4.71 });
  expect((await healthNow())?.score).toBe(68); // 64.58 + 8 + 9.29 of 120
  expect(before).toBe(67); // the seven ratings count already
  const costly = async (factor: 'chats' | 'satisfaction') =>
    (await mall.ask(listCostlyChats, { factor }, as(owner.token))).data?.list.map(({ roundId, stars, cost }) => [
      ...[roundId, stars, cost],
    ]);
  expect(await costly('chats')).toEqual([
    [late, null, 0.83],
    [never, null, 0.83],
  ]);
  expect(await costly('satisfaction')).toEqual([[late, 3, 0.6]]);
  expect((await mall.ask(listCostlyChats, { factor: 'chats' }, as(stranger.token))).data?.total).toBe(0);
});

test('what a desk has passed on unanswered is not its fault', async () => {
  const desk = await aDesk();
  const ana = await aBuyer();
  const { id: chatId } = await aChat(mall, as(ana.token), desk.shopId);
  await ask(mall, ana, chatId, 'Hello?');
  await mall.ask(passChat, { chatId, seenClerkId: null, shopId: null }, as(desk.token));
  const other = await aBuyer();
  const { id } = await aChat(mall, as(other.token), desk.shopId);
  await ask(mall, other, id, 'Hello?');
  await mall.ask(closeChat, { chatId: id }, as(desk.token));
  await moveClock(2);
  const { data } = await mall.ask(listCostlyChats, { factor: 'chats' }, as(desk.token));
  await resetClock();
  expect(data?.list.map((one) => one.chatId)).toEqual([id]);
});
