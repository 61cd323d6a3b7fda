import { useLocation, useNavigation } from 'react-router';

/** Whether other results are on their way to this page. */
export function useIsSearching(): boolean {
  const here = useLocation().pathname;
  return useNavigation().location?.pathname === here;
}
