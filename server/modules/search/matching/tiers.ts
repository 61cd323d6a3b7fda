import { asc, type SQL, sql } from 'drizzle-orm';
import { type RankingWeights, usualRanking } from '#contract/search/ranking.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { statement } from '#server/database/statement.ts';
import { tierSizes, tiers, tokenWithoutTier } from '#server/modules/search/language/tokens.ts';
import { bestFirst, scoreColumn } from '#server/modules/search/ranking/score.ts';
import { isSameScore, readRanking } from '#server/modules/search/ranking/state-queries.ts';
import { searchDocuments, searchPlacing, searchTiers } from '#server/modules/search/tables.ts';

// Products are divided into tiers by their score, few in the best one and eight times as many in each further one. A search reads
// them from the best on and stops when it has enough: so a word that half of all products have costs no more than a rare one.

const movedAtOnce = 2_000;

/** One writer of the index at a time, so that its counts add up; no shopper waits for writes. */
export async function lockIndex(tx: Transaction): Promise<void> {
  await takeLock(tx, locks.searchIndex);
}

export type TierStart = { tier: number; fromScore: number };

export function readTiers(tx: Transaction): Promise<TierStart[]> {
  return tx.select().from(searchTiers).orderBy(asc(searchTiers.tier));
}

/** The first tier whose minimum the score exceeds. Ties go to the worse one, or without sales all products would be in the best. */
export function tierOf(score: number, starts: readonly TierStart[]): number {
  if (starts.length === 0) return 0;
  return starts.find(({ fromScore }) => score > fromScore)?.tier ?? tiers.length - 1;
}

/** Recomputes the tiers from the current products, and moves products between them. Weights that change meanwhile end it. */
export async function balanceTiers(): Promise<void> {
  const { weights } = await readRanking(database());
  await transaction((tx) => setStarts(tx, weights));
  let after: number | null = 0;
  while (after !== null) {
    const from: number = after;
    after = await transaction((tx) => movePart(tx, weights, from));
  }
}

/** Moves products between the tiers when they are those of other weights than the platform has set. */
export async function followRanking(): Promise<void> {
  const { isPlaced } = await readRanking(database());
  if (!isPlaced) await balanceTiers();
}

async function setStarts(tx: Transaction, weights: RankingWeights): Promise<void> {
  await allowAMinute(tx);
  const score = scoreColumn(weights);
  // The score of the first product beyond the tier; with fewer products no further tier is needed. The index has the usual order;
  // with other weights all products are read once, before anyone has to wait for the index.
  const beyond = tierSizes.map((_, at) => tierSizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0));
  const starts = await statement<{ tier: number; from_score: number }>(
    'tier_starts',
    sql`
    with best as materialized (
      select score, row_number() over () as place from (
        select ${score} as score from ${searchDocuments} order by ${bestFirst(weights)}
        limit ${Math.max(...beyond) + 1}) ranked)
    select (given.place - 1)::int as tier, coalesce(best.score, '-infinity') as from_score
    from unnest(${sql.param(beyond)}::int[]) with ordinality given (places, place)
    left join best on best.place = given.places + 1`,
  ).rows(tx);
  await lockIndex(tx);
  await tx
    .insert(searchTiers)
    .values(starts.map(({ tier, from_score: fromScore }) => ({ tier, fromScore })))
    .onConflictDoUpdate({ target: searchTiers.tier, set: { fromScore: sql`excluded.from_score` } });
  await beginPlacing(tx, weights);
}

/** Notes by which weights the tiers are made from now on, and how many products have to move when those are others. */
async function beginPlacing(tx: Transaction, weights: RankingWeights): Promise<void> {
  const [before] = await tx.select().from(searchPlacing);
  const isDone = (before?.isDone ?? true) && isSameScore(before?.weights ?? usualRanking, weights);
  const [counted] = isDone
    ? []
    : await statement<{ count: number }>(
        'count_misplaced',
        sql`select count(*)::int as count from (${wantedTiers(weights)}) placed where tier <> wanted`,
      ).rows(tx);
  const values = { weights, isDone, toMove: counted?.count ?? 0, moved: 0 };
  await tx.insert(searchPlacing).values(values).onConflictDoUpdate({ target: searchPlacing.id, set: values });
}

function wantedTiers(weights: RankingWeights): SQL {
  return sql`
    select product_id, tier, coalesce((
      select min(${searchTiers.tier}) from ${searchTiers}
      where ${scoreColumn(weights)} > ${searchTiers.fromScore}), ${tiers.length - 1})::int as wanted
    from ${searchDocuments}`;
}

/** Moves some products, in the order of their ids. Returns the last one; null when there are no more. */
async function movePart(tx: Transaction, weights: RankingWeights, after: number): Promise<number | null> {
  await allowAMinute(tx);
  await lockIndex(tx);
  const now = await readRanking(tx);
  if (!isSameScore(now.weights, weights)) return null; // followRanking begins again
  const [part] = await statement<{ moved: number; last: number }>(
    'move_part',
    sql`
    with misplaced as materialized (
      select product_id, wanted from (${wantedTiers(weights)} where product_id > ${after}) placed
      where tier <> wanted order by product_id limit ${movedAtOnce}),
    moved as (
      update ${searchDocuments} set
        tier = misplaced.wanted,
        tokens = array(
          select (token & ${tokenWithoutTier}) + (misplaced.wanted << 29)
          from unnest(${searchDocuments.tokens}) with ordinality had (token, place) order by place)
      from misplaced where ${searchDocuments.productId} = misplaced.product_id)
    select count(*)::int as moved, max(product_id) as last from misplaced`,
  ).rows(tx);
  const moved = part?.moved ?? 0;
  const isLast = moved < movedAtOnce;
  const wasDone = now.isPlaced;
  await tx
    .update(searchPlacing)
    .set({ moved: sql`${searchPlacing.moved} + ${moved}`, ...(isLast && { isDone: true }) });
  if (isLast && !wasDone) await invalidateCache(tx, 'search');
  return isLast ? null : (part?.last ?? null);
}

/** Nobody waits for it, and a large mall takes a while. */
async function allowAMinute(tx: Transaction): Promise<void> {
  await statement('allow_a_minute', sql`set local statement_timeout = '60s'`).run(tx);
}
