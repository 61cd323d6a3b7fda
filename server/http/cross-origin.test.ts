import { beforeAll, describe, expect, test } from 'vitest';
import { addToCart, getCart, mergeCart } from '#contract/cart/shopper.ts';
import { endSession, getUser, logOut, signInByEmail } from '#contract/identity/shopper.ts';
import { as, password, signUp, someone } from '#tests/support/accounts/accounts.ts';
import { listeningMall } from '#tests/support/mall/mall-on-port.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

const shop = 'https://shop.example';
const settings = { DEMO: '1', ALLOWED_ORIGINS: `${shop}, http://127.0.0.1:5173` };
const mall = openMallUnderTest(settings);
const listening = listeningMall(mall, settings);

/** As a browser sends it from a page of an origin. */
const from = (origin: string, site = 'cross-site') => ({ origin, 'sec-fetch-site': site });
const withCookie = (token: string) => ({ cookie: `auth.session=${token}` });
const corsOf = ({ headers }: Response) => ({
  origin: headers.get('access-control-allow-origin'),
  credentials: headers.get('access-control-allow-credentials'),
  exposed: headers.get('access-control-expose-headers'),
  varies: headers.get('vary')?.split(', ').includes('Origin') ?? false,
});
const allowed = (origin: string) => ({
  origin,
  credentials: null,
  exposed: 'Retry-After, X-Request-Id, Cart-Key, Chat-Key',
  varies: true,
});
const notAllowed = { origin: null, credentials: null, exposed: null, varies: true };

const preflight = (origin: string) =>
  mall.api.request(signInByEmail.path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });

describe('a page on a listed origin', () => {
  test('may ask beforehand whether it may call', async () => {
    for (const origin of [shop, 'http://127.0.0.1:5173']) {
      const answer = await preflight(origin);
      expect([answer.status, await answer.text(), corsOf(answer)]).toEqual([204, '', allowed(origin)]);
      expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST');
      expect(answer.headers.get('access-control-allow-headers')).toBe(
        'Authorization, Content-Type, Form-type, X-Locale, Idempotency-Key, Cart-Key, Chat-Key',
      );
    }
  });

  test('signs in, is given a token that works by itself, and no cookie', async () => {
    const { email } = await signUp(mall);
    const answer = await mall.send(signInByEmail, { email, password }, from(shop));
    expect([answer.status, corsOf(answer), answer.headers.getSetCookie()]).toEqual([200, allowed(shop), []]);
    const { token } = (await answer.json()).data;
    expect((await mall.ask(getUser, {}, { ...from(shop), ...as(token) })).data?.email).toBe(email);
    expect((await mall.ask(getUser, {}, as(token))).data?.email).toBe(email);

    const gone = await mall.send(endSession, {}, { ...from(shop), ...as(token) });
    expect([gone.status, gone.headers.getSetCookie(), gone.headers.get('clear-site-data')]).toEqual([200, [], null]);
    expect((await mall.ask(getUser, {}, { ...from(shop), ...as(token) })).code).toBe(401);
  });

  test('reads refusals too', async () => {
    const answer = await mall.send(getUser, {}, from(shop));
    expect([answer.status, corsOf(answer)]).toEqual([401, allowed(shop)]);
    const unknown = await mall.api.request('/api/front/no/such/call', { headers: from(shop) });
    expect([unknown.status, corsOf(unknown)]).toEqual([404, allowed(shop)]);
  });

  test.each(['cross-site', 'same-site'])('never acts by a cookie that its browser adds: %s', async (site) => {
    const { token } = await someone();
    const headers = { ...from(shop, site), ...withCookie(token) };
    expect((await mall.ask(getUser, {}, headers)).code).toBe(401);
    expect((await mall.ask(endSession, {}, headers)).code).toBe(200); // without a session
    expect((await mall.ask(logOut, {}, headers)).code).toBe(200);
    expect((await mall.ask(getUser, {}, withCookie(token))).code).toBe(200);
  });

  test('has a guest’s cart by the key in a header, and brings it along when signing in', async () => {
    const { productIds } = await fillSmallMall();
    const { rows } = await mall.pool.query('select id from skus where product_id = $1 order by id limit 1', [
      productIds[0],
    ]);
    const lines = [{ productId: productIds[0] ?? 0, skuId: rows[0].id, quantity: 2 }];
    const added = await mall.send(addToCart, { lines }, from(shop));
    const key = added.headers.get('cart-key') ?? '';
    expect([added.status, added.headers.getSetCookie(), key.length]).toEqual([200, [], 43]);
    expect((await mall.ask(getCart, {}, { ...from(shop), 'cart-key': key })).data?.pieces).toBe(2);
    expect((await mall.ask(getCart, {}, { ...from(shop), cookie: `cart.key=${key}` })).data?.pieces).toBe(0);

    const { token } = await someone();
    const merged = await mall.ask(mergeCart, {}, { ...from(shop), ...as(token), 'cart-key': key });
    expect(merged.data?.cart.pieces).toBe(2);
  });
});

