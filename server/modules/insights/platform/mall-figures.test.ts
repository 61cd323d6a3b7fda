import { beforeAll, describe, expect, test } from 'vitest';
import {
  countLiveOrders,
  getMallInsights,
  listMallParts,
  liveMinutes,
  type MallPart,
} from '#contract/insights/platform.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { countDays } from '#server/modules/insights/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, order, sendEverywhere, variantsOf, type Wanted } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let operator: Person;
let [lamp, coffee] = [] as unknown as [Wanted, Wanted];

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  operator = await anOperator(['orders']);
  const variants = await variantsOf(mall, small);
  [lamp, coffee] = [variants(0), variants(1, 0, 2)];
  // Noon, so that no day begins meanwhile.
  await mall.pool.query(
    `update mall_clock set ahead_seconds = extract(epoch from date_trunc('day', now(), 'UTC') + interval '36 hours' - now())::int`,
  );
});

/** Visitors by letter, of shops by their place. */
async function see(...seen: [visitor: string, shop: number, product: number, source: string, minute: number][]) {
  for (const [visitor, shop, product, source, minute] of seen)
    await mall.pool.query(
      `insert into seen_marks (day, shop_id, product_id, visitor, source, views, first_at)
        select (mall_now() at time zone 'UTC')::date, $1, $2, repeat($3, 32), $4, 2, mall_now() + make_interval(mins => $5)`,
      [small.shopIds[shop], small.productIds[product], visitor, source, minute],
    );
  await mall.pool.query(`insert into insights_due select distinct shop_id, day from seen_marks on conflict do nothing`);
}

async function count() {
  await deliverAll();
  await countDays();
}

const overview = async () => (await mall.ask(getMallInsights, {}, as(operator.token))).data;
const parts = async (by: MallPart) => (await mall.ask(listMallParts, { by }, as(operator.token))).data?.list ?? [];

describe('the figures of the mall', () => {
  test('add up what its shops sold, and count a visitor of two shops once, by where they came from first', async () => {
    await see(['a', 0, 0, 'search', 1], ['a', 1, 1, 'home', 0], ['b', 1, 1, 'search', 2]);
    const buyer = await aBuyer({ country: 'FR' });
    const sold = await bought(mall, buyer, lamp, coffee);
    await order(mall, buyer, coffee); // nobody pays it
    await count();
    const { rows } = await mall.pool.query('select sum(payable)::int as paid from orders where paid_at is not null');
    const [{ paid }] = rows;
    const shopsSold = sold.orderNumbers.length;
    expect(shopsSold).toBe(2);
    const total = { views: 6, visitors: 2, carts: 1, orders: 3, paid: 2, units: 3, sales: paid };
    const shown = await overview();
    expect(shown?.total).toEqual(total);
    expect(shown?.days.at(-1)).toMatchObject(total);
    expect(shown?.before).toMatchObject({ paid: 0, visitors: 0 });
    expect((await parts('source')).map(({ key, figures }) => [key, figures.visitors, figures.views])).toEqual(
      expect.arrayContaining([
        ['home', 1, 4],
        ['search', 1, 2],
      ]),
    );
    expect((await parts('country')).map(({ key, figures }) => [key, figures.paid, figures.sales])).toEqual([
      ['FR', 2, paid],
    ]);
    const shops = await parts('shop');
    expect(shops.map(({ key }) => Number(key)).sort()).toEqual([...small.shopIds.slice(0, 2)].sort());
    expect(shops.map(({ figures }) => figures.sales).reduce((sum, sales) => sum + sales, 0)).toBe(paid);
    expect(shops.every(({ name, key }) => name !== key)).toBe(true);
    const categories = await parts('category');
    expect(categories.map(({ figures }) => figures.sales).reduce((sum, sales) => sum + sales, 0)).toBe(paid);
    expect(await violations()).toEqual([]);
  });

  test('follow a refund, are the same when counted again, and the audit finds when they differ', async () => {
    const buyer = await aBuyer();
    const sold = await bought(mall, buyer, coffee);
    await count();
    const before = (await overview())?.total;
    const owner = await ownerOf(mall, small.shopIds[1] ?? 0);
    const refundOrderNo = await askForRefund(
      mall,
      buyer,
      sold.number,
      sold.lines.map(({ id }) => ({ id, quantity: 1 })),
    );
    await mall.ask(acceptRefund, { refundOrderNo }, as(owner.token));
    await count();
    const { rows } = await mall.pool.query('select refunded_payable::int as back from orders where number = $1', [
      sold.number,
    ]);
    const after = (await overview())?.total;
    expect(rows[0].back).toBeGreaterThan(0);
    expect(after).toEqual({ ...before, units: (before?.units ?? 0) - 1, sales: (before?.sales ?? 0) - rows[0].back });

    await mall.pool.query('insert into mall_figures_due select distinct day from mall_figures on conflict do nothing');
    await countDays();
    expect((await overview())?.total).toEqual(after);

    await mall.pool.query(`update mall_figures set sales = sales + 1 where part = 'all' and sales > 0`);
    expect((await violations()).map(({ promise }) => promise)).toEqual([
      'F2 a day of the mall’s sales is the sum of its shops’',
    ]);
    await mall.pool.query('insert into mall_figures_due select distinct day from mall_figures');
    await countDays();
    expect(await violations()).toEqual([]);
  });

  test('whoever counts a day of the mall waits for a shop that is being counted', async () => {
    const shop = await mall.pool.connect();
    try {
      await shop.query('begin');
      await shop.query(
        `insert into mall_figures_due select max(day) from mall_figures on conflict (day) do update set day = excluded.day`,
      );
      await countDays(); // skips it
      await shop.query('commit');
      expect((await mall.pool.query('select count(*)::int as due from mall_figures_due')).rows).toEqual([{ due: 1 }]);
      await countDays();
      expect((await mall.pool.query('select count(*)::int as due from mall_figures_due')).rows).toEqual([{ due: 0 }]);
    } finally {
      shop.release();
    }
  });
});

test('orders of the last minutes, minute by minute', async () => {
  await mall.pool.query(`update orders set created_at = created_at - interval '2 hours'`);
  const buyer = await aBuyer();
  await bought(mall, buyer, coffee);
  const { orderNumbers } = await order(mall, buyer, coffee);
  await mall.pool.query(`update orders set created_at = mall_now() - interval '150 seconds' where number = any($1)`, [
    orderNumbers,
  ]);
  const minutes = (await mall.ask(countLiveOrders, {}, as(operator.token))).data?.minutes;
  expect(minutes).toHaveLength(liveMinutes);
  expect(minutes?.map(({ ago }) => ago)).toEqual(Array.from({ length: liveMinutes }, (_, at) => liveMinutes - 1 - at));
  expect(minutes?.filter(({ placed }) => placed > 0)).toEqual([
    { ago: 2, placed: 1, paid: 0 },
    { ago: 0, placed: 1, paid: 1 },
  ]);
});
