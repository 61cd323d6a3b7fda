import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as stock from '#contract/catalogue/merchant-stock.ts';
import type { InputOf } from '#contract/core/call.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { transaction } from '#server/database/connection.ts';
import { applyLowStockDefault, reserveStock } from '#server/modules/catalogue/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let stranger: Person; // owns the other shop
let ids: number[]; // of that shop's variants: coffee; mug blue S, blue L, red S, red L
let foreignId: number;

beforeAll(async () => {
  small = await fillSmallMall();
  [owner, stranger] = [await someone({ nickname: 'Olga' }), await someone()];
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [stranger.accountId, small.shopIds[0]]);
  const of = async (shop: number) =>
    (
      await mall.pool.query(
        'select s.id from skus s join products p on p.id = s.product_id where p.shop_id = $1 order by s.id',
        [small.shopIds[shop]],
      )
    ).rows.map(({ id }) => id as number);
  ids = await of(1);
  foreignId = (await of(0))[0] ?? 0;
  await mall.pool.query(`update skus set code = 'MUG-' || id where id = any($1)`, [ids.slice(1)]);
});

/** Ten units of each, none reserved; the large blue mug is sold out. */
beforeEach(async () => {
  await mall.pool.query(
    `update skus s set reserved = 0, on_hand = 10, low_at = 5, has_own_low_at = false,
      opening = 10 - coalesce((select sum(on_hand_delta) from stock_changes where sku_id = s.id), 0) where id = any($1)`,
    [ids],
  );
  await mall.pool.query('update skus set on_hand = 0, opening = opening - 10 where id = $1', [ids[2]]);
  await mall.pool.query('delete from stock_settings');
});

const id = (place: number) => ids[place] ?? 0;
const onHand = async (place: number) =>
  (await mall.pool.query('select on_hand from skus where id = $1', [ids[place]])).rows[0].on_hand;
const change = (input: Partial<InputOf<typeof stock.changeStock>>, headers = {}, person = owner) =>
  mall.ask(stock.changeStock, { reason: 'received', changes: [], ...input }, { ...as(person.token), ...headers });
const list = async (filters: InputOf<typeof stock.listStock> = {}, person = owner) =>
  (await mall.ask(stock.listStock, filters, as(person.token))).data;
const counts = async () => (await mall.ask(stock.countStock, {}, as(owner.token))).data;

test('variants are listed with their stock in the reader’s language, newest product first', async () => {
  const rows = await list();
  expect(rows?.list.map(({ skuId }) => skuId)).toEqual(ids.toReversed());
  expect(rows?.total).toBe(5);
  expect(rows?.list[3]).toMatchObject({
    ...{ skuId: id(1), name: 'Travel Mug', variant: 'Blue, S', code: `MUG-${id(1)}` },
    ...{ onHand: 10, reserved: 0, available: 10, lowAt: 5, hasOwnLowAt: false, level: 'fine' },
    picture: { url: `/media/${small.pictureHash}` },
  });
  const chinese = await mall.ask(stock.listStock, {}, { ...as(owner.token), 'x-locale': 'zh-CN' });
  expect(chinese.data?.list[3]).toMatchObject({ name: '随行杯', variant: '蓝色, 小' });
});

test('the list is found by name, code and number of a product, sorted and paged; other shops have their own', async () => {
  const found = async (filters: InputOf<typeof stock.listStock>) =>
    (await list(filters))?.list.map(({ skuId }) => skuId);
  expect(await found({ words: 'coffee' })).toEqual([id(0)]);
  expect(await found({ words: '随行' })).toHaveLength(4);
  expect(await found({ words: `MUG-${id(3)}` })).toEqual([id(3)]);
  expect(await found({ words: String(small.productIds[1]) })).toEqual([id(0)]);
  expect(await found({ words: 'tea' })).toEqual([]);
  expect(await found({ sort: 'oldest', limit: 2, page: 2 })).toEqual([id(2), id(3)]);
  expect(await found({ sort: 'least', limit: 1 })).toEqual([id(2)]);
  const theirs = await list({ words: `MUG-${id(3)}` }, stranger);
  expect(theirs).toMatchObject({ list: [], total: 0 });
});

