import type { Call } from '#contract/core/call.ts';

export type PublicAddress = { key: string; url: string; variesByLocale: boolean };

const pageData = /^(.*?)(?:\/_(?:root)?)?\.data$/;

/** Finds out which addresses are the same for everyone: calls with cache tags in the contract, and the storefront's public pages. */
export function publicAddresses(
  calls: readonly Call[],
  publicSearch: (pathname: string, search: string) => string | null,
) {
  const paths = calls.filter((call) => call.cacheTags && call.method === 'GET').map((call) => call.path);
  const fixed = new Set<string>(paths.filter((path) => !path.includes('{')));
  const withIds = paths
    .filter((path) => path.includes('{'))
    .map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\d{1,10}')}$`));
  const isPublicCall = (pathname: string) => fixed.has(pathname) || withIds.some((path) => path.test(pathname));

  return function publicAddress(url: string): PublicAddress | null {
    const queryStart = url.indexOf('?');
    const pathname = queryStart < 0 ? url : url.slice(0, queryStart);
    const search = queryStart < 0 ? '' : url.slice(queryStart);
    if (pathname.startsWith('/api/')) return isPublicCall(pathname) ? { key: url, url, variesByLocale: true } : null;

    // What React Router fetches on a client-side navigation: the same page as data, for the routes it names.
    const data = pageData.exec(pathname);
    const publicQuery = publicSearch(data ? data[1] || '/' : pathname, search);
    if (publicQuery === null) return null;
    if (!data) return { key: pathname + publicQuery, url: pathname + publicQuery, variesByLocale: false };
    const query = new URLSearchParams(publicQuery);
    const routes = new URLSearchParams(search).get('_routes');
    if (routes) query.set('_routes', routes);
    const dataUrl = pathname + (query.size > 0 ? `?${query}` : '');
    return { key: dataUrl, url: dataUrl, variesByLocale: false };
  };
}
