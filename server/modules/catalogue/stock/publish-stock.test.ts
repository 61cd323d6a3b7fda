import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getStock } from '#contract/catalogue/shopper-product.ts';
import { transaction } from '#server/database/connection.ts';
import { releaseStock, reserveStock, returnStock, sellStock } from '#server/modules/catalogue/index.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { stepOf } from './publish-stock.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let skuId: number;
let lastLine = 0;
const page = () => `product:${small.productIds[0]}`;

beforeAll(async () => {
  small = await fillSmallMall();
  const { rows } = await mall.pool.query('select id from skus where product_id = $1 order by id limit 1', [
    small.productIds[0],
  ]);
  skuId = rows[0].id;
});
beforeEach(() => mall.pool.query('update skus set reserved = 0 where id = $1', [skuId]));

const setStock = (onHand: number) => mall.pool.query('update skus set on_hand = $1 where id = $2', [onHand, skuId]);

function changesOf(move: typeof reserveStock | typeof releaseStock | typeof sellStock, lineId: number, quantity = 1) {
  return invalidatedTags(mall, () => transaction((tx) => move(tx, [{ lineId, skuId, quantity }])));
}

test.each([
  [7, 7],
  [19, 19],
  [20, 20],
  [57, 50],
  [157, 100],
  [1_570, 1_000],
])('a stock of %i is rounded to %i', (stock, step) => expect(stepOf(stock)).toBe(step));

test('every sale and return of a scarce product drops its cached page', async () => {
  await setStock(12);
  const line = ++lastLine;
  expect(await changesOf(reserveStock, line)).toEqual([page()]);
  expect(await changesOf(sellStock, line)).toEqual([]);
  const back = () => transaction((tx) => returnStock(tx, [{ cause: `return:1:${line}`, skuId, quantity: 1 }]));
  expect(await invalidatedTags(mall, back)).toEqual([page()]);
  const other = ++lastLine;
  await changesOf(reserveStock, other);
  expect(await changesOf(releaseStock, other)).toEqual([page()]);
});

test('a sale of a plentiful product drops its page only when the rounded stock changes', async () => {
  await setStock(152);
  expect(await changesOf(reserveStock, ++lastLine)).toEqual([]);
  expect(await changesOf(reserveStock, ++lastLine, 50)).toEqual([]);
  expect(await changesOf(reserveStock, ++lastLine, 2)).toEqual([page()]);
});

test('the stock of a product can be asked for by itself, as it is now', async () => {
  await setStock(12);
  await changesOf(reserveStock, ++lastLine, 3);
  const { data } = await mall.ask(getStock, { id: small.productIds[0] ?? 0 });
  expect(data?.skus.find(({ id }) => id === skuId)).toEqual({ id: skuId, stock: 9 });
  expect((await mall.ask(getStock, { id: 999_999 })).code).toBe(404);
});