test('codes of a spreadsheet find the variants of the shop', async () => {
  const codes = [`MUG-${id(1)}`, 'unknown', `MUG-${id(4)}`];
  const { data } = await mall.ask(stock.matchStock, { codes }, as(owner.token));
  expect(data?.map(({ skuId }) => skuId)).toEqual([id(1), id(4)]);
  expect((await mall.ask(stock.matchStock, { codes }, as(stranger.token))).data).toEqual([]);
});

test('units are added and taken away with a reason, and the shop’s log says who did it', async () => {
  const changes = [
    { skuId: id(0), delta: 5 },
    { skuId: id(2), delta: 3 },
  ];
  const tags = await invalidatedTags(mall, async () =>
    expect((await change({ changes, note: 'Invoice 77' })).data).toEqual({ changed: 2 }),
  );
  expect(tags).toContain(`product:${small.productIds[2]}`); // its large blue variant is back
  expect([await onHand(0), await onHand(2)]).toEqual([15, 3]);
  expect((await change({ reason: 'damaged', changes: [{ skuId: id(0), delta: -15 }] })).data).toEqual({ changed: 1 });
  const { rows } = await mall.pool.query('select in_stock from products where id = $1', [small.productIds[1]]);
  expect(rows[0].in_stock).toBe(false);
  const log = await mall.ask(listShopLog, { kind: 'stock', limit: 2 }, as(owner.token));
  expect(log.data?.list.map(({ act, subject, note }) => [act, subject, note])).toEqual([
    ['stock_changed', 'Coffee Cup −15', ''],
    ['stock_changed', 'Coffee Cup +5, Travel Mug (Blue, L) +3', 'Invoice 77'],
  ]);
  expect(await violations()).toEqual([]);
});

test('what would go below the reserved units is refused by name, and nothing moves', async () => {
  await transaction((tx) => reserveStock(tx, [{ lineId: 900_001, skuId: id(1), quantity: 4 }]));
  const before = await databaseFingerprint(mall.pool);
  const changes = [
    { skuId: id(0), delta: 1 },
    { skuId: id(1), delta: -7 },
  ];
  expect(await change({ changes })).toMatchObject({
    ...{ code: 409, reason: 'stock_too_low' },
    message: 'Only 6 of Travel Mug (Blue, S) can be removed. Nothing was changed.',
  });
  expect((await change({ changes: [{ skuId: id(1), delta: stock.stockMax }] })).reason).toBe('stock_too_high');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  expect((await change({ changes: [{ skuId: id(1), delta: -6 }] })).code).toBe(200);
});

