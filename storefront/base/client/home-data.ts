import type { HomeIndex } from '#contract/content/shopper.ts';
import { useShellData } from './shell-data.ts';
import { useMall } from './store.ts';

/** The home data that is at hand: the browser's newest answer, else what the page was rendered with. */
export function useKnownHomeData(): HomeIndex | null {
  const newest = useMall((state) => state.homeData);
  const rendered = useShellData()?.home;
  return newest ?? rendered ?? null;
}
