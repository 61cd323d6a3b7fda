import { defaultLocale, locales } from '#contract/core/languages.ts';

const notPages = ['/api/', '/console'];
/** What is someone's own. */
const personal = ['/users/', '/order/', '/login', '/register', '/middlewares/callback_', '/dev/'];

/**
 * Ways to look at the same products and shops: each combination of them is another address, and says nothing that the plain
 * list does not say.
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

/** Which addresses crawlers should leave alone, and where they find the others. */
export function robotsText(publicUrl: string): string {
  const inEveryLanguage = (path: string) =>
    locales.map((locale) => (locale === defaultLocale ? path : `/${locale}${path}`));
  const rules = [
    ...[...notPages, ...personal.flatMap(inEveryLanguage)].map((path) => `Disallow: ${path}`),
    // There is no end of words. The longest rule that fits counts: a category is read although empty words stand before it.
    'Disallow: /*search?*title=',
    'Allow: /*goods_search?title=&',
    ...narrowing.flatMap(([path, names]) => names.map((name) => `Disallow: /*${path}*?*${name}=`)),
  ];
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
