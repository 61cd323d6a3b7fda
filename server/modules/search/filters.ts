import { inArray } from 'drizzle-orm';
import type { SearchFilters } from '#contract/search/shopper.ts';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { filterTokenOf, flags, priceBand, priceSteps, tokenOf } from '#server/modules/search/language/tokens.ts';
import { lookUp } from '#server/modules/search/matching/look-up.ts';
import type { Group } from '#server/modules/search/matching/understand.ts';
import { searchSpecs } from './tables.ts';

export type PriceRange = { min: number; max: number };

/** The price range, with its ends swapped if they are in the wrong order. */
export function priceRange({ minPrice, maxPrice }: Pick<SearchFilters, 'minPrice' | 'maxPrice'>): PriceRange | null {
  if (minPrice === undefined && maxPrice === undefined) return null;
  const [min, max] = [minPrice ?? 0, maxPrice ?? Number.POSITIVE_INFINITY].sort((a, b) => a - b) as [number, number];
  return { min, max: Math.min(max, 2_147_483_647) };
}

/** The filters of a search, as groups of alternatives. */
export async function filterGroups(input: SearchFilters): Promise<{ groups: Group[]; allDocuments: number }> {
  const range = priceRange(input);
  const bands = range ? [...bandsBetween(range)] : [];
  const wanted: { of: string; tokens: number[] }[] = [
    ...(input.cid ? [{ of: 'category', tokens: [filterTokenOf('category', input.cid)] }] : []),
    ...(input.shop ? [{ of: 'shop', tokens: [filterTokenOf('shop', input.shop)] }] : []),
    ...(input.brand.length > 0 ? [{ of: 'brand', tokens: input.brand.map((id) => filterTokenOf('brand', id)) }] : []),
    ...(input.rating ? [{ of: 'rating', tokens: starsFrom(input.rating) }] : []),
    ...(range ? [{ of: 'price', tokens: bands.map((band) => tokenOf('priceBand', band)) }] : []),
    ...(input.self ? [{ of: 'self', tokens: [tokenOf('flag', flags.self)] }] : []),
    ...(input.stock ? [{ of: 'stock', tokens: [tokenOf('flag', flags.stock)] }] : []),
    ...(input.offer ? [{ of: 'offer', tokens: [tokenOf('flag', flags.offer)] }] : []),
    ...(await specGroups(input.specs)),
  ];
  const { documentsOf, allDocuments } = await lookUp(
    [],
    wanted.flatMap(({ tokens }) => tokens),
  );
  const groups = wanted.map(({ of, tokens }) => {
    const counts = tokens.map(documentsOf);
    const sum = counts.reduce((total, count) => total + count, 0);
    // Only bands that lie completely inside a price range are certain to match; and a product may have two colours.
    const sure = of === 'price' && range ? tokens.filter((_, at) => isInside(bands[at] ?? 0, range)) : tokens;
    const atLeast = of.startsWith('spec')
      ? Math.max(0, ...counts)
      : sure.reduce((total, token) => total + documentsOf(token), 0);
    return { of, tokens, atLeast, atMost: sum };
  });
  return { groups, allDocuments };
}

function starsFrom(stars: number): number[] {
  return [1, 2, 3, 4, 5].filter((each) => each >= stars).map((each) => tokenOf('stars', each));
}

function* bandsBetween({ min, max }: PriceRange): Iterable<number> {
  for (let band = priceBand(min); band <= priceBand(max); band++) yield band;
}

function isInside(band: number, { min, max }: PriceRange): boolean {
  const next = priceSteps[band + 1];
  return (priceSteps[band] ?? 0) >= min && next !== undefined && next - 1 <= max;
}

// The name of a value never changes, so it is cached for ever.
const specNames = new Map<number, string>();
onDatabaseClosed(() => specNames.clear());
const specNamesMax = 50_000;

/** Two colours are alternatives, a colour and a size are not. Unknown values are left out. */
async function specGroups(ids: readonly number[]): Promise<{ of: string; tokens: number[] }[]> {
  const unknown = ids.filter((id) => !specNames.has(id));
  if (unknown.length > 0) {
    const rows = await database()
      .select({ id: searchSpecs.id, name: textIn(searchSpecs.name, 'en') })
      .from(searchSpecs)
      .where(inArray(searchSpecs.id, unknown));
    if (specNames.size > specNamesMax) specNames.clear();
    for (const { id, name } of rows) specNames.set(id, name);
  }
  const byName = Map.groupBy(
    ids.filter((id) => specNames.has(id)),
    (id) => specNames.get(id) ?? '',
  );
  return [...byName].map(([name, group]) => ({ of: `spec ${name}`, tokens: group.map((id) => tokenOf('spec', id)) }));
}
