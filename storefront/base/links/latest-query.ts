import { useLocation, useNavigation } from 'react-router';

/**
 * The query that this page is asked for by now: that of the address on its way here, else that of the one shown. The
 * router shows an address some time after it is written, and whoever presses a second thing meanwhile means both.
 */
export function useLatestSearch(): string {
  const { pathname, search } = useLocation();
  const coming = useNavigation().location;
  return coming?.pathname === pathname ? coming.search : search;
}
