import { beforeAll, expect, test } from 'vitest';
import { getActivity, listActivityProducts, listRanking } from '#contract/catalogue/shopper-product.ts';
import { transaction } from '#server/database/connection.ts';
import { recordSales, sumUpSales } from '#server/modules/catalogue/index.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
beforeAll(async () => {
  small = await fillSmallMall();
});
const productId = (place: number) => small.productIds[place] ?? 0;
const activityId = (place: number) => small.activityIds[place] ?? 0;

test('an activity has its name, end and banner, also when it is over', async () => {
  await mall.pool.query('update activities set banner_hash = $1, instruction = $2 where id = $3', [
    small.pictureHash,
    { en: 'Be quick' },
    activityId(0),
  ]);
  const { data } = await mall.ask(getActivity, { aid: activityId(0) });
  expect(data).toEqual({
    id: activityId(0),
    name: 'Flash',
    instruction: 'Be quick',
    kind: 'flash',
    type: 1,
    endsAt: expect.any(String),
    banner: { url: `/media/${small.pictureHash}`, width: 400, height: 300, colour: expect.any(String) },
    isOver: false,
  });
  const { data: over } = await mall.ask(getActivity, { aid: activityId(2) }, { 'x-locale': 'zh-CN' });
  expect([over?.name, over?.isOver, over?.banner]).toEqual(['已结束', true, null]);
});

test('the products of an activity come page by page, at the price they have everywhere', async () => {
  const flash = await mall.ask(listActivityProducts, { aid: activityId(0) });
  expect(flash.data?.list.map(({ name, price, isFlash, soldPercent }) => [name, price, isFlash, soldPercent])).toEqual([
    ['Tea Cup', 999, true, 33],
  ]);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => mall.ask(listActivityProducts, { aid: activityId(1), page, limit: 1 })),
  );
  expect(pages.map(({ data }) => [data?.list.map(({ name }) => name), data?.total])).toEqual([
    [['Coffee Cup'], 2],
    [['Travel Mug'], 2],
    [[], 2],
  ]);
});

test('products that are not offered leave an activity, and its total', async () => {
  await mall.pool.query("update shops set is_open = false where name ->> 'en' = 'Mall Own'");
  const { code, data } = await mall.ask(listActivityProducts, { aid: activityId(1) });
  expect([code, data?.list, data?.total]).toEqual([200, [], 0]);
  await mall.pool.query("update shops set is_open = true where name ->> 'en' = 'Mall Own'");
});

test('an activity that is unknown, withdrawn or still to come does not exist', async () => {
  await mall.pool.query("update activities set starts_at = now() + interval '1 hour' where id = $1", [activityId(2)]);
  await mall.pool.query('update activities set is_open = false where id = $1', [activityId(1)]);
  for (const aid of [activityId(1), activityId(2), 999_999]) {
    expect((await mall.ask(getActivity, { aid })).code).toBe(404);
    expect((await mall.ask(listActivityProducts, { aid })).code).toBe(404);
  }
});

const ranking = async (input: object) =>
  (await mall.ask(listRanking, input)).data?.map(({ name, sold }) => [name, sold]);

test('the ranking of all time follows all sales, of a category with all below it', async () => {
  const all = [
    ['Coffee Cup', 900],
    ['Travel Mug', 100],
    ['Tea Cup', 50],
  ];
  expect(await ranking({})).toEqual(all);
  for (const cid of [1, 2, 3]) expect(await ranking({ cid })).toEqual(all);
  expect(await ranking({ cid: 999 })).toEqual([]);
  // What cannot be read is left out, never a failure.
  for (const silly of [{ cid: '3000000000' }, { cid: 'x' }, { period: 'year' }]) {
    expect((await mall.send(listRanking, silly)).status).toBe(400);
  }
});

const daysAgo = async (days: number) =>
  (await mall.pool.query<{ day: string }>('select (current_date - $1::int)::text as day', [days])).rows[0]?.day ?? '';
const soldOf = async () =>
  (await mall.pool.query('select id, sold_week, sold_month from products order by id limit 3')).rows;

test('week and month are summed up from the days: 7 and 30 of them, today included', async () => {
  await transaction(async (tx) =>
    recordSales(tx, [
      { productId: productId(0), day: await daysAgo(0), sold: 3 },
      { productId: productId(0), day: await daysAgo(6), sold: 4 },
      { productId: productId(0), day: await daysAgo(7), sold: 50 },
      { productId: productId(1), day: await daysAgo(29), sold: 8 },
      { productId: productId(1), day: await daysAgo(30), sold: 1_000 },
    ]),
  );
  await sumUpSales();
  expect(await soldOf()).toEqual([
    { id: productId(0), sold_week: 7, sold_month: 57 },
    { id: productId(1), sold_week: 0, sold_month: 8 },
    { id: productId(2), sold_week: 0, sold_month: 0 },
  ]);
  expect(await ranking({ period: 'week' })).toEqual([['Tea Cup', 7]]);
  expect(await ranking({ period: 'month' })).toEqual([
    ['Tea Cup', 57],
    ['Coffee Cup', 8],
  ]);
});

test('summing up again changes nothing; more of a day is added, and what grows old falls out', async () => {
  const versions = 'select id, xmin::text from products order by id';
  const before = (await mall.pool.query(versions)).rows;
  await sumUpSales();
  expect((await mall.pool.query(versions)).rows).toEqual(before);
  await transaction(async (tx) => recordSales(tx, [{ productId: productId(0), day: await daysAgo(0), sold: 2 }]));
  await mall.pool.query('update daily_sales set day = day - 1 where day < current_date');
  await sumUpSales();
  expect((await soldOf()).slice(0, 2)).toEqual([
    { id: productId(0), sold_week: 5, sold_month: 59 },
    { id: productId(1), sold_week: 0, sold_month: 0 },
  ]);
});
