import type { Locale } from '#contract/core/languages.ts';
import { usualCountry } from '#contract/core/usual-country.ts';
import { money } from '#contract/core/values.ts';
import type { SearchFilters, SearchResult } from '#contract/search/shopper.ts';
import { database } from '#server/database/connection.ts';
import { cardOf } from '#server/modules/catalogue/index.ts';
import { boundsOf, countedMax } from '#server/modules/search/matching/bounds.ts';
import type { Match } from '#server/modules/search/matching/match-queries.ts';
import { understand } from '#server/modules/search/matching/understand.ts';
import { rankingFor, readRanking } from '#server/modules/search/ranking/state-queries.ts';
import { findRedirect } from '#server/modules/search/tuning/redirects.ts';
import { facetsOf } from './facets.ts';
import { filterGroups, priceRange } from './filters.ts';
import { askForMatches } from './search-queries.ts';

/** What is searched for, how many products that may be, and by what the platform orders them. */
export async function understandSearch(locale: Locale, input: SearchFilters) {
  const [{ words, isHopeless, correctedTo }, { groups, allDocuments }, ranking] = await Promise.all([
    understand(input.title, locale),
    filterGroups(input),
    readRanking(database()),
  ]);
  const filters = isHopeless ? [...groups, nothing] : groups;
  const bounds = boundsOf([...words, ...filters], allDocuments);
  return { match: { words, filters, range: priceRange(input) }, bounds, ranking, correctedTo };
}

/** Finds products by words and filters, best match first. */
export async function searchProducts(locale: Locale, input: SearchFilters): Promise<SearchResult> {
  const [{ match: asked, bounds, ranking, correctedTo }, redirectTo] = await Promise.all([
    understandSearch(locale, input),
    input.title ? findRedirect(input.title) : null,
  ]);
  const country = input.sort === 'with-delivery' ? (input.country ?? usualCountry[locale]) : null;
  const match = { ...asked, ranking: rankingFor(ranking, bounds) };
  const answer = await askForMatches(locale, { ...input, country }, match, bounds);
  const isMore = bounds.atLeast > countedMax || answer.found > countedMax;
  return {
    list: answer.cards.map(({ priceWithDelivery, ...card }) => ({
      ...cardOf(card),
      priceWithDelivery: priceWithDelivery === null ? null : money(priceWithDelivery),
    })),
    total: isMore ? countedMax : answer.found,
    isMore,
    page: input.page,
    limit: input.limit,
    facets: facetsOf(answer.counts, input),
    category: categoryOf(answer.path),
    correctedTo,
    redirectTo,
    country,
  };
}

/** A filter that no product passes. */
const nothing: Match['filters'][number] = { of: 'nothing', tokens: [], atLeast: 0, atMost: 0 };

function categoryOf(path: { id: number; name: string }[]): SearchResult['category'] {
  const last = path.at(-1);
  return last ? { ...last, path } : null;
}
