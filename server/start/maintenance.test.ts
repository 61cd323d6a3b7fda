import { afterEach, describe, expect, test, vi } from 'vitest';
import { addToCart } from '#contract/cart/shopper.ts';
import { getSettings, saveSettings } from '#contract/content/platform-settings.ts';
import { getMallTime, uploadPicture } from '#contract/content/shopper.ts';
import { locales } from '#contract/core/languages.ts';
import { transaction } from '#server/database/connection.ts';
import { refusalText } from '#server/http/translations.ts';
import { setSite } from '#server/modules/content/index.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { exchange, rawRequest } from '#tests/support/clients/raw-http.ts';
import { listeningMall } from '#tests/support/mall/mall-on-port.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// What holds for every request as soon as it is saved.

const tested = openMallUnderTest({ DEMO: '1' });
const mall = listeningMall(tested, { DEMO: '1' });

const send = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${mall.port}${path}`, { redirect: 'manual', ...init });
const statusOf = async (path: string, init?: RequestInit) => (await send(path, init)).status;
/** An answer to a request line that `fetch` would correct. */
async function sendRaw(line: string, headers: Record<string, string> = {}, body = '') {
  const sent = rawRequest(line, { connection: 'close', ...headers }, body);
  const [answer] = await exchange(mall.port, [Buffer.from(sent, 'latin1')]);
  return answer;
}
const consoleOf = async ({ accountId }: Person) => ({
  headers: { cookie: `console.session=${await transaction((tx) => openSession(tx, accountId, 'test', 'console'))}` },
});

describe('while the mall is closed for maintenance', () => {
  const close = async (message: Record<string, string> = {}) => {
    await setSite('maintenance', { isOn: true, message });
    await vi.waitFor(async () => expect(await statusOf('/')).toBe(503));
  };
  afterEach(async () => {
    await setSite('maintenance', { isOn: false, message: {} });
    await vi.waitFor(async () => expect(await statusOf('/')).toBe(200));
  });

  test('pages say so in the language of their address, and when to come again', async () => {
    await close();
    const response = await send('/th');
    expect(response.headers.get('retry-after')).toBe('120');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const body = await response.text();
    expect(body).toContain('<html lang="th">');
    expect(body).toContain(refusalText('th', 'maintenance', { text: 'none' }));
  });

  test('the operator’s own words take the place of ours, English where a language lacks them', async () => {
    await close({ en: 'Back at noon <b>UTC</b>', 'zh-CN': '中午恢复' });
    expect(await (await send('/zh-CN')).text()).toContain('中午恢复');
    expect(await (await send('/es')).text()).toContain('Back at noon &lt;b>UTC&lt;/b>');
  });

  test('shoppers change nothing; reading, pictures of shops, providers and the console work on', async () => {
    await close();
    const json = { method: 'POST', headers: { 'content-type': 'application/json', 'x-locale': 'fr' }, body: '{}' };
    const refused = await send(addToCart.path, json);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      ...{ code: 503, reason: 'maintenance' },
      message: refusalText('fr', 'maintenance', { text: 'none' }),
    });
    expect(await statusOf(getMallTime.path)).toBe(200);
    expect(await statusOf(uploadPicture.path, json)).toBe(401);
    expect(await statusOf('/api/webhooks/sandbox', json)).not.toBe(503);
    expect(await statusOf('/console/')).toBe(200);
    expect(await statusOf('/healthz')).toBe(200);
  });

  test('a change or a page in another spelling waits as well', async () => {
    await close();
    const { path } = addToCart;
    const json = { 'content-type': 'application/json', 'content-length': '2' };
    const changes: [line: string, headers?: Record<string, string>][] = [
      [`POST ${path.replace('front', '%66ront')}`],
      [`POST http://mall.test${path}`],
      [`POST https://mall.test${path}`],
      [`POST /api/.${path.slice('/api'.length)}`],
      [`POST /goods/..${path}`],
      [`POST /%2e${path}`],
      ['POST /api/%66ront/cart/%ff'],
      [`POST ${path.slice('/api'.length)}`, { host: '\u00e9/api/.' }], // the router reads the path behind the host
    ];
    for (const [line, headers] of changes) {
      const answer = await sendRaw(line, { ...json, ...headers }, '{}');
      expect([line, answer?.status]).toEqual([line, 503]);
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ reason: 'maintenance' });
    }
    for (const page of ['/%67oods/top_one', 'http://mall.test/goods/top_one', '/Goods/Top_One/', '/%74h/goods/top_one'])
      expect([page, (await sendRaw(`GET ${page}`))?.status]).toEqual([page, 503]);
    expect((await sendRaw('GET http://mall.test/%74h'))?.body).toContain('<html lang="th">');
    expect((await sendRaw('GET /%ff'))?.status).not.toBe(503); // no page
    expect((await sendRaw(`GET ${getMallTime.path.replace('front', '%66ront')}`))?.status).toBe(200);
  });

  test('operators see the storefront, others do not', async () => {
    await close();
    expect(await statusOf('/', await consoleOf(await someone({ role: 'platform' })))).toBe(200);
    expect(await statusOf('/', await consoleOf(await aMerchant()))).toBe(503);
    expect(await statusOf('/', { headers: { cookie: 'console.session=none' } })).toBe(503);
  });
});

test('pages in a language that is not offered lead to English, and it is not in the sitemap', async () => {
  const operator = await someone({ role: 'platform' });
  const ask = (offered: string[]) =>
    tested.ask(
      saveSettings,
      { group: 'languages', version: 0, value: { offered: offered as never } },
      as(operator.token),
    );
  expect(await ask(['es'])).toMatchObject({ code: 400, field: 'value.offered' });
  expect((await ask(['en', 'th'])).code).toBe(200);
  const leadsTo = async (path: string) => (await send(path)).headers.get('location');
  await vi.waitFor(async () => expect(await leadsTo('/es')).toBe('/'));
  expect(await leadsTo('/zh-CN/goods/goods_search?title=tea&cid=')).toBe('/goods/goods_search?title=tea&cid=');
  expect(await leadsTo('/es//evil.example')).toBe('/');
  expect(await leadsTo('/%65s/goods/%74op_one?cid=1')).toBe('/goods/%74op_one?cid=1');
  expect((await sendRaw('GET http://mall.test/es/goods/top_one'))?.headers.location).toBe('/goods/top_one');
  expect(await statusOf('/th')).toBe(200);
  const sitemap = await (await send('/sitemap/pages-1.xml')).text();
  expect([...new Set([...sitemap.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag))]).toEqual([
    ...['en', 'th', 'x-default'],
  ]);
  const { data } = await tested.ask(getSettings, {}, as(operator.token));
  expect(data?.languages.value.offered).toEqual(['en', 'th']);
  await setSite('languages', { offered: [...locales] });
});
