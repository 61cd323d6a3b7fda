import { fc } from '@fast-check/vitest';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { searchProducts } from '#contract/search/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { deliverEvents, on, publish, publishIds } from '#server/database/events.ts';
import {
  markCoupons,
  productsChanged,
  publishActivityChanges,
  recordRatings,
} from '#server/modules/catalogue/index.ts';
import { openShops, shopsChanged } from '#server/modules/shops/index.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents, fillSearchMall } from '#tests/support/mall/search-mall.ts';
import { draftsOf } from './documents.ts';
import { indexProducts } from './index-products.ts';
import { indexShops } from './index-shops.ts';
import { readProducts } from './source-queries.ts';
import { indexMissing } from './update-index.ts';

const mall = openMallUnderTest();
let ids: number[];
let shopIds: number[];

beforeAll(async () => {
  const filled = await fillSearchMall([
    { name: { en: 'Blue Kettle', 'zh-CN': '蓝色水壶' }, colours: ['Blue'], stars: 3 },
    { name: { en: 'Red Kettle', 'zh-CN': '红色水壶' }, colours: ['Red'], shop: 1 },
  ]);
  ids = filled.wantedIds;
  shopIds = filled.shopIds;
});
beforeEach(async () => {
  await mall.pool.query('update products set is_on_sale = true; update shops set is_open = true');
  await mall.pool.query('update shops set name = name || $2 where id = $1', [shopIds[0], { en: 'Plain Goods' }]);
  await deliver();
});

const deliver = async () => {
  await transaction(async (tx) => {
    await publish(tx, shopsChanged, { ids: shopIds });
    await publish(tx, productsChanged, { ids });
  });
  await deliverAllEvents();
};
const found = async (title: string) =>
  (await mall.ask(searchProducts, { title })).data?.list.map(({ name }) => name).sort();

/** By how many documents each word and mark is had, counted one by one. */
async function countsAreRight() {
  const { rows } = await mall.pool.query(`
    select (select json_object_agg(id, n order by id) from (
        select token & ${2 ** 25 - 1} as id, count(*) as n from search_documents, unnest(tokens) token
        where token >> 25 & 15 in (0, 1, 8, 9) group by 1) counted)::text as words,
      (select json_object_agg(id, documents order by id) from search_words where documents <> 0)::text as known_words,
      (select json_object_agg(mark, n order by mark) from (
        select token & ${2 ** 29 - 1} as mark, count(*) as n from search_documents, unnest(tokens) token
        where token >> 25 & 15 not in (0, 1, 8, 9) group by 1) counted)::text as marks,
      (select json_object_agg(mark, documents order by mark) from search_marks where documents <> 0)::text as known_marks`);
  expect(rows[0].known_words).toBe(rows[0].words);
  expect(rows[0].known_marks).toBe(rows[0].marks);
}

test('imported products are found once the event is delivered', async () => {
  expect(await found('kettle')).toEqual(['Blue Kettle', 'Red Kettle']);
  await countsAreRight();
});

test('what is taken off the shelf is forgotten, and comes back', async () => {
  await mall.pool.query('update products set is_on_sale = false where id = $1', [ids[0]]);
  await deliver();
  expect(await found('kettle')).toEqual(['Red Kettle']);
  await countsAreRight();
  await mall.pool.query('update products set is_on_sale = true where id = $1', [ids[0]]);
  await deliver();
  expect(await found('kettle')).toEqual(['Blue Kettle', 'Red Kettle']);
  await countsAreRight();
});

test('a shop that closes takes its products with it; a renamed one is found by its new name', async () => {
  await mall.pool.query('update shops set is_open = false where id = $1', [shopIds[1]]);
  await deliver();
  expect(await found('kettle')).toEqual(['Blue Kettle']);
  await mall.pool.query('update shops set is_open = true, name = name || $2 where id = $1', [
    shopIds[0],
    { en: 'Steamworks' },
  ]);
  await mall.pool.query('update shops set is_open = true');
  await deliver();
  expect(await found('steamworks kettle')).toEqual(['Blue Kettle']);
  expect(await found('plain kettle')).toEqual(['Blue Kettle', 'Red Kettle']); // nothing is plain any more
  await countsAreRight();
});

test('a shop in which nothing changed costs no work', async () => {
  await transaction((tx) => publish(tx, shopsChanged, { ids: shopIds }));
  await deliverEvents([on(shopsChanged, (payload, tx) => indexShops(tx, payload.ids))]);
  expect((await mall.pool.query('select * from event_outbox')).rows).toEqual([]);
});

