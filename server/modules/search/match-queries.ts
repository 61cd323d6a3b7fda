import { type SQL, sql } from 'drizzle-orm';
import type { PriceRange } from './filters.ts';
import { searchDocuments } from './tables.ts';
import { inEveryTier, inTier, tiers } from './tokens.ts';
import type { Group, Understood } from './understand.ts';

export type Match = { words: Understood['words']; filters: readonly Group[]; range: PriceRange | null };

export const bestFirst = sql`${searchDocuments.score} desc nulls last, ${searchDocuments.productId} desc nulls last`;
const columns = sql`${searchDocuments.productId}, ${searchDocuments.tokens}[1:${searchDocuments.markCount}] as marks`;

const literal = (tokens: readonly number[]) => `{${tokens.join(',')}}`;

const impossible = -1; // no product has this token

/**
 * The best matches, in order: those with all words in their name first, then by score. Each is `place`d. It goes step by
 * step through the tiers and stops at `max`: a later step is not even begun once the earlier ones have given enough.
 */
export function bestMatches({ words, filters, range }: Match, max: number): SQL {
  const fitted = words.length > 0 && words.every(({ nameToken }) => nameToken !== null);
  const inName = words.map(({ nameToken }) => [nameToken ?? 0]);
  const anywhere = words.map(({ tokens }) => tokens);
  const narrowed = filters.map(({ tokens }) => tokens);
  const passes = [
    ...(fitted ? [{ groups: [...inName, ...narrowed], without: [impossible] }] : []),
    { groups: [...anywhere, ...narrowed], without: inName.flat() },
  ];
  if (words.length + filters.length === 0) {
    const place = sql`row_number() over (order by ${bestFirst}) as place`;
    return sql`select ${columns}, ${place} from ${searchDocuments} order by ${bestFirst} limit ${max}`;
  }
  const steps = passes.flatMap((pass) => tiers.map((tier) => ({ ...pass, tier })));
  /** An array of which each step looks at its own element. */
  const stepwise = (tokensOf: (pass: (typeof steps)[number]) => readonly number[]) => {
    const perStep = steps.map((step) => literal(tokensOf(step).map((token) => inTier(token, step.tier))));
    return sql`(${sql.param(perStep)}::text[])[number]::int[]`;
  };
  const conditions = (steps[0]?.groups ?? []).map(
    (_, at) => sql`${searchDocuments.tokens} && ${stepwise(({ groups }) => groups[at] ?? [])}`,
  );
  // What fits best has been found already when it comes to the words found elsewhere.
  if (fitted) conditions.push(sql`not ${searchDocuments.tokens} @> step.without`);
  const without = fitted ? stepwise((step) => step.without) : sql`'{}'::int[]`;
  return sql`
    select found.*, row_number() over () as place
    -- "offset 0" keeps what a step looks for from being worked out anew for every row.
    from (select number, ${without} as without from generate_series(1, ${steps.length}::int) number offset 0) step
    cross join lateral (
      select ${columns} from ${searchDocuments}
      where ${sql.join(conditions, sql` and `)} ${isInRange(range)}
      order by ${bestFirst}
    ) found
    limit ${max}`;
}

/** Whether a document matches, in whichever tier it is: for walking through all of them in another order. */
export function isMatch({ words, filters, range }: Match): SQL {
  const conditions = [...words, ...filters].map(
    ({ tokens }) => sql`${searchDocuments.tokens} && ${literal(inEveryTier(tokens))}::int[]`,
  );
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)} ${isInRange(range)}`;
}

function isInRange(range: PriceRange | null): SQL {
  return range ? sql`and ${searchDocuments.price} between ${range.min} and ${range.max}` : sql``;
}
