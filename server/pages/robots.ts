import { defaultLocale, locales } from '#contract/core/languages.ts';

const notPages = ['/api/', '/console'];
/** Pages of one person. */
const personal = ['/users/', '/order/', '/login', '/register', '/middlewares/callback_', '/dev/'];

/**
 * Filters and sort orders of the same products and shops: each combination is another address and shows nothing that the plain
 * list does not.
 */
const narrowing: readonly [path: string, names: readonly string[]][] = [
  [
    'goods/goods_search',
    ['shop', 'minPrice', 'maxPrice', 'rating', 'specs', 'self', 'stock', 'offer', 'sort', 'tab', 'from', 'to'],
  ],
  ['merchant/merchant/category', ['keyword', 'minPrice', 'maxPrice', 'sort']],
  ['merchant/merchant/coupon', ['scope']],
  ['merchant/merchant_', ['title', 'typeId', 'categoryId', 'self']],
  ['goods/top_one', ['period']],
];

/** The robots.txt: which addresses crawlers should leave out, and where the sitemap is. */
export function robotsText(publicUrl: string): string {
  const inEveryLanguage = (path: string) =>
    locales.map((locale) => (locale === defaultLocale ? path : `/${locale}${path}`));
  const rules = [
    ...[...notPages, ...personal.flatMap(inEveryLanguage)].map((path) => `Disallow: ${path}`),
    // Search words have no end. The longest matching rule counts: a category with empty search words is still crawled.
    'Disallow: /*search?*title=',
    'Allow: /*goods_search?title=&',
    ...narrowing.flatMap(([path, names]) => names.map((name) => `Disallow: /*${path}*?*${name}=`)),
  ];
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
