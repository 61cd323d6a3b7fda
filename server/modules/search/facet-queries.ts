import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { SearchFilters } from '#contract/search/shopper.ts';
import { textIn } from '#server/database/localized-text.ts';
import { writtenOut } from '#server/database/statement.ts';
import { brands, categories } from '#server/modules/catalogue/tables.ts';
import { rangeOf, type TokenKind, tokenOf, tokenWithoutTier } from '#server/modules/search/language/tokens.ts';
import { bestMatches, type Match } from '#server/modules/search/matching/match-queries.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { searchDocuments, searchSpecs } from './tables.ts';

const listedMax = 30; // categories, shops, or values of one spec
const specValuesMax = 120; // from which the specs to show are chosen

type Chosen = Pick<SearchFilters, 'cid' | 'brand'>;

/** How many of the sampled products have a facet value, with its name in the caller's language. */
export type Count = { facet: TokenKind; id: number; name: string; value: string; count: number };
export type Counts = Count[];

/**
 * Two parts of the search statement: `tally`, how many of the best matches have each mark, and `counted`, the facets that are
 * shown. A facet with a filter is counted without its own filter, so that a second colour can be chosen.
 */
export function countFacets(locale: Locale, input: Chosen, match: Match, sampled: number): SQL {
  if (match.filters.length > 0 || match.range) return facetParts(locale, input, match, sampled);
  const key = `${locale} ${sampled}`;
  const counted = unfiltered.get(key) ?? writtenOut(facetParts(locale, input, match, sampled));
  unfiltered.set(key, counted);
  return counted;
}

const unfiltered = new Map<string, SQL>(); // the same for all words, in a language

function facetParts(locale: Locale, input: Chosen, match: Match, sampled: number): SQL {
  const tallied = (sample: SQL) => sql`
    select mark, count(*)::int as count from (
      select unnest(${searchDocuments.tokens}[1:${searchDocuments.markCount}]) & ${tokenWithoutTier}::int as mark
      from ${searchDocuments} where ctid = any(array(select spot from ${sample}))
    ) marked group by mark`;
  const tallyFor = (of: string): SQL => {
    if (!match.filters.some((group) => group.of === of)) return sql`tally`;
    const others = match.filters.filter((group) => group.of !== of);
    const range = of === 'price' ? null : match.range;
    return sql`(${tallied(sql`(${bestMatches({ ...match, filters: others, range }, sampled)}) sample`)}) tally`;
  };
  const isOf = (kind: TokenKind) => {
    const [first, last] = rangeOf(kind);
    return sql`tally.mark between ${first} and ${last}`;
  };
  const idIn = (kind: TokenKind) => sql`tally.mark - ${tokenOf(kind, 0)}`;
  const row = (kind: TokenKind, name: unknown, value: unknown) =>
    sql`select ${kind}::text as facet, ${idIn(kind)} as id, ${name} as name, ${value} as value, tally.count`;
  const bare = (kind: TokenKind, of: string) =>
    sql`${row(kind, sql`''`, sql`''`)} from ${tallyFor(of)} where ${isOf(kind)}`;

  const chosenNames = match.filters
    .filter(({ of }) => of.startsWith('spec '))
    .map(({ of }) => of.slice('spec '.length));
  const specName = textIn(searchSpecs.name, 'en'); // by which a filter chooses
  const specRow = sql`${row('spec', textIn(searchSpecs.name, locale), textIn(searchSpecs.value, locale))}`;
  const specs = [
    sql`${specRow}
      from (select * from tally where ${isOf('spec')} order by tally.count desc, tally.mark limit ${sql.raw(String(specValuesMax))}) tally
      join ${searchSpecs} on ${searchSpecs.id} = ${idIn('spec')}
      ${chosenNames.length > 0 ? sql`where ${specName} <> all(${sql.param(chosenNames)}::text[])` : sql``}
      order by tally.count desc, tally.mark`,
    ...chosenNames.map(
      (
        name,
      ) => sql`${specRow} from ${tallyFor(`spec ${name}`)} join ${searchSpecs} on ${searchSpecs.id} = ${idIn('spec')}
        where ${isOf('spec')} and ${specName} = ${name}
        order by tally.count desc, tally.mark limit ${listedMax}`,
    ),
  ];
  const parts = [
    sql`${row('category', textIn(categories.name, locale), sql`''`)}
      from tally join ${categories} on ${categories.id} = ${idIn('category')}
      where ${isOf('category')} and ${categories.isShown}
        and ${input.cid ? sql`${categories.parentId} = ${input.cid}` : sql`${categories.level} = 1`}
      order by tally.count desc, tally.mark limit ${listedMax}`,
    sql`${row('shop', textIn(shops.name, locale), sql`''`)}
      from (select * from ${tallyFor('shop')} where ${isOf('shop')} order by tally.count desc, tally.mark limit ${sql.raw(String(listedMax))}) tally
      join ${shops} on ${shops.id} = ${idIn('shop')} order by tally.count desc, tally.mark`,
    sql`${row('brand', textIn(brands.name, locale), sql`''`)}
      from (select * from ${tallyFor('brand')} where ${isOf('brand')} order by tally.count desc, tally.mark limit ${sql.raw(String(listedMax))}) tally
      join ${brands} on ${brands.id} = ${idIn('brand')} where ${brands.isShown} order by tally.count desc, tally.mark`,
    // What is chosen has a name, also when others are far more frequent: a product's page leads here with one brand.
    ...(input.brand.length === 0
      ? []
      : [
          sql`select 'brand'::text, ${brands.id}, ${textIn(brands.name, locale)}, '', coalesce(tally.count, 0)
      from ${brands} left join tally on tally.mark = ${brands.id} + ${tokenOf('brand', 0)}
      where ${brands.id} = any(${sql.param(input.brand)}::int[]) and ${brands.isShown}`,
        ]),
    bare('stars', 'rating'),
    bare('priceBand', 'price'),
    bare('flag', ''),
    ...specs,
  ];
  return sql`
    tally as materialized (${tallied(sql`found where place <= ${sampled}`)}),
    counted as (${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    )})`;
}
