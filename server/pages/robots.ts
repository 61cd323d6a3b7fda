import { defaultLocale, locales } from '#contract/core/languages.ts';
import { pages } from '#storefront/routes.ts';

const notPages = ['/api/', '/console'];

/**
 * Query parameters that lead to something else. All others are filters and sort orders of the same products and shops: each
 * combination is another address and shows nothing that the plain list does not.
 */
const leading = ['id', 'cid', 'page'];
const searchPath = '/goods/goods_search';

/** The robots.txt: which addresses crawlers should leave out, and where the sitemap is. */
export function robotsText(publicUrl: string): string {
  const inEveryLanguage = (path: string) =>
    locales.map((locale) => (locale === defaultLocale ? path : `/${locale}${path}`));
  const rules = [
    ...[...notPages, ...personalAddresses().flatMap(inEveryLanguage)].map((path) => `Disallow: ${path}`),
    // Search words have no end. The longest matching rule counts: a category with empty search words is still crawled.
    'Disallow: /*search?*title=',
    'Allow: /*goods_search?title=&',
    ...pages.flatMap(({ path, cachedBy = [] }) =>
      cachedBy
        .filter((name) => !leading.includes(name) && !(path === searchPath && name === 'title'))
        .map((name) => `Disallow: /*${path.slice(1)}*?*${name}=`),
    ),
  ];
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** Pages that are not the same for everybody: whole folders where there is nothing else in them. */
function personalAddresses(): string[] {
  const folderOf = (path: string) => `/${path.split('/')[1]}${path.lastIndexOf('/') > 0 ? '/' : ''}`;
  const readable = new Set(pages.filter(({ cachedBy }) => cachedBy).map(({ path }) => folderOf(path)));
  const personal = pages.filter(({ cachedBy }) => !cachedBy).map(({ path }) => path);
  return [...new Set(personal.map((path) => (readable.has(folderOf(path)) ? path : folderOf(path))))];
}
