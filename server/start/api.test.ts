import { afterAll, expect, test } from 'vitest';
import { addToCart } from '#contract/cart/shopper.ts';
import type { Call } from '#contract/core/call.ts';
import { everyCall } from '#contract/index.ts';
import { refusalText } from '#server/http/translations.ts';
import { fieldsOf } from '#tests/security/samples.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { openLocalSocial } from '#tests/support/servers/local-social.ts';

// With everything open that can be: the outbox of the demo mall, and other providers to sign in with.
const social = await openLocalSocial();
const mall = openMallUnderTest({ DEMO: '1', ...social.environment });
afterAll(social.close);

/** Something that exists in the small mall, for whatever a call may ask for. */
const existing = {
  id: 1,
  aid: 1,
  merId: 1,
  questionId: 1,
  ids: '1,2',
  country: 'US',
  language: 'en',
  kind: 'orderPaid',
};

/** What an order's number or a mail's key opens is private, though it needs no sign-in. */
function isForEverybody({ method, who, path }: Call): boolean {
  return (
    method === 'GET' &&
    who === 'anyone' &&
    !/\{orderNo\}|contact\/change|\/invitation$|\/chat\/(?:messages|wait)$/.test(path)
  );
}

/** What a call names of this: anything else in a query is refused. */
function onlyKnown(call: Call, given: object): object {
  const known = fieldsOf(call);
  return Object.fromEntries(Object.entries(given).filter(([name]) => known.includes(name)));
}

test('every call of the contract is served and answers with the envelope', async () => {
  const { productIds } = await fillSmallMall();
  const { rows } = await mall.pool.query('select id from skus where product_id = $1 order by id limit 1', [
    productIds[0],
  ]);
  const line = { productId: productIds[0] ?? 0, skuId: rows[0].id, quantity: 1 };
  const cart = await mall.send(addToCart, { lines: [line] });
  const ofGuest = { 'cart-key': cart.headers.get('cart-key') ?? '' };
  for (const call of everyCall.filter(isForEverybody)) {
    const response = await mall.send(call, onlyKnown(call, existing), ofGuest);
    const answer = await response.json();
    // Some are closed in this mall; then they say so in their own words.
    const closed = call.refuses.find((reason) => /_closed$/.test(reason));
    if (closed && answer.message === refusalText('en', closed, {})) continue;
    expect.soft([call.path, response.status, answer.code, answer.message]).toEqual([call.path, 200, 200, 'success']);
    expect.soft(call.output.safeParse(answer.data).error).toBeUndefined();
  }
});

test('each call answers only its own method', async () => {
  for (const { path, method } of everyCall) {
    const filled = path.replaceAll(/\{\w+\}/g, '1');
    const response = await mall.api.request(filled, { method: method === 'GET' ? 'POST' : 'GET' });
    expect.soft([path, response.status, (await response.json()).code]).toEqual([path, 405, 405]);
    expect.soft([path, response.headers.get('allow')]).toEqual([path, method]);
  }
});

test('a call that names something says 404 when there is none, and nothing worse', async () => {
  const naming = everyCall.filter(({ path, who }) => /\{a?id\}/.test(path) && who === 'anyone');
  expect(naming.length).toBeGreaterThan(5);
  for (const call of naming) {
    const missing = { ...existing, id: 2_147_483_647, aid: 2_147_483_647, key: 'x', captcha: 'x' };
    const { status } = await mall.send(call, onlyKnown(call, missing));
    const isRefusable = call.refuses.some((reason) => /(?:^|_)not_found$/.test(reason));
    expect.soft([call.path, status]).toEqual([call.path, call.method === 'POST' ? 400 : isRefusable ? 404 : 200]);
    for (const wrong of ['0', '-1', '2147483648', 'x', '%00', "'"]) {
      const refused = await mall.send(call, onlyKnown(call, { ...missing, id: wrong, aid: wrong }));
      expect.soft([call.path, wrong, refused.status]).toEqual([call.path, wrong, 400]);
    }
  }
});

test.each(['GET', 'POST'])('an unknown call is answered with an envelope, not with a page (%s)', async (method) => {
  const response = await mall.api.request('/api/front/no/such/call', { method });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 404, message: 'No data found', reason: 'not_found' });
});

test('silly page values are tamed', async () => {
  for (const query of ['page=0', 'page=-1', 'page=abc', 'limit=100000', 'limit=0', 'page=1e9&limit=x']) {
    const response = await mall.api.request(`/api/front/index/product?${query}`);
    const { code, data } = await response.json();
    expect([query, code, data.page, data.limit]).toEqual([query, 200, 1, 20]);
  }
});

