import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLocale } from '#contract/core/languages.ts';
import { searchProducts, suggest } from '#contract/search/shopper.ts';
import { databaseTrouble } from '#server/database/trouble.ts';
import { asRefusal } from '#server/http/answers.ts';
import { sendFallback } from '#server/http/fallback-response.ts';
import { demoRateLimitFactor } from '#server/http/limits.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { requestLocale } from '#server/http/request-locale.ts';
import { requestedAddress } from '#server/http/requested-address.ts';
import { sourceAddress } from '#server/http/source-address.ts';
import { countSearched } from '#server/modules/search/index.ts';
import type { Settings } from '#server/start/settings/settings.ts';

const searchPage = /^\/goods\/goods_search\/*$/i; // as the router finds it

type Admit = ReturnType<typeof admitSearches>;

/**
 * Limits searches per source. They are the most expensive public requests, and each new word is another page that is not in
 * the cache. Only searches that have to be rendered are counted; cached ones are not limited.
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

/**
 * Limits the searches that are never answered from the cache as well: in another spelling, by HEAD, or with a long query. Returns
 * true when it has refused one.
 */
export function limitOtherSearches(admit: Admit, headers: Record<string, string>) {
  return async function refuseSearch(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false;
    const { routed, search } = requestedAddress(incoming);
    try {
      await admit(routed + search, incoming)?.();
      return false;
    } catch (error) {
      const isCall = routed.startsWith('/api/');
      const header = (name: string) => incoming.headers[name]?.toString();
      const locale = isCall ? requestLocale(header) : splitLocale(routed).locale;
      sendFallback(outgoing, asRefusal(error) ?? error, locale, isCall ? 'json' : 'html', headers);
      return true;
    }
  };
}