test('a variant of another shop is not found, also among own ones, and nothing moves', async () => {
  const before = await databaseFingerprint(mall.pool);
  const mixed = [
    { skuId: id(0), delta: 1 },
    { skuId: foreignId, delta: 1 },
  ];
  expect(await change({ changes: mixed })).toMatchObject({ code: 404, reason: 'sku_not_found' });
  const counted = mixed.map(({ skuId }) => ({ skuId, seen: 10, counted: 10 }));
  expect((await mall.ask(stock.applyStockTake, { counts: counted }, as(owner.token))).reason).toBe('sku_not_found');
  const low = await mall.ask(stock.setLowStock, { skuIds: [id(0), foreignId], lowAt: 1 }, as(owner.token));
  expect(low.reason).toBe('sku_not_found');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('the same key changes stock once; with another input it is refused', async () => {
  const key = { 'idempotency-key': 'delivery-77' };
  const changes = [{ skuId: id(0), delta: 5 }];
  const answers = await Promise.all([change({ changes }, key), change({ changes }, key)]);
  expect(answers.map(({ data }) => data)).toEqual([{ changed: 1 }, { changed: 1 }]);
  expect(await onHand(0)).toBe(15);
  expect((await change({ changes: [{ skuId: id(0), delta: 6 }] }, key)).reason).toBe('sent_otherwise');
  expect(await onHand(0)).toBe(15);
});

test('a stock-take applies the difference to what was seen, so that sales since then stay', async () => {
  await mall.pool.query('update skus set on_hand = 8, opening = opening - 2 where id = $1', [id(0)]); // two were sold meanwhile
  const counts = [
    { skuId: id(0), seen: 10, counted: 9 },
    { skuId: id(1), seen: 10, counted: 10 },
  ];
  const { data } = await mall.ask(stock.applyStockTake, { counts, note: 'November' }, as(owner.token));
  expect(data).toEqual({ changed: 1 });
  expect([await onHand(0), await onHand(1)]).toEqual([7, 10]);
  const { rows } = await mall.pool.query(
    'select on_hand_delta, reason, note, account_id from stock_changes where sku_id = $1 order by id desc limit 1',
    [id(0)],
  );
  expect(rows[0]).toEqual({ on_hand_delta: -1, reason: 'counted', note: 'November', account_id: owner.accountId });
  const nothing = { counts: [{ skuId: id(1), seen: 10, counted: 10 }] };
  expect((await mall.ask(stock.applyStockTake, nothing, as(owner.token))).data).toEqual({ changed: 0 });
});

test('stock is low by the shop’s setting or the variant’s own, and both lists follow', async () => {
  expect(await counts()).toEqual({ all: 5, low: 0, out: 1, lowAt: 5 });
  await mall.ask(stock.setLowStock, { skuIds: [id(1)], lowAt: 10 }, as(owner.token));
  expect(
    (await list({ level: 'low' }))?.list.map(({ skuId, lowAt, hasOwnLowAt }) => [skuId, lowAt, hasOwnLowAt]),
  ).toEqual([[id(1), 10, true]]);
  expect((await list({ level: 'out' }))?.list.map(({ skuId }) => skuId)).toEqual([id(2)]);
  await mall.ask(stock.setLowStockDefault, { lowAt: 12 }, as(owner.token));
  expect(await counts()).toEqual({ all: 5, low: 4, out: 1, lowAt: 12 });
  await mall.ask(stock.setLowStock, { skuIds: [id(1)], lowAt: null }, as(owner.token));
  expect((await list({ words: `MUG-${id(1)}` }))?.list[0]).toMatchObject({ lowAt: 12, hasOwnLowAt: false });
  const theirs = await mall.ask(stock.countStock, {}, as(stranger.token));
  expect(theirs.data).toMatchObject({ lowAt: 5 });
});

test('a product in the bin is in none of them, and a new variant has the shop’s setting', async () => {
  await mall.ask(stock.setLowStockDefault, { lowAt: 12 }, as(owner.token));
  await mall.pool.query('update products set binned_at = now() where id = $1', [small.productIds[2]]);
  expect([(await list())?.total, await counts()]).toEqual([1, { all: 1, low: 1, out: 0, lowAt: 12 }]);
  await mall.pool.query('update products set binned_at = null where id = $1', [small.productIds[2]]);
  const { rows } = await mall.pool.query(
    `insert into skus (product_id, values, price, original_price, opening, on_hand) values ($1, '{Large}', 1, 1, 3, 3)
      returning id, shop_id, low_at, stock_level`,
    [small.productIds[1]],
  );
  expect(rows[0]).toMatchObject({ shop_id: small.shopIds[1], low_at: 12, stock_level: 'low' });
  await mall.pool.query('update skus set is_offered = false where id = $1', [rows[0].id]);
});

test('another setting for the shop reaches many variants a few at a time, by an event that goes on until all have it', async () => {
  const { rows } = await mall.pool.query(
    `insert into skus (product_id, values, price, original_price, opening, on_hand)
      select $1, array['Size ' || n], 1, 1, 9, 9 from generate_series(1, 450) n returning id`,
    [small.productIds[1]],
  );
  const added = rows.map((row) => row.id);
  const levels = async () => {
    const found = await mall.pool.query(
      'select low_at, count(*)::int as variants from skus where id = any($1) group by 1 order by 1',
      [added],
    );
    return found.rows;
  };
  await mall.pool.query('insert into stock_settings (shop_id, low_at) values ($1, 7)', [small.shopIds[1]]);
  await transaction((tx) => applyLowStockDefault(tx, small.shopIds[1] ?? 0));
  const afterOne = await levels();
  expect(afterOne.find((row) => row.low_at === 7)?.variants).toBeLessThanOrEqual(200);
  await deliverAll();
  expect(await levels()).toEqual([{ low_at: 7, variants: 450 }]);
  await mall.ask(stock.setLowStockDefault, { lowAt: 12 }, as(owner.token));
  expect(await levels()).toEqual([{ low_at: 12, variants: 450 }]);
  await mall.pool.query('update skus set is_offered = false where id = any($1)', [added]);
});
