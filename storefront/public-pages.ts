import { splitLocale } from '#contract/languages.ts';

/**
 * Pages that are the same for everybody, with the parts of the query that change what they show. The server keeps
 * these and shows them again; any other part of their query (where a shopper came from, say) is left out.
 */
const publicPages: readonly { path: RegExp; query: readonly string[] }[] = [
  { path: /^\/$/, query: [] },
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
];

/** The part of the query that matters on this page, or null when the page is not public. */
export function publicSearch(pathname: string, search: string): string | null {
  const { path } = splitLocale(pathname);
  const page = publicPages.find((candidate) => candidate.path.test(path));
  if (!page) return null;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(page.query.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return kept.size > 0 ? `?${kept}` : '';
}
