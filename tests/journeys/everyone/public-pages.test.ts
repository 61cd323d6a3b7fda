import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { changeBanner } from '#server/modules/content/index.ts';
import { banners } from '#server/modules/content/tables.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

test.describe.configure({ mode: 'serial' });
withMallDatabase();

test('a changed banner is on the next page, although the page was cached', async ({ request, page }) => {
  const firstBanner = async () => (await (await request.get('/api/pc/home/index')).json()).data.banner[0];
  const before = await firstBanner();
  const [{ title } = { title: { en: '' } }] = await database()
    .select({ title: banners.title })
    .from(banners)
    .where(eq(banners.id, before.id));
  // Rendering takes a while on a busy machine; a cached page would be shown for much longer.
  const shows = (words: string) =>
    expect(async () => expect(await (await request.get('/')).text()).toContain(words)).toPass();
  await shows(before.title);
  try {
    await changeBanner(before.id, { title: { en: 'Changed while you were looking' } });
    await shows('Changed while you were looking');
    await page.goto('/');
    await expect(page.getByText('Changed while you were looking').first()).toBeVisible();
  } finally {
    await changeBanner(before.id, { title });
  }
  await shows(before.title);
});

test('a cached page is the same for everybody, whatever cookie is sent', async ({ request }) => {
  const plain = await request.get('/');
  const marked = await request.get('/', {
    headers: { cookie: 'locale=th; canary=do-not-keep-me', authorization: 'Bearer canary' },
  });
  expect(await marked.text()).toBe(await plain.text());
  expect(await marked.text()).not.toContain('canary');
  expect(marked.headers()['set-cookie']).toBeUndefined();
});

test('the data of a page are in its language, also on the home page', async ({ request }) => {
  const data = async (path: string) => (await request.get(`${path}?_routes=pages%2Fhome%2Fhome`)).text();
  expect(await data('/_.data')).toContain('"Flash Sale"');
  expect(await data('/zh-CN.data')).toContain('"限时秒杀"');
  expect(await data('/zh-CN.data')).not.toContain('"Flash Sale"');
});

test('a cached page is compressed, has an ETag, and is not sent again to a browser that has it', async ({
  request,
}) => {
  const first = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  const { etag, 'content-encoding': encoding, vary } = first.headers();
  expect(encoding).toBe('br');
  expect(vary).toContain('Accept-Encoding');
  const again = await request.get('/', { headers: { 'if-none-match': etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('a page allows its own inline scripts by hash and no others', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).toContain("frame-ancestors 'none'");
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
  // An injected script does not run.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  expect(violations).toHaveLength(1);
});

test('a page that is not public carries a nonce, is not stored, and its scripts run', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'strict-dynamic' 'nonce-/);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

test('no inline script of a page holds an unescaped end tag', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) expect(script).not.toContain('<');
});
