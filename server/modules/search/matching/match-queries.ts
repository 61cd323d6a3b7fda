import { type SQL, sql } from 'drizzle-orm';
import type { RankingWeights } from '#contract/search/ranking.ts';
import { writtenOut } from '#server/database/statement.ts';
import type { PriceRange } from '#server/modules/search/filters.ts';
import { inEveryTier, inTier, tiers, tokenOf } from '#server/modules/search/language/tokens.ts';
import { bestFirst, isUsualScore } from '#server/modules/search/ranking/score.ts';
import { searchDocuments } from '#server/modules/search/tables.ts';
import { passesOf } from './match-levels.ts';
import type { Group, Understood } from './understand.ts';

/** By which weights matches are ordered, and whether tier after tier: always, except while the tiers are those of other weights. */
export type Ranking = { weights: RankingWeights; isByTier: boolean };

export type Match = {
  words: Understood['words'];
  filters: readonly Group[];
  range: PriceRange | null;
  ranking: Ranking;
};

// Built once: a search for a common word repeats them a hundred times.
const documents = writtenOut(sql`${searchDocuments}`);
const productId = writtenOut(sql`${searchDocuments.productId}`);
const tokens = writtenOut(sql`${searchDocuments.tokens}`);
const tier = writtenOut(sql`${searchDocuments.tier}`);
const price = writtenOut(sql`${searchDocuments.price}`);
/** Every product has exactly one number of stars: by these tokens all products are found tier by tier. */
const everything = [0, 1, 2, 3, 4, 5].map((stars) => tokenOf('stars', stars));
const literal = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

/**
 * The best matches with their `place`: by how certainly they are meant (see match-levels.ts), then by score, `max` at most. A
 * further pass is not started when the earlier ones have given enough. `spot` is the ctid of the document, to read it
 * again.
 */
export function bestMatches({ words, filters, range, ranking }: Match, max: number): SQL {
  const narrowed = filters.map((group) => group.tokens);
  const atMost = sql.raw(String(max)); // a literal, so that the same plan serves all words
  const passes =
    words.length > 0
      ? passesOf(words, ranking.weights.titleMatch).map((groups) => [...groups, ...narrowed])
      : [narrowed];
  const [only] = passes;
  if (!only) return sql`select ${productId}, ctid as spot, 0::bigint as place from ${documents} where false`;
  if (only.length === 0) {
    // The index of scores has the order of the usual weights alone.
    if (!isUsualScore(ranking.weights)) return throughTiers([everything], isInRange(range), ranking, atMost);
    return placed(
      sql`select ${productId}, ctid as spot from ${documents} order by ${bestFirst(ranking.weights)}`,
      atMost,
    );
  }
  if (passes.length === 1) return throughTiers(only, isInRange(range), ranking, atMost);
  const names = passes.map((_, at) => sql.identifier(`pass_${at}`));
  const before = (at: number, column: SQL) =>
    sql.join(
      names.slice(0, at).map((name) => sql`select ${column} from ${name}`),
      sql` union all `,
    );
  const countBefore = (at: number) => sql`(select count(*) from (${before(at, sql`1`)}) found_before)`;
  const steps = passes.map((groups, at) => {
    if (at === 0) return throughTiers(groups, isInRange(range), ranking, atMost);
    const isNew = sql`${isInRange(range)} and ${productId} not in (${before(at, sql`product_id`)})`;
    return throughTiers(groups, isNew, ranking, sql`(select ${atMost} - ${countBefore(at)})`);
  });
  const all = names.map((name, at) =>
    at === 0
      ? sql`select product_id, spot, place from ${name}`
      : sql`select product_id, spot, place + ${countBefore(at)} from ${name}`,
  );
  return sql`
    with ${sql.join(
      steps.map((step, at) => sql`${names[at]} as materialized (${step})`),
      sql`, `,
    )}
    ${sql.join(all, sql` union all `)}`;
}

/** Products with one token of each group, tier by tier: a later tier is not read once there are enough. */
function throughTiers(
  groups: readonly (readonly number[])[],
  more: SQL,
  { weights, isByTier }: Ranking,
  max: SQL,
): SQL {
  const inOrder = sql`${more} order by ${bestFirst(weights)}`;
  return placed(inEachTier(groups, inOrder, isByTier ? tierByTier : allAtOnce), max);
}

const tierByTier = tiers.map((tier) => [tier]);
const allAtOnce = [tiers];

function inEachTier(groups: readonly (readonly number[])[], more: SQL, steps: readonly (readonly number[])[]): SQL {
  const conditions = groups.map((group) => {
    const perStep = steps.map((step) => literal(step.flatMap((tier) => group.map((token) => inTier(token, tier)))));
    return sql`${tokens} && (${sql.param(perStep)}::text[])[step.number]::int[]`;
  });
  return sql`
    select found.* from generate_series(1, ${sql.raw(String(steps.length))}) step (number)
    cross join lateral (
      select ${productId}, ${documents}.ctid as spot from ${documents}
      where ${sql.join(conditions, sql` and `)} ${more}
    ) found`;
}

/** All matches, unordered, for counting: much cheaper than ranking them. */
export function allMatches({ words, filters, range }: Match): SQL {
  const groups = [...words, ...filters].map(({ tokens }) => tokens);
  return groups.length > 0
    ? inEachTier(groups, isInRange(range), tierByTier)
    : sql`select ${productId} from ${documents}`;
}

function placed(found: SQL, max: SQL): SQL {
  return sql`select found.*, row_number() over () as place from (${found}) found limit ${max}`;
}

/** The match condition for the index: the document matches in any tier. */
export function isMatch({ words, filters, range }: Match): SQL {
  const conditions = [...words, ...filters].map(
    (group) => sql`${tokens} && ${literal(inEveryTier(group.tokens))}::int[]`,
  );
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)} ${isInRange(range)}`;
}

/** The match condition for a document that was already read: only the tokens of its own tier are compared. */
export function isMatchAtHand({ words, filters, range }: Match): SQL {
  const conditions = [...words, ...filters].map((group) => {
    const cases = tiers.map(
      (each) => sql`when ${each} then ${literal(group.tokens.map((token) => inTier(token, each)))}::int[]`,
    );
    return sql`${tokens} && case ${tier} ${sql.join(cases, sql` `)} end`;
  });
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)} ${isInRange(range)}`;
}

function isInRange(range: PriceRange | null): SQL {
  return range ? sql`and ${price} between ${range.min} and ${range.max}` : sql``;
}
