import { createContext, type RouterContextProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { searchProducts } from '#contract/search/shopper.ts';
import { rates } from '#server/http/limits.ts';
import type { CallMall } from '#storefront/base/client/calls/call-mall.ts';
import { listeningMall } from '#tests/support/mall/mall-on-port.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { onePageStorefront } from '#tests/support/mall/one-page-storefront.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';

// The whole mall, with a storefront of one page: it searches for what its address says.
const callMall = createContext<CallMall>();
type Loading = { request: Request; context: RouterContextProvider };
const search = ({ request, context }: Loading) =>
  context.get(callMall)(searchProducts, { title: new URL(request.url).searchParams.get('title') ?? '' });
const build = onePageStorefront({ entry: { callMall }, loader: search });

const tested = openMallUnderTest();
beforeAll(() => fillSearchMall([])); // before the mall opens: products that are added later empty its cache
const listening = listeningMall(tested, { TRUSTED_PROXIES: '127.0.0.1' }, build);
beforeEach(() => tested.pool.query('delete from rate_windows'));

const source = '203.0.113.7';
const ask = async (path: string, method = 'GET') =>
  (await fetch(`http://127.0.0.1:${listening.port}${path}`, { method, headers: { 'x-forwarded-for': source } })).status;
const tries = async () =>
  (await tested.pool.query('select key, times from rate_windows')).rows.map(({ key, times }) => `${key} ${times}`);

// Whatever the response cache does not answer is rendered for the caller.
const madeForOne: [what: string, path: string, method?: string][] = [
  ['asked for its head alone', '/goods/goods_search?title=tea', 'HEAD'],
  ['with an address too long to be cached', `/goods/goods_search?title=tea&x=${'x'.repeat(2_000)}`],
  ['with an address written otherwise', '/goods/goods%5Fsearch?title=tea'],
  ['by a call written otherwise', '/api/front/product/%6Cist?title=tea'],
];

test('a search page that is cached counts once, for the caller who caused it', async () => {
  expect(await ask('/goods/goods_search?title=cup')).toBe(200);
  expect(await ask('/goods/goods_search?title=cup')).toBe(200);
  expect(await tries()).toEqual([`search:${source} 1`]);
});

test.each(madeForOne)('a search %s costs a try each time', async (_, path, method) => {
  expect([await ask(path, method), await ask(path, method)]).toEqual([200, 200]);
  expect(await tries()).toEqual([`search:${source} 2`]);
});

test.each(madeForOne)('a search %s is refused to who has made too many', async (_, path, method) => {
  await tested.pool.query("insert into rate_windows values ($1, $2, now() + interval '30 seconds')", [
    `search:${source}`,
    rates.search.times,
  ]);
  expect(await ask(path, method)).toBe(429);
});
