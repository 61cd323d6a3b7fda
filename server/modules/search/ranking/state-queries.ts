import { eq, sql } from 'drizzle-orm';
import { type RankingWeights, scoreParts, usualRanking } from '#contract/search/ranking.ts';
import type { Asker, Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { lockSite, readSiteValue } from '#server/modules/content/index.ts';
import { siteSettings } from '#server/modules/content/tables.ts';
import type { Bounds } from '#server/modules/search/matching/bounds.ts';
import type { Ranking } from '#server/modules/search/matching/match-queries.ts';
import { searchPlacing } from '#server/modules/search/tables.ts';

/** What the platform has set, and whether the tiers are made by it. */
export type RankingState = { weights: RankingWeights; isPlaced: boolean };

export function isSameScore(one: RankingWeights, other: RankingWeights): boolean {
  return scoreParts.every((part) => one[part] === other[part]);
}

/** Asked for by every search, so that a change holds at once in all processes. */
export async function readRanking(on: Asker): Promise<RankingState> {
  const [row] = await statement<{ value: unknown; placed: RankingWeights | null; is_done: boolean | null }>(
    'read_ranking',
    sql`
    select ${siteSettings.value}, ${searchPlacing.weights} as placed, ${searchPlacing.isDone}
    from (select) one left join ${siteSettings} on ${eq(siteSettings.name, 'ranking')} left join ${searchPlacing} on true`,
  ).rows(on);
  const weights = readSiteValue('ranking', row?.value);
  return { weights, isPlaced: (row?.is_done ?? true) && isSameScore(row?.placed ?? usualRanking, weights) };
}

const gatheredMax = 20_000; // so many matches may be read and ordered at once, if need be; not yet measured at a million products

/**
 * How a search is ordered. While the tiers are those of other weights, what has few enough matches is ordered all at once: so a
 * change holds there from the next search on, and elsewhere within the tiers.
 */
export function rankingFor({ weights, isPlaced }: RankingState, { atMost }: Bounds): Ranking {
  return { weights, isByTier: isPlaced || atMost > gatheredMax };
}

/** What the platform has set, until the end of this transaction. */
export async function lockRanking(tx: Transaction): Promise<RankingWeights> {
  return readSiteValue('ranking', await lockSite(tx, 'ranking'));
}

/** The weights by which the tiers are made now. */
export async function readPlacingWeights(tx: Transaction): Promise<RankingWeights> {
  const [row] = await tx.select({ weights: searchPlacing.weights }).from(searchPlacing);
  return row?.weights ?? usualRanking;
}
