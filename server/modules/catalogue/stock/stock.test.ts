import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { claimFlash, giveBackFlash, releaseStock, reserveStock, sellStock } from '#server/modules/catalogue/index.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let skuIds: number[]; // tea, coffee, mug: blue S, blue L, red S, red L, …
const tea = 0;
const mug = 2;
const line = (lineId: number, sku: number, quantity: number) => ({ lineId, skuId: skuIds[sku] ?? 0, quantity });
const stockOf = async (sku: number) => {
  const { rows } = await mall.pool.query('select on_hand, reserved from skus where id = $1', [skuIds[sku]]);
  return [rows[0].on_hand, rows[0].reserved];
};
const listed = async (place: number) => {
  const { rows } = await mall.pool.query('select in_stock, price from products where id = $1', [
    small.productIds[place],
  ]);
  return [rows[0].in_stock, rows[0].price];
};
const published = async () => {
  const { rows } = await mall.pool.query('delete from event_outbox returning name, payload');
  return rows.map(({ name, payload }) => [name, payload.ids]);
};

beforeAll(async () => {
  small = await fillSmallMall();
  const { rows } = await mall.pool.query('select id from skus order by id');
  skuIds = rows.map(({ id }) => id);
});
let lastLine = 0;
const newLine = () => ++lastLine;
beforeEach(async () => {
  await mall.pool.query('update skus set on_hand = opening, reserved = 0');
  await mall.pool.query('update products set in_stock = true where id = any($1)', [[small.productIds[tea]]]);
  await mall.pool.query('delete from event_outbox');
});

test('reserved, sold and released units move once, each with its row', async () => {
  const [a, b, c] = [newLine(), newLine(), newLine()];
  const lines = [line(a, 5, 2), line(b, 1, 3), line(c, 5, 1)]; // two lines of one variant, not in the order of ids
  await transaction((tx) => reserveStock(tx, lines));
  expect([await stockOf(5), await stockOf(1)]).toEqual([
    [5, 3],
    [10, 3],
  ]);
  await transaction((tx) => sellStock(tx, lines.slice(0, 2)));
  await transaction((tx) => releaseStock(tx, lines.slice(2)));
  expect([await stockOf(5), await stockOf(1)]).toEqual([
    [3, 0],
    [7, 0],
  ]);
  const { rows } = await mall.pool.query(
    `select cause, on_hand_delta, reserved_delta from stock_changes where split_part(cause, ':', 2)::int = any($1) order by id`,
    [[a, b, c]],
  );
  expect(rows.map((row) => Object.values(row)).sort()).toEqual(
    [
      [`reserve:${a}`, 0, 2],
      [`reserve:${b}`, 0, 3],
      [`reserve:${c}`, 0, 1],
      [`sale:${a}`, -2, -2],
      [`sale:${b}`, -3, -3],
      [`release:${c}`, 0, -1],
    ].sort(),
  );
  expect(await published()).toEqual([]);
});

