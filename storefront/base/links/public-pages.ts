import { findExactPage } from './pages.ts';

/** The part of the query that matters on this page, or null when the page is not public. */
export function publicSearch(pathname: string, search: string): string | null {
  const parts = findExactPage(pathname)?.cachedBy;
  if (!parts) return null;
  const given = new URLSearchParams(search);
  const used = new URLSearchParams(parts.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return used.size > 0 ? `?${used}` : '';
}

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
  return (findExactPage(bare)?.sameAs ?? bare) + (query.size > 0 ? `?${query}` : '');
}
