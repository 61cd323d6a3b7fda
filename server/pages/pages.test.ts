import { createContext, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { previewProduct } from '#contract/catalogue/merchant-preview.ts';
import { getUser } from '#contract/identity/shopper.ts';
import type { Api } from '#server/http/serve.ts';
import { buildApi } from '#server/start/api.ts';
import { readSettings } from '#server/start/settings/settings.ts';
import type { CallForShop, CallMall } from '#storefront/base/client/calls/call-mall.ts';
import { onePageStorefront } from '#tests/support/mall/one-page-storefront.ts';
import { openPages } from './pages.ts';

const link = '<link rel="stylesheet" href="/assets/all-1.css" data-precedence="default"/>';
const html = `<html><head>${link}</head><body><p class="card">Hello</p></body></html>`;

const build = onePageStorefront({
  entry: { default: async () => new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }) },
});

async function page(isPublic: boolean, environment: NodeJS.ProcessEnv = {}) {
  const settings = readSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...environment });
  const makePage = openPages(settings, buildApi(settings, null as never), {
    load: async () => build,
    messagesUrl: () => null,
    styleSheet: settings.isDev ? null : { url: '/assets/all-1.css', text: '.card{top:0}' },
  });
  const response = await makePage(new Request('http://127.0.0.1/'), isPublic);
  const { headers } = response;
  return {
    policy: headers.get('content-security-policy') ?? '',
    caching: headers.get('cache-control'),
    html: await response.text(),
  };
}

test('a public page has its first styles in it, lets in its scripts by hash and may be cached', async () => {
  const { policy, caching, html: made } = await page(true);
  expect(made).toContain('<style id="first-screen-styles">.card{top:0}');
  expect(made).toContain(`<p class="card">Hello</p>${link}<script>`);
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){5};/);
  expect(caching).toBe(null);
});

test('a personal page replays early clicks, has the chosen theme, is otherwise unchanged, lets in its scripts by a nonce and is not stored', async () => {
  const { policy, caching, html: made } = await page(false);
  const added =
    /<script nonce="[\w+/]{22}==">\(function (?:applyChosenTheme|markViewed|watchPageCode|replayEarlyClicks).*?<\/script>/gs;
  expect(made.replace(added, '').replaceAll(/<meta name="theme-color"[^>]*>/g, '')).toBe(html);
  expect(made.match(added)).toHaveLength(4);
  expect(made).not.toBe(html);
  expect(policy).toMatch(/script-src 'strict-dynamic' 'nonce-[\w+/]{22}==';/);
  expect(caching).toBe('no-store');
});

test('while developing a page stays as it was made and runs whatever Vite puts into it', async () => {
  const { policy, html: made } = await page(true, { GALLERIA_DEV: '1' });
  expect(made).toBe(html);
  expect(policy).toBe("base-uri 'none'; frame-ancestors 'none'");
});

describe('with whose session a loader asks', () => {
  const mine = { cookie: 'console.session=desk; auth._token.local=Bearer%20shopper', authorization: 'Bearer other' };

  /** The headers with which a page for one person asks for a shop, and for the shopper. */
  async function asked(environment: NodeJS.ProcessEnv) {
    const [callForShop, callMall] = [createContext<CallForShop>(), createContext<CallMall>()];
    const seen: (readonly [string, Headers])[] = [];
    const api = {
      request: async (path: string, { headers }: { headers: Headers }) => {
        seen.push([path, headers]);
        return Response.json({ code: 200, data: null });
      },
    } as unknown as Api;
    const loader = async ({ context }: LoaderFunctionArgs) => {
      await context.get(callForShop)(previewProduct, { kind: 'product', id: 3 }, 7);
      await context.get(callMall)(getUser, {});
      return null;
    };
    const settings = readSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...environment });
    const makePage = openPages(settings, api, {
      load: async () => onePageStorefront({ entry: { callForShop, callMall }, loader }),
      messagesUrl: () => null,
      styleSheet: null,
    });
    await makePage(new Request('http://127.0.0.1/', { headers: mine }), false);
    return seen.map(([path, headers]) => [
      path,
      ...['cookie', 'authorization', 'x-shop-id'].map((name) => headers.get(name)),
    ]);
  }
  const forShop = ['/api/merchant/product/preview/product/3?', mine.cookie, null, '7'];

  test('for a shop with that of the console, for a shopper with theirs', async () => {
    expect(await asked({})).toEqual([forShop, [`${getUser.path}?`, mine.cookie, mine.authorization, null]]);
  });

  test('also when the API is on another origin, where shoppers have a token instead of a cookie', async () => {
    const [shop, shopper] = await asked({ API_URL: 'https://api.mall.example' });
    expect(shop).toEqual(forShop);
    expect(shopper).toEqual([`${getUser.path}?`, null, 'Bearer shopper', null]);
  });
});