describe('a page on an origin that is not listed', () => {
  test.each([
    'https://evil.example',
    'https://shop.example.evil.example',
    'http://shop.example',
    `${shop}:8443`,
    'null',
  ])('%s gets nothing', async (origin) => {
    const asked = await preflight(origin);
    expect([asked.status, corsOf(asked)]).toEqual([405, notAllowed]);
    const { token } = await someone();
    const read = await mall.send(getUser, {}, { ...from(origin), ...as(token) });
    expect(corsOf(read)).toEqual(notAllowed);
    const acted = await mall.send(endSession, {}, { ...from(origin), ...withCookie(token) });
    expect([acted.status, corsOf(acted)]).toEqual([403, notAllowed]);
    expect((await mall.ask(getUser, {}, as(token))).code).toBe(200);
  });
});

test('the mall’s own pages go on by cookie', async () => {
  const { token } = await someone();
  const own = { ...from('http://127.0.0.1:3000', 'same-origin'), ...withCookie(token) };
  expect((await mall.ask(getUser, {}, own)).code).toBe(200);
  // Listed for an API at an address of its own: what its pages send to themselves is no foreign call.
  const listed = { ...from(shop, 'same-origin'), ...withCookie(token) };
  expect((await mall.ask(getUser, {}, listed)).code).toBe(200);
  const plain = { origin: shop, host: 'shop.example', ...withCookie(token) };
  expect((await mall.ask(getUser, {}, plain)).code).toBe(200);
});

test('without a list nothing is allowed and nothing is said', async () => {
  const closed = mall.apiWith({ DEMO: '1' });
  const answer = await closed.request(getUser.path, { headers: from(shop) });
  expect(corsOf(answer)).toEqual({ ...notAllowed, varies: false });
});

describe('a response that is cached for everybody', () => {
  let address: string;
  beforeAll(() => {
    address = `http://127.0.0.1:${listening.port}/api/front/search/keyword`;
  });
  test('is marked for each origin by itself', async () => {
    for (const origin of [shop, undefined, 'https://evil.example', 'http://127.0.0.1:5173']) {
      const answer = await fetch(address, { headers: origin ? from(origin) : {} });
      const isListed = origin !== undefined && settings.ALLOWED_ORIGINS.includes(origin);
      expect([answer.status, corsOf(answer)]).toEqual([200, isListed ? allowed(origin) : notAllowed]);
    }
  });
});

test('pictures can be shown on other origins, in mailboxes too, and nothing else can', async () => {
  const policyOf = async (api: typeof mall.api, path: string) =>
    (await api.request(path)).headers.get('cross-origin-resource-policy');
  const picture = `/media/${'0'.repeat(32)}`;
  expect(await policyOf(mall.api, picture)).toBe('cross-origin');
  expect(await policyOf(mall.api, '/api/front/search/keyword')).toBe('same-origin');
  expect(await policyOf(mall.apiWith({ DEMO: '1' }), picture)).toBe('cross-origin');
});
