import { useLocation, useNavigation } from 'react-router';
import { useSteadyPending } from './steady-pending.ts';

/** True while another part of the list on this very page is on its way: another filter, order or page number. */
export function useListPending(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return useSteadyPending(state === 'loading' && location?.pathname === pathname);
}
