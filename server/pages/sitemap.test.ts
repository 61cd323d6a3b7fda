import { beforeAll, expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import { publicSearch } from '#storefront/base/links/public-pages.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { productsPerSitemap, shopsPerSitemap, sitemapAddress } from './sitemap.ts';

const mall = openMallUnderTest({ PUBLIC_URL: 'https://mall.example' });
let small: SmallMall;

beforeAll(async () => {
  small = await fillSmallMall();
});

const get = async (path: string) => {
  const response = await mall.api.request(path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

/** Read by PostgreSQL, which refuses what is not XML. */
async function read(xml: string, path: string): Promise<string[]> {
  const { rows } = await mall.pool.query(
    `select unnest(xpath($2, convert_from($1, 'UTF8')::xml, array[
      array['s', 'http://www.sitemaps.org/schemas/sitemap/0.9'], array['x', 'http://www.w3.org/1999/xhtml']]))::text as found`,
    [Buffer.from(xml), path],
  );
  return rows.map(({ found }) => found.replaceAll('&amp;', '&'));
}

const locsOf = async (path: string) => read((await get(path)).text, '//s:loc/text()');
const inEnglish = (locs: string[]) =>
  locs
    .map((loc) => loc.replace('https://mall.example', ''))
    .filter((path) => !/^\/(?:zh-CN|es|fr|th|lao)\b/.test(path));

test('the index names every part that has something in it', async () => {
  const { status, type, text } = await get('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(await read(text, '/s:sitemapindex/s:sitemap/s:loc/text()')).toEqual([
    'https://mall.example/sitemap/pages-1.xml',
    'https://mall.example/sitemap/categories-1.xml',
    'https://mall.example/sitemap/shops-1.xml',
    'https://mall.example/sitemap/goods-1.xml',
  ]);
});

test('products on sale in open shops are in it, sold out or not; what was taken off the shelf is not', async () => {
  const [tea, coffee, mug, soldOut, old, lost] = small.productIds;
  expect(inEnglish(await locsOf('/sitemap/goods-1.xml'))).toEqual(
    [tea, coffee, mug, soldOut].map((id) => `/goods_detail/${id}`),
  );
  await mall.pool.query('update products set is_on_sale = id = any($1)', [[old, lost]]);
  expect(inEnglish(await locsOf('/sitemap/goods-1.xml'))).toEqual([`/goods_detail/${old}`]);
  await mall.pool.query('update products set is_on_sale = id <> $1', [old]);
});

test('each page is listed in every language, with its other languages and its last change', async () => {
  const { text } = await get('/sitemap/goods-1.xml');
  const id = small.productIds[0];
  const addresses = ['', '/zh-CN', '/es', '/fr', '/th', '/lao'].map(
    (prefix) => `https://mall.example${prefix}/goods_detail/${id}`,
  );
  expect((await read(text, '//s:loc/text()')).slice(0, 6)).toEqual(addresses);
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const url = `/s:urlset/s:url[${at}]`;
    expect(await read(text, `${url}/x:link[@rel="alternate"]/@hreflang`)).toEqual([
      'en',
      'zh-CN',
      'es',
      'fr',
      'th',
      'lo',
      'x-default',
    ]);
    expect(await read(text, `${url}/x:link/@href`)).toEqual([...addresses, addresses[0]]);
  }
  const { rows } = await mall.pool.query('select created_at from products where id = $1', [id]);
  expect((await read(text, '/s:urlset/s:url[1]/s:lastmod/text()'))[0]).toBe(rows[0].created_at.toISOString());
});

test('the other kinds', async () => {
  const [home, kitchen, cups] = ['home', 'kitchen', 'cups'].map((key) => small.categoryIds.get(key));
  expect(inEnglish(await locsOf('/sitemap/categories-1.xml'))).toEqual([
    `/goods/goods_search?cid=${home}`,
    `/goods/top_one?cid=${home}`,
    `/goods/goods_search?cid=${kitchen}`,
    `/goods/goods_search?cid=${cups}`,
  ]);
  expect(inEnglish(await locsOf('/sitemap/shops-1.xml'))).toEqual(
    small.shopIds
      .slice(0, 2)
      .flatMap((id) => [
        `/merchant/merchant?id=${id}`,
        `/merchant/merchant/category?id=${id}`,
        `/merchant/merchant/coupon?id=${id}`,
        `/merchant/merchant/about?id=${id}`,
      ]),
  );
  expect(inEnglish(await locsOf('/sitemap/pages-1.xml'))).toEqual([
    '/',
    '/goods/goods_search',
    '/goods/activity_list',
    '/goods/top_one',
    '/goods/coupon_center',
    '/merchant/merchant_street',
    '/merchant/merchant_more',
    '/middlewares/privacy_agreement',
    ...[1, 2, 3, 4, 5].map((id) => `/help/${id}`),
    ...small.activityIds.slice(0, 2).map((id) => `/goods/activity_list?id=${id}`),
  ]);
});

test('every address is a public page that needs all of its query', async () => {
  for (const kind of ['pages', 'categories', 'shops', 'goods'])
    for (const loc of await locsOf(`/sitemap/${kind}-1.xml`)) {
      const { pathname, search } = new URL(loc);
      expect([loc, publicSearch(pathname, search)]).toEqual([loc, search]);
    }
});

test('a category in which nothing is on sale, or that is not shown, stays away', async () => {
  await mall.pool.query("update categories set is_shown = false where name ->> 'en' = 'Kitchen'");
  expect(inEnglish(await locsOf('/sitemap/categories-1.xml'))).toEqual([
    `/goods/goods_search?cid=${small.categoryIds.get('cups')}`,
  ]);
  await mall.pool.query('update categories set is_shown = true; update products set is_on_sale = false');
  expect((await get('/sitemap/categories-1.xml')).status).toBe(404);
  expect(await locsOf('/sitemap.xml')).toEqual(
    ['pages', 'shops'].map((kind) => `https://mall.example/sitemap/${kind}-1.xml`),
  );
  await mall.pool.query('update products set is_on_sale = true where id <> $1', [small.productIds[4]]);
});

test('further products are in further parts; a part without any is not named', async () => {
  const far = 3 * productsPerSitemap;
  const columns = 'shop_id, category_id, name, picture_hash, price, original_price';
  const copy = (id: number) =>
    mall.pool.query(
      `insert into products (id, ${columns}) overriding system value select $1, ${columns} from products where id = $2`,
      [id, small.productIds[0]],
    );
  await copy(far);
  await copy(far + 1);
  expect((await locsOf('/sitemap.xml')).filter((loc) => loc.includes('goods'))).toEqual(
    [1, 3, 4].map((part) => `https://mall.example/sitemap/goods-${part}.xml`),
  );
  expect(inEnglish(await locsOf('/sitemap/goods-3.xml'))).toEqual([`/goods_detail/${far}`]);
  expect(inEnglish(await locsOf('/sitemap/goods-4.xml'))).toEqual([`/goods_detail/${far + 1}`]);
  expect((await get('/sitemap/goods-2.xml')).status).toBe(404);
});

test.each([
  '/sitemap/goods-0.xml',
  '/sitemap/goods-999999.xml',
  '/sitemap/goods-9999999.xml',
  '/sitemap/goods-1',
  '/sitemap/constructor-1.xml',
  '/sitemap/pages-2.xml',
  '/sitemap/',
])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('no part can hold more than a sitemap may', () => {
  expect(Math.max(productsPerSitemap, 3 * shopsPerSitemap) * locales.length).toBeLessThanOrEqual(50_000);
});

test('they are cached whatever their query says', () => {
  const cached = (path: string) => ({ key: path, url: path, variesByLocale: false });
  expect(sitemapAddress('/sitemap.xml?x=1')).toEqual(cached('/sitemap.xml'));
  expect(sitemapAddress('/robots.txt')).toEqual(cached('/robots.txt'));
  expect(sitemapAddress('/sitemap/goods-12.xml')).toEqual(cached('/sitemap/goods-12.xml'));
  expect(['/', '/sitemap/goods-x.xml', '/sitemap/', '/robots.txt/x'].map(sitemapAddress)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
