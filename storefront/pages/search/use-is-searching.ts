import { useLocation, useNavigation } from 'react-router';
import { type PageFilters, wishOf } from '#storefront/base/links/search-address.ts';

/** Whether other results are on their way to this page. */
export function useIsSearching(): boolean {
  const here = useLocation().pathname;
  return useNavigation().location?.pathname === here;
}

/**
 * What is wished for by now. Whoever chooses a second filter before the results of the first have come means both, so
 * the links of the page go on from the address that is being fetched, and not from the one that is shown.
 */
export function useLatestFilters(shown: PageFilters): PageFilters {
  const { location } = useNavigation();
  if (location?.pathname !== useLocation().pathname) return shown;
  const coming = wishOf(location.search);
  return coming.title === shown.title && coming.isShops === shown.isShops ? coming : shown;
}
