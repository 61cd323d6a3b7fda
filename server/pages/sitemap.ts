import { agreementId } from '#contract/content/help-pages.ts';
import type { CacheTag } from '#contract/core/call.ts';
import { defaultLocale, languages } from '#contract/core/languages.ts';
import { noteCacheTags } from '#server/http/cache/cache-tags.ts';
import type { PublicAddress } from '#server/http/cache/public-address.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Api } from '#server/http/serve.ts';
import {
  listActivityStarts,
  listCategoriesWithProducts,
  listProductsOfPart,
  partsWithProducts,
} from '#server/modules/catalogue/index.ts';
import { listHelpLinks, siteNow } from '#server/modules/content/index.ts';
import { listOpenShopsOfPart, partsWithOpenShops } from '#server/modules/shops/index.ts';
import { pages as storefrontPages } from '#storefront/routes.ts';
import { robotsText } from './robots.ts';
import { type SitemapPage, sitemapIndex, urlSet } from './sitemap-xml.ts';

// A sitemap may hold 50,000 addresses and 50 MB. A page exists in six languages, each of which links to all others:
// a thousand products make 6,000 addresses and 5 MB.
export const productsPerSitemap = 1_000;
export const shopsPerSitemap = 500;

const fixedPages = storefrontPages.filter(({ inSitemap }) => inSitemap);

type Kind = {
  /** It always has a single part. */
  isOne?: true;
  parts(): Promise<number[]>;
  pages(part: number): Promise<SitemapPage[]>;
  shows: readonly CacheTag[];
};

const kinds: Record<string, Kind> = {
  pages: {
    isOne: true,
    parts: async () => [1],
    pages: async () => [
      ...fixedPages.map(({ path }) => ({ path })),
      ...(await listHelpLinks(defaultLocale)).filter(({ id }) => id !== agreementId).map(({ url }) => ({ path: url })),
      ...(await listActivityStarts()).map(({ id, startsAt }) => ({
        path: `/goods/activity_list?id=${id}`,
        changedAt: startsAt,
      })),
    ],
    shows: ['activities', 'site'],
  },
  categories: {
    isOne: true,
    parts: async () => ((await listCategoriesWithProducts()).length > 0 ? [1] : []),
    pages: async () =>
      (await listCategoriesWithProducts()).flatMap(({ id, level }) => [
        { path: `/goods/goods_search?cid=${id}` },
        ...(level === 1 ? [{ path: `/goods/top_one?cid=${id}` }] : []),
      ]),
    shows: ['categories', 'products', 'shops'],
  },
  shops: {
    parts: () => partsWithOpenShops(shopsPerSitemap),
    // The qualification pages of shops are left out: crawlers must not read them.
    pages: async (part) =>
      (await listOpenShopsOfPart(part, shopsPerSitemap)).flatMap((id) => [
        { path: `/merchant/merchant?id=${id}` },
        { path: `/merchant/merchant/category?id=${id}` },
        { path: `/merchant/merchant/coupon?id=${id}` },
        { path: `/merchant/merchant/about?id=${id}` },
      ]),
    shows: ['shops'],
  },
  goods: {
    parts: () => partsWithProducts(productsPerSitemap),
    pages: async (part) =>
      (await listProductsOfPart(part, productsPerSitemap)).map(({ id, createdAt }) => ({
        path: `/goods_detail/${id}`,
        changedAt: createdAt, // products do not change after they are added
      })),
    shows: ['products', 'shops'],
  },
};

const sitemapPath = /^\/sitemap\/([a-z]+)-([1-9]\d{0,5})\.xml$/;

/** Serves robots.txt, the sitemap index and the sitemaps. */
export function serveSitemap(api: Api, publicUrl: string): void {
  const xml = { 'Content-Type': 'application/xml; charset=utf-8' };

  api.get('/robots.txt', (context) => context.text(robotsText(publicUrl)));

  api.get('/sitemap.xml', async (context) => {
    const names: string[] = [];
    for (const [kind, { parts, shows }] of Object.entries(kinds)) {
      noteCacheTags(shows);
      for (const part of await parts()) names.push(`${kind}-${part}`);
    }
    return context.body(sitemapIndex(publicUrl, names), 200, xml);
  });

  api.get('/sitemap/*', async (context) => {
    const [, name = '', part] = sitemapPath.exec(context.req.path) ?? [];
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) throw new Refusal('not_found');
    noteCacheTags([...kind.shows, 'site']);
    const offered = languages.filter(({ locale }) => siteNow().languages.offered.includes(locale));
    const pages = kind.isOne && part !== '1' ? [] : await kind.pages(Number(part));
    if (pages.length === 0) throw new Refusal('not_found');
    return context.body(urlSet(publicUrl, pages, offered), 200, xml);
  });
}

/** The public address of robots.txt and the sitemaps: the same for everyone, whatever the query. */
export function sitemapAddress(url: string): PublicAddress | null {
  const path = url.split('?', 1)[0] ?? '';
  const isOurs = path === '/robots.txt' || path === '/sitemap.xml' || sitemapPath.test(path);
  return isOurs ? { key: path, url: path, variesByLocale: false } : null;
}
