import { expect, test } from 'vitest';
import { buildApi } from '#server/start/api.ts';
import { readSettings } from '#server/start/settings/settings.ts';
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
