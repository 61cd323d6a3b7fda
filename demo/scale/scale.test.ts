import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { searchProducts } from '#contract/search/shopper.ts';
import { demoCategories } from '#demo/data/categories.ts';
import { shopRows } from '#demo/data/shops-table.ts';
import type { DemoCategory } from '#demo/mall-types.ts';
import { transaction } from '#server/database/connection.ts';
import { deliverEvents } from '#server/database/events.ts';
import { addCategories, importProducts, type NewCategory } from '#server/modules/catalogue/index.ts';
import { indexProducts } from '#server/modules/search/index.ts';
import { openShops } from '#server/modules/shops/index.ts';
import { handlers } from '#server/start/handlers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { scaleMall } from './scale.ts';

const mall = openMallUnderTest();
const count = 200;
let firstId: number;
let indexesBefore: unknown[];
const indexes = async () =>
  (await mall.pool.query("select indexdef from pg_indexes where schemaname = 'public' order by 1")).rows;

// A mall with the demo's shops and categories, and one product with a picture in each, then many products more.
beforeAll(async () => {
  const { pictureHash } = await fillSmallMall();
  await transaction(async (tx) => {
    const hashes = { avatarHash: pictureHash, backHash: pictureHash, streetHash: pictureHash };
    const kinds = { typeId: 1, categoryId: 1 };
    const shopIds = await openShops(
      tx,
      shopRows.map(({ key, name }) => ({ name, ...kinds, ...hashes, email: `hello@${key}.example` })),
    );
    const tree = ({ key, name, children }: DemoCategory): NewCategory => ({
      key,
      name,
      children: children.map(tree),
    });
    const ids = await addCategories(tx, demoCategories().map(tree));
    await importProducts(
      tx,
      [...ids.values()].map((categoryId) => ({
        product: { shopId: shopIds[0] ?? 0, categoryId, name: { en: 'One', 'zh-CN': '一' } },
        texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: '' } },
        pictureHashes: [pictureHash],
        options: [],
        skus: [{ values: [], price: 100, originalPrice: 100, onHand: 1 }],
      })),
    );
  });
  await deliverEvents(handlers);
  firstId = (await mall.pool.query('select max(id) + 1 as id from products')).rows[0].id;
  indexesBefore = await indexes();
  const client = new pg.Client({ connectionString: mall.databaseUrl });
  await client.connect();
  await scaleMall(client, count, () => {});
  await client.end();
});

const documents = async () =>
  (
    await mall.pool.query(
      `select product_id, array(select token & 536870911 from unnest(tokens) token order by 1) as tokens, price, rating_tenths, sales, created_at, score
       from search_documents where product_id >= $1 order by product_id`,
      [firstId],
    )
  ).rows;

test('products come with skus, pictures, reviews and search documents', async () => {
  const { rows } = await mall.pool.query(
    `select count(*)::int as products, count(distinct shop_id)::int > 0 as has_shops,
       bool_and(exists (select from skus where product_id = p.id and price = p.price)) as has_skus,
       bool_and(exists (select from product_texts where product_id = p.id)) as has_texts,
       bool_and(exists (select from product_pictures where product_id = p.id)) as has_pictures,
       bool_and(rating_count = (select count(*) from reviews where product_id = p.id)) as is_rated,
       bool_and(exists (select from shops where id = p.shop_id) and exists (select from categories where id = p.category_id)) as is_placed
     from products p where id >= $1`,
    [firstId],
  );
  expect(rows).toEqual([
    {
      products: count,
      has_shops: true,
      has_skus: true,
      has_texts: true,
      has_pictures: true,
      is_rated: true,
      is_placed: true,
    },
  ]);
});

test('the indexes that were dropped for speed are created again', async () => {
  expect(await indexes()).toEqual(indexesBefore);
});

test('their search documents are the same as those of ordinary indexing', async () => {
  const scaled = await documents();
  expect(scaled).toHaveLength(count);
  const ids = scaled.map(({ product_id }) => product_id as number);
  await transaction((tx) => indexProducts(tx, ids));
  const indexed = await documents();
  const forms = (rows: typeof scaled) => rows.map(({ tokens: _, ...rest }) => rest);
  expect(forms(indexed)).toEqual(forms(scaled));
  // The scaled name is indexed part by part, so the few forms that join two parts may be missing; it never has additional ones.
  for (const [at, { tokens }] of scaled.entries()) {
    const known = new Set(indexed[at]?.tokens);
    expect(tokens.filter((token: number) => !known.has(token))).toEqual([]);
    expect(known.size - tokens.length).toBeLessThanOrEqual(3);
  }
});

test('the added products are found by search', async () => {
  const name = (await mall.pool.query("select name ->> 'en' as name from products where id = $1", [firstId])).rows[0]
    .name as string;
  const { data } = await mall.ask(searchProducts, { title: name.slice(0, 60), limit: 100 });
  expect(data?.list.map((card) => card.id)).toContain(firstId);
});

test('a second run adds to the first', async () => {
  const client = new pg.Client({ connectionString: mall.databaseUrl });
  await client.connect();
  await scaleMall(client, 50, () => {});
  await client.end();
  const { rows } = await mall.pool.query('select count(*)::int as products from products where id >= $1', [firstId]);
  expect(rows).toEqual([{ products: count + 50 }]);
});
