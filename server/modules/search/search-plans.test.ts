import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualRanking } from '#contract/search/ranking.ts';
import { SearchFilters, type SearchSort, searchSorts } from '#contract/search/shopper.ts';
import { database, transaction } from '#server/database/connection.ts';
import { setSite } from '#server/modules/content/index.ts';
import { tokenOf } from '#server/modules/search/language/tokens.ts';
import { findSimilar } from '#server/modules/search/matching/look-up.ts';
import { suggest } from '#server/modules/search/suggestions/suggest.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { searchProducts } from './search-products.ts';

const mall = openMallUnderTest();
const productCount = 24_000;
const partSize = 4_000;
let freightShops: [number, number, number];
const statements: { text: string; values: unknown[] }[] = [];

// Many products, written straight into the tables: every one is a "thing", one in fifty a "lamp" and a shoe, one in 800 has
// a word of its own, all categories are called "shelf", and the scores of products spread them over the tiers.
beforeAll(async () => {
  const { pictureHash, categoryIds, shopIds } = await fillSmallMall();
  const words = ['thing', 'lamp', 'rareword', '跑', '鞋'];
  await mall.pool.query(
    'insert into search_words (word, shown, documents) select w, w, 1000 from unnest($1::text[]) w',
    [words],
  );
  const { rows } = await mall.pool.query<{ id: number; word: string }>(
    'select id, word from search_words where word = any($1)',
    [words],
  );
  const idOf = (word: string) => rows.find((row) => row.word === word)?.id ?? 0;
  // In parts: a statement of the mall has only a few seconds, also on a busy machine.
  for (let from = 0; from < productCount; from += partSize) {
    await mall.pool.query(
      `insert into products (shop_id, category_id, name, picture_hash, price, original_price, sales)
     select $1, $2, jsonb_build_object('en', 'thing ' || n), $3, 100 + n % 5000, 6000, n % 977 from generate_series(${from + 1}, ${from + partSize}) n`,
      [shopIds[0], categoryIds.get('cups'), pictureHash],
    );
    await mall.pool.query(
      `insert into search_documents (product_id, tokens, mark_count, tier, price, freight_key, grams, rating_tenths, sales, created_at, score)
     select id, array(select token + (tier << 29) from unnest(
         array[${tokenOf('category', 1)}, ${tokenOf('category', 3)}, ${tokenOf('shop', 1)}, ${tokenOf('stars', 0)}, ${tokenOf('flag', 2)}, ${tokenOf('nameWord', idOf('thing'))}]
         || case when id % 50 = 0 then array[${tokenOf('nameWord', idOf('lamp'))}, ${tokenOf('calledWord', idOf('跑'))}, ${tokenOf('ownWord', idOf('鞋'))}] else '{}' end
         || case when id % 800 = 0 then array[${tokenOf('nameWord', idOf('rareword'))}] else '{}' end) token),
       5, tier, price, (array[0, ${shopIds[0]}, ${shopIds[1]}])[1 + id % 3], id % 2000, 0, sales, created_at - make_interval(mins => id), sales
     from (select *, case when sales > 900 then 0 when sales > 700 then 1 else 2 end as tier from products
       where name ->> 'en' like 'thing%' and not exists (select from search_documents where product_id = products.id)) placed`,
    );
  }
  await mall.pool.query(
    `insert into search_marks values (${tokenOf('stars', 0)}, ${productCount}), (${tokenOf('category', 1)}, ${productCount}), (${tokenOf('flag', 2)}, ${productCount}) on conflict (mark) do update set documents = excluded.documents`,
  );
  await mall.pool.query("insert into search_category_words (word, category_id) select 'shelf', id from categories");
  await mall.pool.query(`update search_words set documents = ${productCount} where word = 'thing'`);
  await transaction((tx) =>
    setFreightRules(tx, [
      {
        shopId: shopIds[0] ?? 0,
        country: 'US',
        firstFee: 399,
        furtherFee: 100,
        freeFrom: 3_000,
        daysFrom: 1,
        daysTo: 2,
      },
      {
        shopId: shopIds[1] ?? 0,
        country: '*',
        basis: 'weight',
        firstUnits: 500,
        firstFee: 250,
        furtherUnits: 500,
        furtherFee: 120,
        daysFrom: 1,
        daysTo: 2,
      },
    ]),
  );
  freightShops = [0, shopIds[0] ?? 0, shopIds[1] ?? 0];
  await mall.pool.query('analyze');
  watchStatements();
});

