import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getPriceHistory } from '#contract/catalogue/shopper-prices.ts';
import { transaction } from '#server/database/connection.ts';
import { claimFlash, giveBackFlash, importPastPrices } from '#server/modules/catalogue/index.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
const [tea, coffee, mug] = [0, 1, 2];
const idOf = (place: number) => small.productIds[place] ?? 0;

beforeAll(async () => {
  small = await fillSmallMall();
  await mall.pool.query("update products set created_at = now() - interval '90 days'");
});
beforeEach(async () => {
  await mall.pool.query('update skus set price = 2550 where product_id = $1', [idOf(coffee)]);
  await mall.pool.query('delete from past_prices');
});
afterEach(resetClock);

async function pricesOf(place: number, skuId?: number) {
  const { code, data } = await mall.ask(getPriceHistory, { id: idOf(place), ...(skuId && { skuId }) });
  expect(code).toBe(200);
  if (!data) throw new Error('no history');
  return data;
}
const setPrice = (price: number) =>
  mall.pool.query('update skus set price = $2 where product_id = $1', [idOf(coffee), price]);
const stepsOf = async (place: number) => (await pricesOf(place)).steps.map(({ price }) => price);

test('a price that was never changed is one step of thirty days', async () => {
  const { from, until, lowest, steps } = await pricesOf(coffee);
  expect(Date.parse(until) - Date.parse(from)).toBe(30 * 86_400_000);
  expect(steps).toEqual([{ at: from, price: 2_550 }]);
  expect(lowest).toEqual(steps[0]);
});

test('every change is written by whoever makes it, and is forgotten after thirty days', async () => {
  await setPrice(2_000);
  await moveClock(10);
  await setPrice(2_400);
  await mall.pool.query('update skus set price = price, on_hand = on_hand where product_id = $1', [idOf(coffee)]);
  expect(await stepsOf(coffee)).toEqual([2_550, 2_000, 2_400]);
  expect((await pricesOf(coffee)).lowest.price).toBe(2_000);
  await moveClock(29.9);
  expect(await stepsOf(coffee)).toEqual([2_000, 2_400]);
  await moveClock(0.2);
  expect(await stepsOf(coffee)).toEqual([2_400]);
});

test('what changes twice in one transaction was never sold at the price in between', async () => {
  await transaction(async (tx) => {
    const id = idOf(coffee);
    await tx.execute(`update skus set price = 1 where product_id = ${id}`);
    await tx.execute(`update skus set price = 2600 where product_id = ${id}`);
  });
  const prices = await stepsOf(coffee);
  await setPrice(2_550);
  expect(prices).toEqual([2_550, 2_600]);
});

test('a flash sale counts while it runs, until it is sold out, and again when units come back', async () => {
  const units = [{ activityId: small.activityIds[0] ?? 0, productId: idOf(tea), quantity: 20 }];
  expect(await stepsOf(tea)).toEqual([1_999, 999]);
  await moveClock(0.01);
  await transaction((tx) => claimFlash(tx, units));
  expect(await stepsOf(tea)).toEqual([1_999, 999, 1_999]);
  await moveClock(0.01);
  await transaction((tx) => giveBackFlash(tx, units));
  expect(await stepsOf(tea)).toEqual([1_999, 999, 1_999, 999]);
  await moveClock(1);
  const { steps, lowest } = await pricesOf(tea);
  expect(steps.map(({ price }) => price)).toEqual([1_999, 999, 1_999, 999, 1_999]);
  expect(lowest).toEqual(steps[3]);
});

test('a flash sale that is closed early, or called off before it began, leaves no more than it was', async () => {
  const { rows } = await mall.pool.query(
    `insert into activities (kind, layout, name, starts_at, ends_at)
     values ('flash', 1, '{"en": "Later"}', now() + interval '2 days', now() + interval '4 days') returning id`,
  );
  await mall.pool.query(
    'insert into activity_products (activity_id, product_id, activity_price, quota) values ($1, $2, 2100, 5)',
    [rows[0].id, idOf(coffee)],
  );
  expect(await stepsOf(coffee)).toEqual([2_550]);
  await moveClock(3);
  expect(await stepsOf(coffee)).toEqual([2_550, 2_100]);
  await mall.pool.query('update activities set is_open = false where id = $1', [rows[0].id]);
  await moveClock(0.5);
  expect(await stepsOf(coffee)).toEqual([2_550, 2_100, 2_550]);
  await resetClock();
  await mall.pool.query('update activities set is_open = true where id = $1', [rows[0].id]);
  await mall.pool.query('update activities set is_open = false where id = $1', [rows[0].id]);
  await moveClock(3);
  expect(await stepsOf(coffee)).toEqual([2_550]);
});

test('each variant has its own prices; without one, it is the cheapest in stock', async () => {
  const { rows } = await mall.pool.query('select id, values, price from skus where product_id = $1 order by id', [
    idOf(mug),
  ]);
  const [blueSmall, , , redLarge] = rows;
  await transaction((tx) =>
    importPastPrices(tx, [
      { productId: idOf(mug), values: ['Red', 'L'], price: 3_900, untilAt: new Date(Date.now() - 86_400_000) },
    ]),
  );
  expect((await pricesOf(mug)).skuId).toBe(blueSmall.id);
  expect(await stepsOf(mug)).toEqual([3_000]);
  const { skuId, steps } = await pricesOf(mug, redLarge.id);
  expect([skuId, steps.map(({ price }) => price)]).toEqual([redLarge.id, [3_900, 3_500]]);
});

test('a young product’s prices begin with it', async () => {
  await mall.pool.query("update products set created_at = now() - interval '3 days' where id = $1", [idOf(coffee)]);
  const { from, until } = await pricesOf(coffee);
  expect((Date.parse(until) - Date.parse(from)) / 86_400_000).toBeCloseTo(3, 2);
});

test('an unknown product, another product’s variant and a wrong id are refused', async () => {
  const other = await mall.pool.query('select id from skus where product_id = $1', [idOf(tea)]);
  expect((await mall.ask(getPriceHistory, { id: 999_999 })).reason).toBe('product_not_found');
  expect((await mall.ask(getPriceHistory, { id: idOf(mug), skuId: other.rows[0].id })).reason).toBe('sku_not_found');
  expect((await mall.ask(getPriceHistory, { id: idOf(mug), skuId: 'x' as never })).reason).toBe('bad_input');
});
