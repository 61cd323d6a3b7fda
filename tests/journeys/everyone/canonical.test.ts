import { type APIRequestContext, expect, test } from '@playwright/test';
import { pages } from '#storefront/routes.ts';

// Forms without scripts send these two, and are redirected to an address without them.
const redirected = ['from', 'to'];

/** A value for every query parameter that matters. An empty value or page 1 would be left out. */
const values: Record<string, string> = {
  id: '1',
  title: 'cup',
  keyword: 'cup',
  cid: '1',
  shop: '1',
  typeId: '1',
  categoryId: '1',
  minPrice: '1',
  maxPrice: '90000',
  rating: '1',
  specs: '1,2',
  brand: '1',
  self: '1',
  stock: '1',
  offer: '1',
  sort: 'sales',
  country: 'FR',
  tab: 'shops',
  scope: 'shop',
  period: 'week',
  page: '1',
};

const publicPages = pages.filter(({ cachedBy }) => cachedBy);

const prefixes = { en: '', 'zh-CN': '/zh-CN', es: '/es', fr: '/fr', th: '/th', lo: '/lao' };

async function linksOf(request: APIRequestContext, address: string) {
  const page = await request.get(address, { maxRedirects: 0 });
  const head = (await page.text()).split('</head>', 1)[0] ?? '';
  const links = [...head.matchAll(/<link rel="(canonical|alternate)"([^>]*)>/g)].map(([, rel, rest = '']) => ({
    rel,
    language: /hrefLang="([^"]*)"/i.exec(rest)?.[1],
    href: /href="([^"]*)"/.exec(rest.replace(/hrefLang="[^"]*"/i, ''))?.[1]?.replaceAll('&amp;', '&'),
  }));
  return {
    status: page.status(),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: links.filter(({ rel }) => rel === 'alternate').map(({ language, href }) => [language, href]),
  };
}

test('every query parameter that matters has a value', () => {
  const names = publicPages.flatMap(({ cachedBy = [] }) => cachedBy);
  expect(names.filter((name) => !values[name] && !redirected.includes(name))).toEqual([]);
});

for (const { path: pattern, cachedBy = [], sameAs } of publicPages) {
  const path = pattern.replace(':id', '1');
  const known = sameAs ?? path;
  test(`${path} names its canonical address and those in other languages`, async ({ request, baseURL }) => {
    const parts = cachedBy.filter((name) => !redirected.includes(name));
    const given = new URLSearchParams([
      ['utm_source', 'letter'],
      ...parts.toReversed().map((name) => [name, values[name] ?? '']),
      ['gclid', 'x'],
    ]);
    const canonical = new URLSearchParams(
      parts.filter((name) => name !== 'page').map((name) => [name, values[name] ?? '']),
    );
    const query = canonical.size > 0 ? `?${canonical}` : '';
    const inLanguage = (prefix: string) => baseURL + (prefix && known === '/' ? prefix : prefix + known) + query;
    for (const prefix of ['', '/th']) {
      const links = await linksOf(request, `${prefix && path === '/' ? prefix : prefix + path}?${given}`);
      expect(links).toEqual({
        status: 200,
        canonical: [inLanguage(prefix)],
        alternates: [
          ...Object.entries(prefixes).map(([language, each]) => [language, inLanguage(each)]),
          ['x-default', inLanguage('')],
        ],
      });
    }
  });
}

test('each page of a list has its own address; forms are redirected to an address without empty fields', async ({
  request,
  baseURL,
}) => {
  const links = await linksOf(request, '/goods/goods_search?page=2');
  expect(links.canonical).toEqual([`${baseURL}/goods/goods_search?page=2`]);
  const form = await request.get('/goods/goods_search?title=cup&from=5&to=10', { maxRedirects: 0 });
  expect([form.status(), form.headers().location]).toEqual([
    302,
    '/goods/goods_search?title=cup&cid=&minPrice=500&maxPrice=1000',
  ]);
});
