import { describe, expect, test, vi } from 'vitest';
import { uploadPicture } from '#contract/content/shopper.ts';
import { isTokenGood, sendEmailCode, sendPhoneCode, signInByEmail } from '#contract/identity/shopper.ts';
import { everyCall } from '#contract/index.ts';
import { limits } from '#server/http/limits.ts';
import { log } from '#server/http/log.ts';
import { refusalText } from '#server/http/translations.ts';
import { newEmail, newPhone, someone } from '#tests/support/accounts/accounts.ts';
import { chunked, exchange, leaveEarly, type RawAnswer, rawRequest } from '#tests/support/clients/raw-http.ts';
import { listeningMall } from '#tests/support/mall/mall-on-port.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Requests as real clients write them, over the network: most libraries that tests use always send a length.

const tested = openMallUnderTest({ DEMO: '1' });
const mall = listeningMall(tested, { DEMO: '1' });

const close = { connection: 'close' };
const json = { 'content-type': 'application/json' };
const inChunks = { 'transfer-encoding': 'chunked' };

const summary = ({ status, body }: RawAnswer) => {
  const { code, message, data } = JSON.parse(body);
  expect(code).toBe(status);
  return data === undefined ? [status, message] : [status, data];
};

async function one(line: string, headers: Record<string, string> = {}, body = ''): Promise<RawAnswer> {
  const answers = await exchange(mall.port, [rawRequest(line, { ...close, ...headers }, body)]);
  expect(answers).toHaveLength(1);
  return answers[0] as RawAnswer;
}

const multipart = (bytes: string) =>
  [
    '--edge',
    'Content-Disposition: form-data; name="multipart"; filename="a.jpg"',
    'Content-Type: image/jpeg',
    '',
    bytes,
    '--edge--',
    '',
  ].join('\r\n');

