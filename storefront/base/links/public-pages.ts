import { splitLocale } from '#contract/core/languages.ts';

/**
 * Pages that are the same for everybody, with the parts of the query that change what they show. The server keeps
 * these and shows them again; any other part of their query (where a shopper came from, say) is left out.
 */
export const publicPages: readonly { path: RegExp; query: readonly string[] }[] = [
  { path: /^\/$/, query: [] },
  // What is chosen and filtered there is read from the address by the browser.
  { path: /^\/goods_detail\/[1-9]\d{0,9}$/, query: [] },
  {
    path: /^\/goods\/goods_search$/,
    query: [
      'title',
      'cid',
      'shop',
      'minPrice',
      'maxPrice',
      'rating',
      'specs',
      'self',
      'stock',
      'offer',
      'sort',
      'page',
      'tab',
      'from', // and `to`: a price range typed in whole units, sent without scripts
      'to',
    ],
  },
  { path: /^\/middlewares\/privacy_agreement$/, query: [] },
  { path: /^\/merchant\/merchant(?:\/home)?$/, query: ['id', 'page'] },
  {
    path: /^\/merchant\/merchant\/category$/,
    query: ['id', 'cid', 'keyword', 'minPrice', 'maxPrice', 'sort', 'page'],
  },
  { path: /^\/merchant\/merchant\/coupon$/, query: ['id', 'scope'] },
  { path: /^\/merchant\/merchant\/qualification$/, query: ['id'] },
  { path: /^\/merchant\/merchant_(?:street|more)$/, query: ['title', 'typeId', 'categoryId', 'self', 'page'] },
  { path: /^\/goods\/activity_list$/, query: ['id', 'page'] },
  { path: /^\/goods\/top_one$/, query: ['cid', 'period'] },
  { path: /^\/goods\/coupon_center$/, query: ['scope', 'shop', 'cid', 'page'] },
];

/** The part of the query that matters on this page, or null when the page is not public. */
export function publicSearch(pathname: string, search: string): string | null {
  const { path } = splitLocale(pathname);
  const page = publicPages.find((candidate) => candidate.path.test(path));
  if (!page) return null;
  const given = new URLSearchParams(search);
  const used = new URLSearchParams(page.query.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return used.size > 0 ? `?${used}` : '';
}

/** Other ways to write an address that show the same page. */
const sameAs: Readonly<Record<string, string>> = { '/merchant/merchant/home': '/merchant/merchant' };
const firstPage = '1';

/**
 * The one address, without its language, by which search engines should know a page: whatever else an address says, or
 * says without a meaning, is left out.
 */
export function canonicalPath(path: string, search: string): string {
  const bare = path.replace(/(?<=.)\/+$/, '');
  const used = publicSearch(bare, search);
  if (used === null) return bare + search;
  const query = new URLSearchParams(
    [...new URLSearchParams(used)].filter(([name, value]) => value !== '' && !(name === 'page' && value === firstPage)),
  );
  return (sameAs[bare] ?? bare) + (query.size > 0 ? `?${query}` : '');
}