/** Notes every statement that is sent, so that it can be explained. */
function watchStatements(): void {
  const send = pg.Pool.prototype.query as (...given: unknown[]) => unknown;
  Object.assign(pg.Pool.prototype, {
    query(this: pg.Pool, config: { text?: string; values?: unknown[] }, values?: unknown[], ...rest: unknown[]) {
      if (config?.text) statements.push({ text: config.text, values: values ?? config.values ?? [] });
      return send.call(this, config, values, ...rest);
    },
  });
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Loops'?: number; Plans?: Plan[] };

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** The scans of products and documents in all statements that were sent while `work` ran: planned ones, or those that are run. */
async function scansDuring(work: () => Promise<unknown>, isRun = false): Promise<string[]> {
  statements.length = 0;
  await work();
  const asked = [...statements];
  const scans: string[] = [];
  for (const { text, values } of asked) {
    if (!/^\s*(select|with)/.test(text)) continue;
    const { rows } = await mall.pool.query({
      text: `explain (${isRun ? 'analyze, ' : ''}format json) ${text}`,
      values,
    });
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan))
      if (node['Actual Loops'] !== 0 && ['products', 'search_documents'].includes(node['Relation Name'] ?? ''))
        scans.push(`${node['Node Type']} on ${node['Relation Name']}`);
  }
  expect(asked.length).toBeGreaterThan(0);
  return scans;
}
const search = (input: object) => () => searchProducts('en', SearchFilters.parse(input));

describe('no search reads all products', () => {
  test.each<[string, object]>([
    ['a word that all have', { title: 'thing' }],
    ['a common word', { title: 'lamp' }],
    ['a rare word', { title: 'rareword' }],
    ['two words', { title: 'lamp thing' }],
    ['a word of categories', { title: 'shelf' }],
    ['a word of categories and two of products', { title: 'shelf lamp thing' }],
    ['a Chinese word that nobody knows, by its characters', { title: '跑鞋' }],
    ['a category', { cid: 1 }],
    ['a price range', { title: 'thing', minPrice: 200, maxPrice: 300 }],
    ['a price range alone', { minPrice: 200, maxPrice: 300 }],
    ['several filters', { cid: 1, stock: '1', shop: 1, rating: 3 }],
    ['everything', {}],
    ['a word nobody has', { title: 'xyzzyx' }],
  ])('%s', async (_, input) => {
    const scans = await scansDuring(search(input));
    expect(scans.filter((scan) => scan.startsWith('Seq'))).toEqual([]);
    expect(scans).toContain('Index Scan on products');
  });

  test.each(
    searchSorts.flatMap((sort) =>
      ['thing', 'lamp', 'rareword', ''].map((title): [SearchSort, string] => [sort, title]),
    ),
  )('by %s: "%s"', async (sort, title) => {
    // Cheapest with delivery plans to sort all documents, by no index, if those of the least totals do not suffice; here they do.
    const scans = await scansDuring(search({ title, sort }), sort === 'with-delivery');
    expect(scans.length).toBeGreaterThan(1);
    expect(scans.filter((scan) => scan.startsWith('Seq'))).toEqual([]);
  });

  describe.each([
    ['while products are not yet placed by them', false],
    ['once they are', true],
  ])('by weights of the platform, %s', (_, isPlaced) => {
    const weights = { titleMatch: 1, sales: 2, rating: 8, newness: 3, stock: 4, self: 5, offer: 6 };
    beforeAll(async () => {
      await setSite('ranking', weights);
      await mall.pool.query('delete from search_placing');
      if (isPlaced)
        await mall.pool.query('insert into search_placing (weights, is_done) values ($1, true)', [
          JSON.stringify(weights),
        ]);
    });
    afterAll(async () => {
      await setSite('ranking', usualRanking);
      await mall.pool.query('delete from search_placing');
    });
    test.each<[object]>([
      [{}],
      [{ title: 'thing' }],
      [{ title: 'lamp' }],
      [{ title: 'lamp thing' }],
      [{ title: 'shelf lamp thing' }],
      [{ cid: 1, stock: '1' }],
      [{ title: 'thing', sort: 'price-up' }],
      [{ title: 'rareword', minPrice: 200, maxPrice: 300 }],
    ])('%j', async (input) => {
      const scans = await scansDuring(search(input));
      expect(scans.filter((scan) => scan.startsWith('Seq'))).toEqual([]);
      expect(scans).toContain('Index Scan on products');
    });
    test('a common word, and everything, are found without looking at all products', async () => {
      for (const input of [{ title: 'thing' }, {}]) {
        statements.length = 0;
        await search(input)();
        const asked = searchStatement() ?? { text: '', values: [] };
        expect(await documentsRead(asked.text, asked.values)).toBeLessThan(productCount / 5);
      }
    });
  });

  test('suggestions and corrections', async () => {
    expect(
      (await scansDuring(() => suggest('en', 'thi'))).filter((scan) => scan.startsWith('Seq on products')),
    ).toEqual([]);
    await scansDuring(() => findSimilar(['lmap']));
    expect(await findSimilar(['lmap', 'rarwordd'])).toEqual(
      new Map([
        ['lmap', 'lamp'],
        ['rarwordd', 'rareword'],
      ]),
    );
  });
});

