import { type APIRequestContext, expect, test } from '@playwright/test';

const locsOf = async (request: APIRequestContext, path: string) =>
  [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);

test('crawlers find the sitemap, and every page that it lists exists, in every language', async ({
  request,
  baseURL,
}) => {
  test.slow(); // these pages are rendered for the first time
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  const sitemaps = await locsOf(request, '/sitemap.xml');
  const names = sitemaps.map((address) => address.replace(`${baseURL}/sitemap/`, '').replace('.xml', ''));
  expect(names.slice(0, 4)).toEqual(['pages-1', 'categories-1', 'shops-1', 'goods-1']);
  // Products of other journeys may need a second page.
  expect(names.slice(4)).toEqual(names.slice(4).map((_, at) => `goods-${at + 2}`));
  for (const sitemap of sitemaps) {
    const locs = await locsOf(request, sitemap);
    expect(locs.length % 6).toBe(0);
    // Some of each: the first and the last page in all languages, and every seventh of up to ten others in one.
    const step = Math.max(7, Math.floor(locs.length / 60) * 6 + 1);
    const chosen = [...locs.slice(0, 6), ...locs.filter((_, at) => at % step === 0), ...locs.slice(-6)];
    for (const loc of new Set(chosen)) {
      const page = await request.get(loc, { maxRedirects: 0 });
      expect([loc, page.status()]).toEqual([loc, 200]);
      expect(await page.text()).toContain(`<link rel="canonical" href="${loc}"/>`);
    }
  }
});

test('a sitemap is cached and sent compressed', async ({ request }) => {
  const first = await request.get('/sitemap/goods-1.xml', { headers: { 'accept-encoding': 'gzip' } });
  const { etag = '', ...headers } = first.headers();
  expect([headers['content-type'], headers['content-encoding']]).toEqual(['application/xml; charset=utf-8', 'gzip']);
  expect(Number(headers['content-length'])).toBeLessThan((await first.body()).length / 5);
  const again = await request.get('/sitemap/goods-1.xml', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});
