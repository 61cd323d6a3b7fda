import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { everyCall } from '#contract/index.ts';
import { publicAddresses } from '#server/http/cache/public-address.ts';
import { openPublicResponses } from '#server/http/cache/public-responses.ts';
import { openResponseCache } from '#server/http/cache/response-cache.ts';
import { rates } from '#server/http/limits.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';
import { admitSearches } from './search-admission.ts';

const mall = openMallUnderTest();
const cache = openResponseCache();
const server = createServer((incoming, outgoing) => {
  const answerPublic = openPublicResponses({
    cache,
    publicAddress: publicAddresses(everyCall, (pathname, search) =>
      pathname.endsWith('/goods/goods_search') ? search : null,
    ),
    ask: async (request) => (request.url.includes('/api/') ? mall.api.fetch(request) : new Response('a page')),
    onAnswered: () => {},
    admit: admitSearches({ trustedProxies: ['127.0.0.1'], isDemo: false }),
    headers: { 'x-content-type-options': 'nosniff' },
  });
  if (!answerPublic(incoming, outgoing)) outgoing.writeHead(404).end();
});
let origin: string;

beforeAll(async () => {
  await fillSearchMall([]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(async () => {
  cache.dropAll();
  await mall.pool.query('delete from rate_windows');
});

const get = (path: string, source: string, more: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'x-forwarded-for': source, ...more } });
const fillWindow = (source: string) =>
  mall.pool.query("insert into rate_windows values ($1, $2, now() + interval '30 seconds')", [
    `search:${source}`,
    rates.search.times,
  ]);
const triesOf = async (source: string) =>
  (await mall.pool.query('select times from rate_windows where key = $1', [`search:${source}`])).rows[0]?.times ?? 0;

test('a search that has to be made is counted by its source; a cached one is not', async () => {
  const first = await get('/api/front/product/list?title=cup', '203.0.113.1');
  const again = await get('/api/front/product/list?title=cup', '203.0.113.1');
  expect([first.status, again.status, await triesOf('203.0.113.1')]).toEqual([200, 200, 1]);
  expect((await again.json()).data.list.length).toBeGreaterThan(0);
});

test('a source with too many searches has to wait, in its language; others and cached responses go on', async () => {
  await get('/api/front/product/list?title=cup', '203.0.113.3');
  await fillWindow('203.0.113.2');
  const refused = await get('/api/front/product/list?title=mug', '203.0.113.2', { 'x-locale': 'fr' });
  const body = await refused.json();
  expect([refused.status, body.code, body.data]).toEqual([429, 429, undefined]);
  expect(body.message).toMatch(/^Trop de tentatives\. Réessayez dans \d+ secondes?$/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  expect([refused.headers.get('cache-control'), refused.headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ]);
  expect((await get('/api/front/product/list?title=cup', '203.0.113.2')).status).toBe(200);
  expect((await get('/api/front/product/list?title=mug', '203.0.113.3')).status).toBe(200);
});

test.each([
  '/goods/goods_search?title=tea',
  '/th/goods/goods_search?title=tea',
  '/goods/goods_search.data?title=tea',
  '/goods/goods_search/_.data?title=tea',
  '/api/front/search/suggest?title=te',
])('%s is limited too', async (path) => {
  await fillWindow('203.0.113.4');
  expect((await get(path, '203.0.113.4')).status).toBe(429);
  expect((await get(path, '203.0.113.5')).status).toBe(200);
});

test('other calls cost nothing of it', async () => {
  await fillWindow('203.0.113.6');
  expect((await get('/api/front/search/keyword', '203.0.113.6')).status).toBe(200);
  expect(await triesOf('203.0.113.6')).toBe(rates.search.times);
});