test('this would find a search that reads all products', async () => {
  const scans = await scansDuring(() =>
    database().execute(sql`select count(*) from products where name ->> 'en' like '%7'`),
  );
  expect(scans).toEqual(['Seq Scan on products']);
});

test('a common word is found without looking at all that have it', async () => {
  statements.length = 0;
  await search({ title: 'thing' })();
  const { text, values } = searchStatement() ?? { text: '', values: [] };
  expect(await documentsRead(text, values)).toBeLessThan(productCount / 5);
});

/** The one that finds products: what the platform has set is read by another. */
const searchStatement = () => statements.findLast(({ text }) => text.includes('found as materialized'));

async function documentsRead(text: string, values: unknown[]): Promise<number> {
  const { rows } = await mall.pool.query({ text: `explain (analyze, format json) ${text}`, values });
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => node['Relation Name'] === 'search_documents')
    .map((node) => node as unknown as { 'Actual Rows': number; 'Actual Loops': number })
    .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
}

test('cheapest with delivery is exact, and reads few documents, however many match', async () => {
  const { rows } = await mall.pool.query<{ id: number; price: number; shop: number; grams: number }>(
    'select product_id as id, price, freight_key as shop, grams from search_documents',
  );
  const freight = ({ price, shop, grams }: (typeof rows)[number]) =>
    shop === freightShops[1]
      ? price >= 3_000
        ? 0
        : 399
      : shop === freightShops[2]
        ? 250 + 120 * Math.max(0, Math.ceil((grams - 500) / 500))
        : 0;
  const inOrder = rows
    .map((row) => ({ id: row.id, total: row.price + freight(row) }))
    .sort((a, b) => a.total - b.total || a.id - b.id);
  for (const page of [1, 7, 50]) {
    statements.length = 0;
    const { list } = await search({ title: 'thing', sort: 'with-delivery', country: 'US', page })();
    expect(list.map(({ id, priceWithDelivery }) => ({ id, total: priceWithDelivery }))).toEqual(
      inOrder.slice((page - 1) * 20, page * 20),
    );
  }
  const { text, values } = searchStatement() ?? { text: '', values: [] };
  expect(await documentsRead(text, values)).toBeLessThan(productCount / 2);
});

test('what resembles nothing finds nothing, however many products there are', async () => {
  const found = await searchProducts('en', SearchFilters.parse({ title: 'zzqqxx' }));
  expect([found.list, found.total, found.isMore]).toEqual([[], 0, false]);
});