test('an unknown filter is refused by its name, not ignored', async () => {
  for (const call of everyCall.filter(({ method, who }) => method === 'GET' && who === 'anyone')) {
    const response = await mall.api.request(`${call.path.replaceAll(/\{\w+\}/g, '1')}?unknown=1&page=1`);
    const { code, field } = await response.json();
    const names = fieldsOf(call).includes('page') ? 'unknown' : 'unknown, page';
    expect.soft([call.path, code, field]).toEqual([call.path, 400, names]);
  }
});

test('a filter that is given twice is refused by its name: only one of its values would count', async () => {
  const response = await mall.api.request('/api/front/product/list?keyword=a&keyword=b&page=1');
  const { code, field } = await response.json();
  expect([code, field]).toEqual([400, 'keyword']);
});

test('a body that is too large is refused before it is read', async () => {
  const response = await mall.api.request('/api/front/report/csp', { method: 'POST', body: 'x'.repeat(300_000) });
  expect([response.status, (await response.json()).code]).toEqual([413, 413]);
});

test('answers have a request id and the common headers, and nothing that reveals the version', async () => {
  const { headers } = await mall.api.request('/api/front/search/keyword');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server')).toBeNull();
});

test('refusals speak the language of the caller', async () => {
  const inFrench = await mall.api.request('/api/no', { headers: { 'x-locale': 'fr' } });
  const inEnglish = await mall.api.request('/api/no');
  const messages = [(await inFrench.json()).message, (await inEnglish.json()).message];
  expect(messages[1]).toBe('No data found');
  expect(messages[0]).not.toBe(messages[1]);
});

test('health, readiness and metrics', async () => {
  expect(await (await mall.api.request('/healthz')).json()).toEqual({ status: 'alive' });
  expect(await (await mall.api.request('/readyz')).json()).toEqual({ status: 'ready' });
  const metrics = await mall.api.request('/metrics', {}, from('127.0.0.1'));
  expect(await metrics.text()).toContain('http_request_seconds_count');
});

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test('metrics are read from this machine itself, or with the token', async () => {
  const token = 'a-token-of-some-length';
  const api = mall.apiWith({ METRICS_TOKEN: token, TRUSTED_PROXIES: '127.0.0.2' });
  const status = async (address: string, headers: Record<string, string> = {}) =>
    (await api.request('/metrics', { headers }, from(address))).status;
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await status(address)).toBe(200);
  for (const address of ['10.0.0.7', '::ffff:10.0.0.7', '2001:db8::1']) expect(await status(address)).toBe(404);
  expect((await api.request('/metrics')).status).toBe(404);
  // A proxy on this machine passes on what comes from elsewhere.
  expect(await status('127.0.0.2')).toBe(404);
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
    expect(await status('127.0.0.1', { [name]: '127.0.0.1' })).toBe(404);

  expect(await status('10.0.0.7', { authorization: `Bearer ${token}` })).toBe(200);
  for (const wrong of [`${token}x`, token.slice(1), '', 'undefined'])
    expect(await status('10.0.0.7', { authorization: `Bearer ${wrong}` })).toBe(404);
  const without = await mall.api.request('/metrics', { headers: { authorization: 'Bearer ' } }, from('10.0.0.7'));
  expect(without.status).toBe(404);
});

test('the OpenAPI document names every call', async () => {
  const document = await (await mall.api.request('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(everyCall.map((call) => call.path))].sort());
});

test('a part of the OpenAPI document has the calls of one tag, and every call is in a part', async () => {
  const read = async (part: string) => await mall.api.request(`/api/openapi.json?part=${encodeURIComponent(part)}`);
  const whole = await (await mall.api.request('/api/openapi.json')).json();
  const paths: string[] = [];
  for (const { name } of whole.tags) {
    const part = await (await read(name)).json();
    expect(part.tags).toEqual([{ name }]);
    paths.push(...Object.keys(part.paths));
  }
  expect(paths.sort()).toEqual(Object.keys(whole.paths).sort());
  expect((await read('nothing')).status).toBe(404);
});

test('the reference is served compressed, and lets only its own scripts and styles count', async () => {
  const page = await mall.api.request('/api/docs');
  const text = await page.text();
  const nonces = [...text.matchAll(/<(?:script|style|link rel="stylesheet") nonce="([^"]+)"/g)].map(
    ([, nonce]) => nonce,
  );
  const policy = page.headers.get('content-security-policy') ?? '';
  expect([nonces.length, new Set(nonces).size]).toEqual([4, 1]);
  expect(policy).toContain(`script-src 'nonce-${nonces[0]}'; style-src 'nonce-${nonces[0]}';`);
  expect(policy).toContain("connect-src 'self';");
  const addresses = [...text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const file = await mall.api.request(address, { headers: { 'accept-encoding': 'br' } });
    expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect((await file.arrayBuffer()).byteLength).toBeLessThan(500_000);
  }
});
