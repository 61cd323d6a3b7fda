import type { IncomingMessage } from 'node:http';
import { splitLocale } from '#contract/core/languages.ts';
import { searchProducts, suggest } from '#contract/search/shopper.ts';
import { databaseTrouble } from '#server/database/trouble.ts';
import { demoRateLimitFactor } from '#server/http/limits.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { sourceAddress } from '#server/http/source-address.ts';
import { countSearched } from '#server/modules/search/index.ts';
import type { Settings } from '#server/start/settings/settings.ts';

const searchPage = /^\/goods\/goods_search\/*$/i; // as the router finds it

/**
 * Limits searches per source. They are the most expensive public requests, and each new word is another page that is not in
 * the cache. Only searches that have to be rendered are counted; cached ones are not limited. Those that no cached response can
 * answer (in another spelling, by HEAD, with a long query) are counted where they are made: server/modules/search/routes.ts.
 */
export function admitSearches({ trustedProxies, isDemo }: Pick<Settings, 'trustedProxies' | 'isDemo'>) {
  return function admit(url: string, incoming: IncomingMessage): (() => Promise<void>) | null {
    const queryStart = url.indexOf('?');
    const pathname = queryStart < 0 ? url : url.slice(0, queryStart);
    const isPage = searchPage.test(splitLocale(pathname.replace(/_?\.data$/, '')).path);
    if (!isPage && pathname !== searchProducts.path && pathname !== suggest.path) return null;
    const forwarded = incoming.headers['x-forwarded-for'] as string | undefined;
    const source = sourceAddress(incoming.socket.remoteAddress, forwarded, trustedProxies);
    const title =
      queryStart < 0 || pathname === suggest.path ? '' : new URLSearchParams(url.slice(queryStart)).get('title');
    if (title) countSearched(title, source);
    return () =>
      countTry('search', source, isDemo ? demoRateLimitFactor : 1).catch((error: unknown) => {
        // Searching needs no disk, so it goes on when a full disk has no room for the count.
        if (databaseTrouble(error) !== 'storage_full') throw error;
      });
  };
}
