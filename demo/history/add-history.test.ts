import { beforeAll, expect, test } from 'vitest';
import { signInByEmail } from '#contract/identity/shopper.ts';
import { getBalances } from '#contract/payouts/merchant.ts';
import { getPayoutDesk, listPayouts } from '#contract/payouts/merchant-payouts.ts';
import { getTaxData, listStatements } from '#contract/payouts/merchant-statements.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { addDemoAccounts } from '#demo/add-accounts.ts';
import { leavePast } from '#demo/world/clock.ts';
import { transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { countDays } from '#server/modules/insights/index.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { sendEverywhere } from '#tests/support/accounts/buyers.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { addDemoHistory } from './add-history.ts';
import { pastOrders } from './plan.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let merchant: ReturnType<typeof as>;

beforeAll(async () => {
  const small = await fillSmallMall();
  await sendEverywhere(small);
  await mall.pool.query('update products set is_on_sale = true, shop_id = (select min(id) from shops)');
  await mall.pool.query(
    'update skus set on_hand = on_hand + 500, opening = opening + 500, shop_id = (select min(id) from shops)',
  );
  await transaction((tx) =>
    issueCoupons(tx, [
      {
        ...{ name: { en: 'Ours' }, scope: 'shop' as const, shopId: small.shopIds[0] ?? 0, categoryId: null },
        ...{
          productIds: [],
          minimumSpend: 5_000,
          discount: 600,
          percent: null,
          validDays: 30,
          issued: 50,
          perPerson: 5,
        },
      },
    ]),
  );
  await addDemoAccounts();
  await addDemoHistory(mall.api);
  const { data } = await mall.ask(signInByEmail, { email: 'merchant@demo.mall', password: 'Demo1234' });
  merchant = as(data?.token ?? '');
});

test('the merchant’s shop has sold for six weeks, and everything adds up', async () => {
  const plan = pastOrders(5, 3);
  const { data } = await mall.ask(listShopOrders, { limit: 50 }, merchant);
  expect(data?.total).toBe(plan.length);
  const statuses = Map.groupBy(data?.list ?? [], ({ status }) => status);
  expect([...statuses.keys()].sort()).toEqual(['completed', 'paid', 'received', 'shipped']);
  expect(statuses.get('paid')?.length).toBe(plan.filter(({ sent }) => sent === null).length);
  const { rows } = await mall.pool.query(
    `select (select ahead_seconds from mall_clock) as ahead, (select count(*)::int from refunds where status = 'refunded') as refunded,
       (select count(*)::int from received_coupons where state = 'used' and used_for like 'PT%') as coupons,
       (select extract(day from now() - min(created_at))::int from orders) as days`,
  );
  expect(rows).toEqual([{ ahead: 0, refunded: 2, coupons: 3, days: 44 }]);
  await countDays();
  expect(await violationsOf(mall)).toEqual([]);
});

test('a payout was paid, another can be requested, and the last month has a statement', async () => {
  const { data: payouts } = await mall.ask(listPayouts, {}, merchant);
  expect(payouts?.list.map(({ status, reference }) => [status, reference])).toEqual([['paid', 'DEMO-BANK-000417']]);
  const { data: balances } = await mall.ask(getBalances, {}, merchant);
  expect(balances?.available).toBeGreaterThan(1_000);
  expect(balances?.paidOut).toBe(payouts?.list[0]?.amount);
  const { data: desk } = await mall.ask(getPayoutDesk, {}, merchant);
  expect(desk?.account).toMatchObject({ bank: 'Demo Bank', lastFour: '5678' });
  expect((await mall.ask(getTaxData, {}, merchant)).data?.taxData?.legalName).toBe('Galleria Select Ltd');
  expect((await mall.ask(listStatements, {}, merchant)).data?.months.length).toBeGreaterThanOrEqual(2);
});

test('at the next start nothing is added, and a clock that was left in the past is put right', async () => {
  const countOf = async () => (await mall.pool.query('select count(*)::int as count from orders')).rows[0].count;
  const before = await countOf();
  await mall.pool.query('update mall_clock set ahead_seconds = -1000');
  await leavePast();
  await addDemoHistory(mall.api);
  expect(await countOf()).toBe(before);
  expect((await mall.pool.query('select ahead_seconds from mall_clock')).rows).toEqual([{ ahead_seconds: 0 }]);
});

test('desks have conversations: some are over and rated, some wait, one in each language', async () => {
  const { rows } = await mall.pool.query(
    `select c.shop_id is null as platform, c.locale, c.state, c.waiting_since is not null as waits, c.last_number as last, r.stars
      from chats c left join lateral (select max(stars) as stars from chat_rounds where chat_id = c.id) r on true order by c.id`,
  );
  expect(rows.map(({ platform, locale, state, waits, stars }) => [platform, locale, state, waits, stars])).toEqual([
    [false, 'en', 'closed', false, 5],
    [false, 'zh-CN', 'waiting', true, 4],
    [true, 'en', 'closed', false, 5],
    [false, 'th', 'assigned', false, null],
    [false, 'es', 'assigned', true, null],
    [false, 'fr', 'waiting', true, null],
    [true, 'fr', 'waiting', true, null],
    [false, 'lao', 'waiting', true, null],
  ]);
  const { rows: phrases } = await mall.pool.query(
    'select shop_id is null as platform, count(*)::int from chat_phrases group by 1 order by 1',
  );
  expect(phrases).toEqual([
    { platform: false, count: 5 },
    { platform: true, count: 2 },
  ]);
});
