import { listHotKeywords, searchProducts, searchShops, suggest } from '#contract/search/shopper.ts';
import type { Caller } from '#server/http/caller.ts';
import { log } from '#server/http/log.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { serveRanking } from '#server/modules/search/ranking/ranking-routes.ts';
import { listKeywords } from '#server/modules/search/suggestions/hot-keywords.ts';
import { countSearched, noteFound } from '#server/modules/search/suggestions/note-search.ts';
import { suggest as findSuggestions } from '#server/modules/search/suggestions/suggest.ts';
import { serveTuning } from '#server/modules/search/tuning/tuning-routes.ts';
import { searchProducts as findProducts } from './search-products.ts';
import { findShops } from './shop-queries.ts';

export function serveSearch(api: Api): void {
  serveTuning(api);
  serveRanking(api);
  serve(api, listHotKeywords, (_, caller) => listKeywords(caller.locale));
  serve(api, searchProducts, async (input, caller) => {
    await countSearch(caller);
    const result = await findProducts(caller.locale, input);
    if (caller.source) countSearched(input.title, caller.source);
    if (!result.redirectTo)
      noteFound(input.title, result.total).catch((error) => log.warn({ err: error }, 'recording a search failed'));
    return result;
  });
  serve(api, searchShops, (input, caller) => findShops(caller.locale, input));
  serve(api, suggest, async ({ title }, caller) => {
    await countSearch(caller);
    return findSuggestions(caller.locale, title);
  });
}

/** A request from the response cache has no source: search-admission.ts has counted it. */
async function countSearch(caller: Caller<'anyone'>): Promise<void> {
  if (caller.source) await caller.countTry('search');
}
