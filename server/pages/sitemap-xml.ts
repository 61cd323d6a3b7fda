import { type languages, withLocale } from '#contract/core/languages.ts';

/** A page by its path in the default language, and when it last changed. */
export type SitemapPage = { path: string; changedAt?: Date };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Every page in every offered language, each with its addresses in the others: crawlers require links in both directions. */
export function urlSet(
  publicUrl: string,
  pages: readonly SitemapPage[],
  offered: readonly (typeof languages)[number][],
): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const addresses = offered.map(({ locale, tag }) => ({
      tag,
      href: escaped(publicUrl + withLocale(locale, path)),
    }));
    const alternates = [...addresses, { tag: 'x-default', href: escaped(publicUrl + path) }]
      .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
      .join('');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${changed}${alternates}</url>\n`);
  });
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

export function sitemapIndex(publicUrl: string, names: readonly string[]): string {
  const sitemaps = names.map(
    (name) => `<sitemap><loc>${escaped(`${publicUrl}/sitemap/${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${sitemaps.join('')}</sitemapindex>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
