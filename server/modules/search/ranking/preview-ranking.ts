import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import {
  type previewRanking as contract,
  type MatchPlace,
  matchPlaces,
  type RankedProduct,
  rankedShown,
} from '#contract/search/platform-ranking.ts';
import type { RankingWeights } from '#contract/search/ranking.ts';
import { SearchFilters } from '#contract/search/shopper.ts';
import type { Match } from '#server/modules/search/matching/match-queries.ts';
import { understandSearch } from '#server/modules/search/search-products.ts';
import { detailsOf, type Order, orderOf } from './preview-queries.ts';
import { partsOf } from './score.ts';
import { isSameScore, rankingFor } from './state-queries.ts';

/** The first products of a search as it is and as it would be with other weights, each with its place in the other order. */
export async function previewRanking({
  title,
  cid,
  language,
  ...weights
}: z.output<typeof contract.input>): Promise<OutputOf<typeof contract>> {
  const search = await understandSearch(language, SearchFilters.parse({ title, cid }));
  const { ranking, bounds, correctedTo } = search;
  // As it would be once all products are in the tiers of these weights, as far as not too many match.
  const then = rankingFor({ weights, isPlaced: false }, bounds);
  const orders = {
    before: await orderOf({ ...search.match, ranking: rankingFor(ranking, bounds) }),
    after: await orderOf({ ...search.match, ranking: then }),
  };
  const shown = [...orders.before.slice(0, rankedShown), ...orders.after.slice(0, rankedShown)].map(({ id }) => id);
  const details = await detailsOf(language, [...new Set(shown)]);
  const now = new Date();
  const listed = (order: Order, other: Order, by: RankingWeights) =>
    order.slice(0, rankedShown).flatMap(({ id, place }): RankedProduct[] => {
      const document = details.get(id);
      if (!document) return []; // taken off sale in between
      const otherPlace = other.find((each) => each.id === id)?.place ?? null;
      const { name, hash } = document;
      const match = placeOfMatch(document.tokens, search.match.words);
      return [{ id, name, image: `/media/${hash}`, place, otherPlace, match, parts: partsOf(document, by, now) }];
    });
  return {
    before: listed(orders.before, orders.after, ranking.weights),
    after: listed(orders.after, orders.before, weights),
    isRough: then.isByTier && !isSameScore(weights, ranking.weights),
    correctedTo,
  };
}

/** Where a product has the words: the level of the least certain one, as match-levels.ts has them. */
function placeOfMatch(tokens: readonly number[], words: Match['words']): MatchPlace | null {
  if (words.length === 0) return null;
  const has = new Set(tokens);
  const levels = words.map(({ levels: all }) => all.findIndex((level) => level.some((token) => has.has(token))));
  return matchPlaces[Math.max(...levels)] ?? null;
}
