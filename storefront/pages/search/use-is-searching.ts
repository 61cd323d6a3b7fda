import { useLocation, useNavigation } from 'react-router';
import { filtersFromPath, type PageFilters } from '#storefront/base/links/search-address.ts';

/** Whether other results are on their way to this page. */
export function useIsSearching(): boolean {
  const here = useLocation().pathname;
  return useNavigation().location?.pathname === here;
}

/**
 * The newest filters, also while their results are still loading. A shopper who chooses a second filter before the
 * results of the first have arrived means both, so links build on the address being fetched, not on the one shown.
 */
export function useLatestFilters(shown: PageFilters): PageFilters {
  const { location } = useNavigation();
  if (location?.pathname !== useLocation().pathname) return shown;
  const coming = filtersFromPath(location.search);
  return coming.title === shown.title && coming.isShops === shown.isShops ? coming : shown;
}
