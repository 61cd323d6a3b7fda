import { asc, sql } from 'drizzle-orm';
import { takeLock } from '#server/database/advisory-lock.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { tierSizes, tiers, tokenWithoutTier } from '#server/modules/search/language/tokens.ts';
import { searchDocuments, searchTiers } from '#server/modules/search/tables.ts';

// Products are divided into tiers by their score, few in the best one and eight times as many in each further one. A search reads
// them from the best on and stops when it has enough: so a word that half of all products have costs no more than a rare one.

const indexLock = 7_215_003; // any number, the same in every process
const movedAtOnce = 2_000;

/** One writer of the index at a time, so that its counts add up; no shopper waits for writes. */
export async function lockIndex(tx: Transaction): Promise<void> {
  await takeLock(tx, indexLock);
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

/** Recomputes the tiers from the current products, and moves products between them. */
export async function balanceTiers(): Promise<void> {
  await transaction(setStarts);
  while ((await transaction(movePart)) === movedAtOnce);
}

async function setStarts(tx: Transaction): Promise<void> {
  await lockIndex(tx);
  let placesBefore = 0;
  for (const [tier, size] of tierSizes.entries()) {
    placesBefore += size;
    // The score of the first product beyond the tier; with fewer products no further tier is needed.
    await statement(
      'set_starts',
      sql`
      insert into ${searchTiers} (tier, from_score)
      select ${tier}::smallint, coalesce((
        select score from ${searchDocuments} order by score desc nulls last, product_id desc nulls last
        offset ${placesBefore} limit 1), '-infinity')
      on conflict (tier) do update set from_score = excluded.from_score`,
    ).run(tx);
  }
}

async function movePart(tx: Transaction): Promise<number> {
  await lockIndex(tx);
  return statement(
    'move_part',
    sql`
    update ${searchDocuments} set
      tier = moved.wanted,
      tokens = array(
        select (token & ${tokenWithoutTier}) + (moved.wanted << 29)
        from unnest(${searchDocuments.tokens}) with ordinality had (token, place) order by place)
    from (
      select product_id, wanted from (
        select product_id, tier, coalesce((
          select min(${searchTiers.tier}) from ${searchTiers} where score > ${searchTiers.fromScore}), ${tiers.length - 1})::int as wanted
        from ${searchDocuments}) placed
      where tier <> wanted limit ${movedAtOnce}) moved
    where ${searchDocuments.productId} = moved.product_id`,
  ).run(tx);
}
