import { afterEach, expect, test, vi } from 'vitest';
import { blockSource, liftSourceBlock } from '#contract/accounts/platform-sources.ts';
import { getMallTime } from '#contract/content/shopper.ts';
import { refusalText } from '#server/http/translations.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { exchange, rawRequest } from '#tests/support/clients/raw-http.ts';
import { listeningMall } from '#tests/support/mall/mall-on-port.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// What people in a network that is blocked are answered, over real connections.

const tested = openMallUnderTest({ DEMO: '1' });
const mall = listeningMall(tested, { DEMO: '1', TRUSTED_PROXIES: '127.0.0.1' });

const from = (source: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${mall.port}${path}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': source, ...headers },
  });
const statusOf = async (source: string, path: string) => (await from(source, path)).status;

afterEach(async () => {
  await tested.pool.query('delete from source_blocks');
  await tested.pool.query("select pg_notify('pages_changed', 'source_blocks')");
});

test('pages, console, pictures and calls are refused in plain words; others and whoever watches the machine are answered', async () => {
  const operator = await someone({ role: 'platform' });
  const input = { network: '203.0.113.0/24', hours: 1, reason: 'Guesses passwords' };
  expect(await statusOf('203.0.113.5', '/')).toBe(200);
  const { data } = await tested.ask(blockSource, input, as(operator.token));
  await vi.waitFor(async () => expect(await statusOf('203.0.113.5', '/')).toBe(403));

  const page = await from('203.0.113.5', '/th/goods/top_one');
  expect([page.status, page.headers.get('cache-control')]).toEqual([403, 'no-store']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const body = await page.text();
  expect(body).toContain('<html lang="th">');
  expect(body).toContain(refusalText('th', 'source_blocked', {}));
  const call = await from('203.0.113.5', getMallTime.path, { 'x-locale': 'fr' });
  expect(await call.json()).toEqual({
    ...{ code: 403, reason: 'source_blocked' },
    message: refusalText('fr', 'source_blocked', {}),
  });
  expect(await statusOf('203.0.113.5', '/console/')).toBe(403);
  expect(await statusOf('203.0.113.5', `/media/${'0'.repeat(32)}`)).toBe(403);
  expect(await statusOf('203.0.113.5', '/healthz')).toBe(200);
  const raw = async (line: string, host = 'mall.test') => {
    const sent = rawRequest(line, { connection: 'close', host, 'x-forwarded-for': '203.0.113.5' });
    const [answer] = await exchange(mall.port, [Buffer.from(sent, 'latin1')]);
    return [answer?.status, answer?.headers['content-type']];
  };
  expect(await raw(`GET http://mall.test${getMallTime.path}`)).toEqual([403, 'application/json']);
  expect(await raw('GET /healthz', '\u00e9/api/?')).toEqual([403, 'application/json']); // the router reads another path
  expect(await statusOf('203.0.114.5', '/')).toBe(200);
  expect(await statusOf('203.0.114.5, 203.0.113.5', '/')).toBe(403); // what a sender writes in front counts for nothing

  await tested.ask(liftSourceBlock, { id: data?.id ?? 0, reason: 'Apologised' }, as(operator.token));
  await vi.waitFor(async () => expect(await statusOf('203.0.113.5', '/')).toBe(200));
});