test('too many of one thing, also over two lines: nothing moves, and it is named with what is left', async () => {
  const before = await databaseFingerprint(mall.pool);
  const tooMany = [line(newLine(), 1, 1), line(newLine(), 4, 1), line(newLine(), 4, 2)];
  await expect(transaction((tx) => reserveStock(tx, tooMany))).rejects.toMatchObject({
    reason: 'not_enough_stock',
    details: { name: 'Travel Mug', stock: 2 },
  });
  await expect(transaction((tx) => reserveStock(tx, tooMany, 'zh-CN'))).rejects.toMatchObject({
    details: { name: '随行杯' },
  });
  await expect(
    transaction((tx) => reserveStock(tx, [{ lineId: newLine(), skuId: 999_999, quantity: 1 }])),
  ).rejects.toMatchObject({ reason: 'sku_not_found' });
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('the same line moves once: a second release or sale is a bug, and changes nothing', async () => {
  const [mine, other] = [line(newLine(), 1, 2), line(newLine(), 1, 5)];
  await transaction((tx) => reserveStock(tx, [mine, other]));
  await transaction((tx) => releaseStock(tx, [mine]));
  await expect(transaction((tx) => releaseStock(tx, [mine]))).rejects.toThrow();
  await expect(transaction((tx) => reserveStock(tx, [mine]))).rejects.toThrow();
  await expect(transaction((tx) => sellStock(tx, [line(newLine(), 1, 6)]))).rejects.toThrow(
    'less reserved than their orders hold',
  );
  expect(await stockOf(1)).toEqual([10, 5]);
});

test('products that sell out or come back are listed at their cheapest available price, and published', async () => {
  const all = [line(newLine(), 0, 10)];
  await transaction((tx) => reserveStock(tx, all));
  expect(await listed(tea)).toEqual([false, 1_999]);
  expect(await published()).toEqual([
    ['catalogue.stockLow', undefined], // of variants
    ['catalogue.productsChanged', [small.productIds[tea]]],
  ]);
  await transaction((tx) => releaseStock(tx, all));
  expect(await listed(tea)).toEqual([true, 1_999]);
  expect(await published()).toHaveLength(1);

  const small3000 = [line(newLine(), 2, 10), line(newLine(), 4, 2)];
  await transaction((tx) => reserveStock(tx, small3000));
  expect(await listed(mug)).toEqual([true, 3_500]);
  await transaction((tx) => sellStock(tx, small3000));
  expect(await listed(mug)).toEqual([true, 3_500]);
});

test('the last units of two variants, taken by two at once: the product is out of stock', async () => {
  await mall.pool.query('update skus set on_hand = 1 where id = any($1)', [[skuIds[4], skuIds[5]]]);
  await mall.pool.query('update skus set on_hand = 0 where id = any($1)', [[skuIds[2], skuIds[3]]]);
  // The first has taken its unit and not ended when the second takes the other.
  let secondBegan: Promise<void> | undefined;
  await transaction(async (tx) => {
    await reserveStock(tx, [line(newLine(), 4, 1)]);
    secondBegan = transaction((other) => reserveStock(other, [line(newLine(), 5, 1)]));
    await new Promise((pass) => setTimeout(pass, 100));
  });
  await secondBegan;
  expect(await listed(mug)).toEqual([false, 3_000]);
});

test('many orders of the same two things in opposite order wait for each other, never in a circle', async () => {
  const orders = Array.from({ length: 10 }, (_, index) => {
    const both = [line(newLine(), 0, 1), line(newLine(), 1, 1)];
    return index % 2 ? both : both.toReversed();
  });
  await Promise.all(orders.map((lines) => transaction((tx) => reserveStock(tx, lines))));
  expect([await stockOf(0), await stockOf(1)]).toEqual([
    [10, 10],
    [10, 10],
  ]);
});

describe('the units of a flash sale', () => {
  const units = (quantity: number) => ({
    activityId: small.activityIds[0] ?? 0,
    productId: small.productIds[tea] ?? 0,
    quantity,
  });
  const sold = async () =>
    (await mall.pool.query('select sold from activity_products where activity_price is not null')).rows[0].sold;
  const claim = (...all: number[]) => transaction((tx) => claimFlash(tx, all.map(units)));
  const giveBack = (...all: number[]) => transaction((tx) => giveBackFlash(tx, all.map(units)));

  test('are claimed and returned, never beyond the quota; the product is published when they run out or come back', async () => {
    await claim(5, 4);
    expect([await sold(), await published()]).toEqual([19, []]);
    await expect(claim(6, 6)).rejects.toMatchObject({ reason: 'quote_changed' });
    await claim(11);
    expect([await sold(), await published()]).toEqual([30, [['catalogue.productsChanged', [small.productIds[tea]]]]]);
    await expect(claim(1)).rejects.toMatchObject({ reason: 'quote_changed' });
    await giveBack(20);
    expect([await sold(), (await published()).length]).toEqual([10, 1]);
    await expect(giveBack(11)).rejects.toThrow('More units are returned');
    expect(await sold()).toBe(10);
  });

  test('of thirty who want one of twenty at once, twenty get one', async () => {
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => claim(1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await sold()).toBe(30);
    await giveBack(20);
  });
});

test('of thirty who want one of ten at once, ten get one', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, () => transaction((tx) => reserveStock(tx, [line(newLine(), 1, 1)]))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await stockOf(1)).toEqual([10, 10]);
});
