import pg, { type QueryConfig } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { listAllCategories, productCountMax } from '#contract/catalogue/platform-categories.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { everyCall } from '#contract/index.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// How public calls find their rows when there are many: by an index, whatever is asked.

const mall = openMallUnderTest();
const many = 20_000;

beforeAll(async () => {
  await fillSmallMall();
  const client = new pg.Client({ connectionString: mall.databaseUrl }); // the mall's own connections are not that patient
  await client.connect();
  for (const statement of manyOfEach) await client.query(statement);
  await client.end();
});

const named = (what: string) => `jsonb_build_object('en', '${what} ' || n)`;
const text = (english: string) => `'${JSON.stringify({ en: english })}'::jsonb`;

// Beside the small mall: 200 shops, 20 groups of 5 kinds each, and what belongs to their products.
const manyOfEach = [
  `insert into shops (name, type_id, category_id, avatar_hash, back_hash, street_hash)
    select ${named('Shop')}, type_id, category_id, avatar_hash, back_hash, street_hash from shops, generate_series(1, 200) n where id = 1`,
  `insert into categories (parent_id, level, name) select 1, 2, ${named('Group')} from generate_series(1, 20) n`,
  `insert into categories (parent_id, level, name) select 4 + n % 20, 3, ${named('Kind')} from generate_series(1, 100) n`,
  `insert into products (shop_id, category_id, name, picture_hash, price, original_price, sales, sold_week, sold_month, platform_rank)
    select 4 + n % 200, 24 + n % 97, ${named('Cup')}, picture_hash, 100 + n, 100 + n, n, n % 50, n % 200, -n
    from products, generate_series(1, ${many}) n where id = 1`,
  "insert into skus (product_id, values, price, original_price, opening, on_hand) select id, '{}', price, price, 5, 5 from products where id > 6",
  `insert into product_texts select id, ${text('')}, ${text('')}, ${text('')} from products where id > 6`,
  'insert into product_pictures select id, 0, picture_hash from products where id > 6',
  `insert into product_options select id, 0, 0, ${text('Colour')}, ${text('Blue')} from products where id > 6`,
  `insert into product_specs select id, 0, ${text('Weight')}, ${text('1 kg')} from products where id > 6`,
  `insert into reviews (product_id, nickname, product_score, service_score, text)
    select 7 + n % 1000, 'Ann', 1 + n % 5, 5, 'Text ' || n from generate_series(1, ${many}) n`,
  "insert into freight_templates (shop_id, name, is_default) select id, 'Standard', true from shops",
  "insert into freight_rules (template_id, country, first_fee, further_fee, days_from, days_to) select id, '*', 100, 10, 1, 2 from freight_templates",
  'analyze',
];

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

function* seqScans(plan: Plan): Generator<string> {
  if (plan['Node Type'] === 'Seq Scan') yield plan['Relation Name'] ?? '';
  for (const part of plan.Plans ?? []) yield* seqScans(part);
}

/** What each statement that `work` makes would scan from end to end. */
async function scannedBy(work: () => Promise<unknown>): Promise<{ statements: number; scanned: string[] }> {
  const asked = vi.spyOn(mall.pool, 'query');
  await work();
  const statements = asked.mock.calls.map(([query, values]) => ({
    text: (query as unknown as QueryConfig).text,
    values: (values ?? (query as unknown as QueryConfig).values) as unknown as unknown[],
  }));
  asked.mockRestore();
  const scanned: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await mall.pool.query(`explain (format json) ${text}`, values);
    scanned.push(...seqScans(rows[0]['QUERY PLAN'][0].Plan));
  }
  return { statements: statements.length, scanned };
}

const large = ['products', 'skus', 'reviews', 'product_texts', 'product_options', 'product_pictures', 'product_specs'];

const asked: [path: string, input: Record<string, string | number>][] = [
  ['/api/front/product/detail/{id}', { id: 5_000 }],
  ['/api/front/product/similar/{id}', { id: 5_000 }],
  ['/api/front/product/cards', { ids: '500,600,700' }],
  ['/api/front/activity/list/{aid}', { aid: 1 }],
  ['/api/front/activity/index/list', {}],
  ['/api/front/index/product', { page: 3 }],
  ['/api/front/product/leaderboard', {}],
  ['/api/front/product/ranking', {}],
  ['/api/front/product/ranking', { period: 'week' }],
  ['/api/front/product/ranking', { period: 'month', cid: 30 }],
  ['/api/front/product/ranking', { cid: 1 }],
  ['/api/front/merchant/street', { page: 2 }],
  ['/api/front/merchant/index/info/{id}', { id: 50 }],
  ['/api/front/product/merchant/{id}/category/list', { id: 50 }],
  ['/api/front/product/merchant/pro/list', { merId: 50 }],
  ['/api/front/product/merchant/pro/list', { merId: 50, keyword: 'cup 9', sort: 'price-up', cid: 2, minPrice: 10 }],
  ['/api/front/product/reply/config/{id}', { id: 500 }],
  ['/api/front/product/reply/list/{id}', { id: 500, type: 'good', sort: 'best' }],
  ['/api/front/coupons', { productId: 5_000 }],
  ['/api/front/product/delivery/{id}', { id: 5_000, country: 'US' }],
];

test.each(asked)('%s %j', async (path, input) => {
  const call = everyCall.find((each) => each.path === path);
  if (!call) throw new Error(`There is no call ${path}`);
  let status = 0;
  const { statements, scanned } = await scannedBy(async () => {
    status = (await mall.send(call, input)).status;
  });
  expect([status, scanned.filter((table) => large.includes(table))]).toEqual([200, []]);
  expect(statements).toBeGreaterThan(0);
  // The page of a list, and beside it how long the list is; before them whether a shop has categories of its own.
  expect(statements).toBeLessThanOrEqual('cid' in input ? 3 : 2);
});

test.each(['/sitemap.xml', '/sitemap/goods-3.xml', '/sitemap/categories-1.xml'])('%s', async (path) => {
  let status = 0;
  const { statements, scanned } = await scannedBy(async () => {
    status = (await mall.api.request(path)).status;
  });
  expect([status, scanned.filter((table) => large.includes(table))]).toEqual([200, []]);
  expect(statements).toBeLessThanOrEqual(3); // of the index one for each kind of which there may be many parts
});

test('the tree of categories counts products along their index, and no further than its maximum', async () => {
  await mall.pool.query('update products set category_id = 30 where id between 100 and 1600');
  await mall.pool.query('vacuum analyze products');
  const { token } = await anOperator(['products']);
  let answer: OutputOf<typeof listAllCategories> = [];
  const { scanned } = await scannedBy(async () => {
    answer = (await mall.ask(listAllCategories, {}, as(token))).data ?? [];
  });
  expect(scanned.filter((table) => large.includes(table))).toEqual([]);
  const { rows } = await mall.pool.query(
    'select category_id as id, least(count(*), 1000)::int as products from products group by 1 order by 1',
  );
  const counted = answer
    .filter(({ productCount }) => productCount > 0)
    .map(({ id, productCount: products }) => ({ id, products }));
  expect(counted.toSorted((one, other) => one.id - other.id)).toEqual(rows);
  expect(answer.find(({ id }) => id === 30)?.productCount).toBe(productCountMax);
});

test('a scan of all products is found', async () => {
  const { scanned } = await scannedBy(() =>
    mall.pool.query({ text: "select * from products where name ->> 'en' like '%9'" }),
  );
  expect(scanned).toEqual(['products']);
});
