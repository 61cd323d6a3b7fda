import { SearchFilters } from '#contract/search/shopper.ts';
import type { PageFilters } from '#storefront/base/links/search-address.ts';
import { orderedRange } from './price-limits.ts';

/** Reads the page's address as the mall would; what cannot be read is left out. For loaders: it needs the schemas. */
export function readFilters(query: URLSearchParams): PageFilters {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  const { limit: _, ...filters } = SearchFilters.parse(given);
  return {
    ...filters,
    ...orderedRange({ minPrice: filters.minPrice, maxPrice: filters.maxPrice }),
    isShops: given.tab === 'shops',
  };
}