test('more shops at once than one event can hold are all indexed', async () => {
  const { rows } = await mall.pool.query('select * from shops where id = $1', [shopIds[0]]);
  const { type_id: typeId, category_id: categoryId, avatar_hash: hash } = rows[0];
  const pictures = { avatarHash: hash, backHash: hash, streetHash: hash };
  const many = Array.from({ length: 1_001 }, (_, at) => ({
    name: { en: `Stall ${at}`, 'zh-CN': `摊位 ${at}` },
    typeId,
    categoryId,
    ...pictures,
  }));
  const opened = await transaction((tx) => openShops(tx, many));
  await deliverAllEvents();
  const known = await mall.pool.query('select count(*) as n from search_shops where shop_id = any($1)', [opened]);
  expect([opened.length, known.rows[0].n]).toEqual([1_001, 1_001]);
  // All of their products are published as well, however many they are.
  const last = opened.at(-1) ?? 0;
  await mall.pool.query('update products set shop_id = $1 where id = $2', [last, ids[0]]);
  await mall.pool.query("update shops set name = jsonb_build_object('en', 'Farthest ' || id) where id = any($1)", [
    opened,
  ]);
  await transaction((tx) => publishIds(tx, shopsChanged, opened));
  await deliverAllEvents();
  expect(await found('farthest kettle')).toEqual(['Blue Kettle']);
  await mall.pool.query('update products set shop_id = $1 where id = $2', [shopIds[0], ids[0]]);
});

test('coupons and ratings update the index', async () => {
  await mall.pool.query(
    `insert into coupons (name, scope, product_ids, minimum_spend, discount, valid_days, issued)
      values ('{"en": "One off"}', 'product', $1, 100, 100, 7, 1)`,
    [[ids[0]]],
  );
  await transaction(async (tx) => {
    await markCoupons(tx, [{ id: ids[0] ?? 0, couponDiscount: 100, couponMinimum: 100, couponPercent: null }]);
    await recordRatings(tx, [{ productId: ids[1] ?? 0, scoreSum: 5, count: 1 }]);
  });
  await deliverAllEvents();
  const offers = await mall.ask(searchProducts, { title: 'kettle', offer: '1' });
  const liked = await mall.ask(searchProducts, { title: 'kettle', rating: '5' });
  expect([offers.data?.list.map(({ name }) => name), liked.data?.list.map(({ name }) => name)]).toEqual([
    ['Blue Kettle'],
    ['Red Kettle'],
  ]);
});

test('a flash sale that ends by itself is noticed', async () => {
  const cheapest = async () => (await mall.ask(searchProducts, { title: 'tea cup', maxPrice: 1_000 })).data?.total;
  expect(await cheapest()).toBe(1);
  await mall.pool.query("update activities set ends_at = now() + interval '1 hour' where kind = 'flash'");
  await publishActivityChanges();
  await moveClock(1);
  await publishActivityChanges();
  await deliverAllEvents();
  await resetClock();
  expect(await cheapest()).toBe(0);
  await countsAreRight();
});

test('products from before there was a search are found after all', async () => {
  await mall.pool.query('truncate search_documents; update search_words set documents = 0; truncate search_marks');
  await indexMissing();
  expect(await found('kettle')).toEqual(['Blue Kettle', 'Red Kettle']);
  await countsAreRight();
});

test('whatever changes, and however often events are delivered, the counts add up', async () => {
  const change = fc.record({
    at: fc.nat({ max: 1 }),
    name: fc.constantFrom('Blue Kettle', 'Green Pot', 'Kettle Kettle', '水壶 7 cm', ''),
    isOnSale: fc.boolean(),
    price: fc.integer({ min: 1, max: 100_000 }),
    times: fc.integer({ min: 1, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 4 }), async (changes) => {
      for (const { at, name, isOnSale, price, times } of changes) {
        await mall.pool.query(
          'update products set name = $2, is_on_sale = $3, price = $4, original_price = $4 where id = $1',
          [ids[at], { en: name }, isOnSale, price],
        );
        for (let time = 0; time < times; time++)
          await transaction((tx) => indexProducts(tx, [ids[at] ?? 0, ids[at] ?? 0]));
      }
      await countsAreRight();
    }),
    { numRuns: 15 },
  );
});

test('requests get their turn while many products are read into words', async () => {
  const [kettle] = await transaction((tx) => readProducts(tx, ids));
  if (!kettle) throw new Error('There is no kettle');
  const products = Array.from({ length: 100 }, (_, id) => ({ ...kettle, id }));
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const drafts = await draftsOf(products);
  isOver = true;
  expect(drafts.map(({ facts }) => facts.id)).toEqual(products.map(({ id }) => id));
  expect(turns).toBeGreaterThanOrEqual(5);
});