describe('a request without a length', () => {
  test('and without a body is one without input', async () => {
    const line = `POST ${isTokenGood.path}`;
    expect(summary(await one(line))).toEqual([200, false]);
    expect(summary(await one(line, { 'content-length': '0' }))).toEqual([200, false]);
    expect(summary(await one(line, inChunks, chunked()))).toEqual([200, false]);
  });

  test('is read in chunks: JSON, a bare value, a form, a file', async () => {
    const body = JSON.stringify({ email: newEmail(), password: 'näh 🐟' });
    const parts = [body.slice(0, 5), body.slice(5)];
    const wrong = [400, refusalText('en', 'wrong_sign_in', {})];
    expect(summary(await one(`POST ${signInByEmail.path}`, { ...json, ...inChunks }, chunked(...parts)))).toEqual(
      wrong,
    );

    const value = JSON.stringify(newEmail());
    expect(summary(await one(`POST ${sendEmailCode.path}`, { ...json, ...inChunks }, chunked(value)))).toEqual([
      200,
      null,
    ]);

    const form = new URLSearchParams({ phone: newPhone(), countryCode: '+86' }).toString();
    const formType = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(summary(await one(`POST ${sendPhoneCode.path}`, { ...formType, ...inChunks }, chunked(form)))).toEqual([
      200,
      null,
    ]);

    const headers = {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${(await someone()).token}`,
    };
    const refused = [400, refusalText('en', 'picture_refused', {})];
    const file = multipart('no picture');
    expect(summary(await one(`POST ${uploadPicture.path}`, { ...headers, ...inChunks }, chunked(file)))).toEqual(
      refused,
    );
  });

  test.each([
    ['sandbox', 400], // not signed
    ['carrier/dhl', 404], // not set up
  ])('reaches the webhook %s', async (webhook, status) => {
    const answer = await one(`POST /api/webhooks/${webhook}`, { ...json, ...inChunks }, chunked('{"id":1}'));
    expect(summary(answer)[0]).toBe(status);
  });

  test('is refused once it is longer than it may be', async () => {
    const part = 'x'.repeat(64 * 1024);
    const long = chunked(...Array.from({ length: limits.jsonBytes / part.length + 1 }, () => part));
    const path = '/api/front/report/csp';
    expect(summary(await one(`POST ${path}`, inChunks, long))[0]).toBe(413);
    expect(summary(await one(`POST ${path}`, { 'content-length': String(limits.jsonBytes + 1) }))[0]).toBe(413);
    const whole = chunked('x'.repeat(limits.jsonBytes));
    expect((await one(`POST ${path}`, inChunks, whole)).status).toBe(204);
  });
});

test.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('%s gets the method to use', async (method) => {
  for (const { path } of everyCall) {
    const filled = path.replaceAll(/\{\w+\}/g, '1');
    expect([path, summary(await one(`${method} ${filled}`))[0]]).toEqual([path, 405]);
  }
  expect(summary(await one(`${method} /api/front/no/such/call`))[0]).toBe(404);
  expect((await one(`${method} /`)).status).toBeLessThan(500);
});

test('HEAD has the headers of GET and no body', async () => {
  const [head] = await exchange(mall.port, [rawRequest('HEAD /api/front/search/keyword', close)], { heads: [0] });
  expect([head?.status, head?.headers['content-type'], head?.body]).toEqual([200, 'application/json', '']);
});

test('pipelined requests are answered in their order', async () => {
  const ask = (path: string, headers = {}) => rawRequest(`GET ${path}`, headers);
  const post = rawRequest(`POST ${isTokenGood.path}`, inChunks, chunked());
  const answers = await exchange(mall.port, [
    ask('/api/front/search/keyword') + post + ask('/api/front/user/info') + post + ask('/healthz', close),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 200, 200]);
  expect(answers.map(({ body }) => body).at(-1)).toBe('{"status":"alive"}');
});

test('who ends its side early is answered all the same', async () => {
  const sent = rawRequest(`POST ${isTokenGood.path}`, { ...json, 'content-length': '2' }, '{}');
  const [answer] = await exchange(mall.port, [sent], { isHalfClosed: true });
  expect(summary(answer as RawAnswer)).toEqual([200, false]);
});

test('a request with Expect: 100-continue gets an answer', async () => {
  const body = '{}';
  const headers = { ...close, ...json, expect: '100-continue', 'content-length': String(body.length) };
  const answers = await exchange(mall.port, [rawRequest(`POST ${isTokenGood.path}`, headers), body]);
  expect(answers.map(({ status }) => status)).toEqual([100, 200]);
});

describe('a request that is broken', () => {
  test.each([
    ['with less body than it says', { ...json, 'content-length': '20' }, '{"email":'],
    ['with more body than it says', { ...json, ...close, 'content-length': '2' }, '{}{"more":1}'],
    ['with a length and chunks', { ...json, ...close, 'content-length': '5', ...inChunks }, chunked('{}')],
    ['with chunks that are none', { ...json, ...close, ...inChunks }, 'zz\r\n{}\r\n'],
    ['with chunks that do not end', { ...json, ...inChunks }, '5\r\n{"a"'],
    ['with two lengths', { ...json, ...close, 'content-length': '2, 3' }, '{}'],
    ['without a host', { ...close, host: '' }, ''],
    ['for a host that is none', { ...close, host: 'a b' }, ''],
    ['with a header that cannot be', { ...close, 'idempotency-key': '\u0000' }, ''],
  ])('%s is refused, never a failure of the mall', async (_, headers, body) => {
    const logged = vi.spyOn(log, 'error');
    const answers = await exchange(mall.port, [rawRequest(`POST ${isTokenGood.path}`, headers, body)], {
      isHalfClosed: true,
    });
    for (const { status } of answers) expect([200, 400]).toContain(status);
    expect(logged.mock.calls).toEqual([]);
    expect((await one('GET /healthz')).status).toBe(200);
  });

  test('because its client went away is not logged as an error', async () => {
    const logged = vi.spyOn(log, 'error');
    const { token } = await someone();
    for (const [path, type] of [
      [signInByEmail.path, 'application/json'],
      [sendPhoneCode.path, 'application/x-www-form-urlencoded'],
      [uploadPicture.path, 'multipart/form-data; boundary=edge'],
      ['/api/webhooks/sandbox', 'application/json'],
      ['/api/front/report/csp', 'application/csp-report'],
    ]) {
      const headers = { 'content-type': type ?? '', authorization: `Bearer ${token}` };
      await leaveEarly(mall.port, rawRequest(`POST ${path}`, { ...headers, 'content-length': '900' }, '{"a'));
      await leaveEarly(mall.port, rawRequest(`POST ${path}`, { ...headers, ...inChunks }, '5\r\n{"'));
    }
    expect((await one('GET /healthz')).status).toBe(200);
    expect(logged.mock.calls).toEqual([]);
  });
});

test('a page that is sent something answers too', async () => {
  for (const path of ['/', '/goods/goods_search', '/_.data', '/dev/social/google/token', '/sandbox-gateway/card']) {
    const { status } = await one(`POST ${path}`, { ...json, ...inChunks }, chunked('{"a":1}'));
    expect([path, status < 500]).toEqual([path, true]);
  }
});

const strangeParts = [
  '%00',
  '%',
  '%E0%A4%A',
  '%ff',
  '%ED%A0%80',
  '..%2f..',
  '%0d%0a',
  '99999999999999999999',
  '-1',
  "'",
];
const familiesOfAddresses = [
  '/sandbox-gateway/scan/',
  '/sandbox-gateway/merchant/payments/',
  '/api/front/product/detail/',
  '/api/front/order/detail/',
  '/api/front/search/suggest?title=',
  '/api/front/product/list?cid=',
  '/api/webhooks/',
  '/media/',
  '/sitemap/',
  '/dev/social/google/decide?request=',
  '/assets/',
  '/',
  '/?x=',
  '/goods_detail/',
];

test.each(familiesOfAddresses)('an address under %s that cannot be is no failure of the mall', async (family) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // React Router logs each
  for (const part of strangeParts) {
    for (const method of ['GET', 'POST']) {
      const { status } = await one(`${method} ${family}${part}`, { 'content-length': '0' });
      expect([method, family + part, status < 500]).toEqual([method, family + part, true]);
    }
  }
});

test('a header that cannot be decoded is none either', async () => {
  const { status } = await one('POST /dev/social/twitter/oauth/request_token', {
    authorization: 'OAuth oauth_token="%E0%A4%A"',
    'content-length': '0',
  });
  expect(status).toBe(401);
});
