import { money } from '#contract/core/values.ts';
import type { Facets, SearchFilters } from '#contract/search/shopper.ts';
import { flags, priceSteps } from '#server/modules/search/language/tokens.ts';
import type { Count, Counts } from './facet-queries.ts';

const specsShown = 8;
const valuesShown = 30;
const bucketsMax = 6;

/** Turns the counts into the facets that the page shows. */
export function facetsOf(counts: Counts, input: SearchFilters): Facets {
  const byFacet = Map.groupBy(counts, ({ facet }) => facet);
  const of = (facet: Count['facet']) => byFacet.get(facet) ?? [];
  const flagCount = (flag: number) => of('flag').find(({ id }) => id === flag)?.count ?? 0;
  const listed = (facet: Count['facet'], chosen: readonly (number | undefined)[]) =>
    of(facet).map(({ id, name, count }) => ({ id, name, count, isChosen: chosen.includes(id) }));
  return {
    categories: listed('category', []),
    shops: listed('shop', [input.shop]),
    brands: withoutTwins(listed('brand', input.brand)),
    prices: priceBuckets(of('priceBand')),
    ratings: ratingsOf(of('stars')),
    specs: specsOf(of('spec'), input.specs),
    selfCount: flagCount(flags.self),
    stockCount: flagCount(flags.stock),
    offerCount: flagCount(flags.offer),
  };
}

/** What is chosen was counted with all filters too; its count without its own filter comes first. */
const withoutTwins = (counted: Facets['brands']): Facets['brands'] =>
  counted.filter(({ id }, at) => counted.findIndex((other) => other.id === id) === at);

/** "Four stars and more", best first, without choices that would leave nothing. */
function ratingsOf(stars: Counts): Facets['ratings'] {
  return [5, 4, 3, 2, 1]
    .map((from) => ({ stars: from, count: stars.reduce((sum, { id, count }) => sum + (id >= from ? count : 0), 0) }))
    .filter(({ count }) => count > 0);
}

/** The specs that most products have, each with its values, most frequent first. */
function specsOf(values: Counts, chosen: readonly number[]): Facets['specs'] {
  const byName = Map.groupBy(values, ({ name }) => name);
  const isNarrowedBy = (group: Counts) => group.some(({ id }) => chosen.includes(id));
  const weight = (group: Counts) => group.reduce((sum, { count }) => sum + count, isNarrowedBy(group) ? 1e9 : 0);
  return [...byName]
    .filter(([, group]) => group.length > 1 || isNarrowedBy(group)) // a value that all products share is no filter
    .sort(([, a], [, b]) => weight(b) - weight(a))
    .slice(0, specsShown)
    .map(([name, group]) => ({
      name,
      values: group
        .slice(0, valuesShown)
        .map(({ id, value, count }) => ({ id, name: value, count, isChosen: chosen.includes(id) })),
    }));
}

/** At most six price ranges: of the steps 1, 2, 5, 10 … the neighbours with the fewest products are merged. */
export function priceBuckets(bands: Counts): Facets['prices'] {
  const buckets = bands.toSorted((a, b) => a.id - b.id).map(({ id, count }) => ({ from: id, to: id, count }));
  while (buckets.length > bucketsMax) {
    const sums = buckets.slice(1).map(({ count }, at) => count + (buckets[at]?.count ?? 0));
    const least = sums.indexOf(Math.min(...sums));
    const [left, right] = buckets.splice(least, 2);
    if (left && right) buckets.splice(least, 0, { from: left.from, to: right.to, count: left.count + right.count });
  }
  return buckets.map(({ from, to, count }) => {
    const next = priceSteps[to + 1];
    return { min: money(priceSteps[from] ?? 0), max: next === undefined ? null : money(next - 1), count };
  });
}
