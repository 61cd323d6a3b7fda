import { SearchFilters } from '#contract/search/shopper.ts';
import type { PageFilters } from '#storefront/base/links/search-address.ts';
import { orderedRange } from './price-limits.ts';

/** Reads the page's address as the mall would; what cannot be read is left out. For loaders: it needs the schemas. */
export function readWish(query: URLSearchParams): PageFilters {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  const { limit: _, ...wish } = SearchFilters.parse(given);
  return {
    ...wish,
    ...orderedRange({ minPrice: wish.minPrice, maxPrice: wish.maxPrice }),
    isShops: given.tab === 'shops',
  };
}
