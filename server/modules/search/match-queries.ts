import { type SQL, sql } from 'drizzle-orm';
import type { PriceRange } from './filters.ts';
import { searchDocuments } from './tables.ts';
import { inEveryTier, inTier, tiers } from './tokens.ts';
import type { Group, Understood } from './understand.ts';

export type Match = { words: Understood['words']; filters: readonly Group[]; range: PriceRange | null };

const { productId, tokens, tier, price, score } = searchDocuments;
const bestFirst = sql`${score} desc nulls last, ${productId} desc nulls last`;
const literal = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

/**
 * The best matches with their `place`: those with all words in their name first, then by score, `max` at most. The second
 * search is not even begun when the first has given enough. `spot` is where the document lies, to look at it once more.
 */
export function bestMatches({ words, filters, range }: Match, max: number): SQL {
  const narrowed = filters.map((group) => group.tokens);
  const anywhere = [...words.map((group) => group.tokens), ...narrowed];
  if (anywhere.length === 0)
    return placed(sql`select ${productId}, ctid as spot from ${searchDocuments} order by ${bestFirst}`, sql`${max}`);
  const inName = words.flatMap(({ nameToken }) => (nameToken === null ? [] : [[nameToken]]));
  if (words.length === 0 || inName.length < words.length) return throughTiers(anywhere, isInRange(range), sql`${max}`);
  const isNew = sql`${isInRange(range)} and ${productId} not in (select product_id from fitting)`;
  return sql`
    with fitting as materialized (${throughTiers([...inName, ...narrowed], isInRange(range), sql`${max}`)}),
    others as materialized (${throughTiers(anywhere, isNew, sql`(select ${max} - count(*) from fitting)`)})
    select * from fitting
    union all
    select product_id, spot, place + (select count(*) from fitting) from others`;
}

/** Goods that have one token of each group, tier by tier: a later tier is not looked at once there are enough. */
function throughTiers(groups: readonly (readonly number[])[], more: SQL, max: SQL): SQL {
  const conditions = groups.map((group) => {
    const perTier = tiers.map((each) => literal(group.map((token) => inTier(token, each))));
    return sql`${tokens} && (${sql.param(perTier)}::text[])[step.number]::int[]`;
  });
  const found = sql`
    select found.* from generate_series(1, ${tiers.length}::int) step (number)
    cross join lateral (
      select ${productId}, ${searchDocuments}.ctid as spot from ${searchDocuments}
      where ${sql.join(conditions, sql` and `)} ${more}
      order by ${bestFirst}
    ) found`;
  return placed(found, max);
}

function placed(found: SQL, max: SQL): SQL {
  return sql`select found.*, row_number() over () as place from (${found}) found limit ${max}`;
}

/** A condition that the index answers: the document matches, in whichever tier it is. */
export function isMatch({ words, filters, range }: Match): SQL {
  const conditions = [...words, ...filters].map(
    (group) => sql`${tokens} && ${literal(inEveryTier(group.tokens))}::int[]`,
  );
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)} ${isInRange(range)}`;
}

/** The same for looking at a document that is at hand: it is only held against the tokens of its own tier. */
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
