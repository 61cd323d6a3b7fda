import { useEffect } from 'react';
import { getHomeIndex, type HomeIndex } from '#contract/content/shopper.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { callFromBrowser } from './browser-mall.ts';
import { rememberChatConfiguration } from './customer-service.ts';
import { useShellData } from './shell-data.ts';
import { useMall } from './store.ts';

const cacheKey = 'homeDataPc';

/** The home data that is at hand: the browser's newest answer, else what the page was rendered with. */
export function useKnownHomeData(): HomeIndex | null {
  const newest = useMall((state) => state.homeData);
  const rendered = useShellData()?.home;
  return newest ?? rendered ?? null;
}

/** For the home page: returns the saved data at once, then requests it again and saves the answer for the next visit. */
export function useHomeData(): HomeIndex | null {
  const known = useKnownHomeData();
  const isKnown = known !== null;
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language means other texts on the banners
  useEffect(() => {
    if (!isKnown) useMall.setState({ homeData: readSaved() });
    callFromBrowser(getHomeIndex, {}).then(save, () => {}); // a message was shown, and the old data stays
  }, [locale]);
  return known;
}

/** Whether this browser has shown the home page before. */
export function knowsHome(): boolean {
  return localStorage.getItem(cacheKey) !== null;
}

function save(home: HomeIndex): void {
  useMall.setState({ homeData: home });
  localStorage.setItem(cacheKey, JSON.stringify(home));
  rememberChatConfiguration(home);
}

function readSaved(): HomeIndex | null {
  try {
    return JSON.parse(localStorage.getItem(cacheKey) ?? 'null');
  } catch {
    return null;
  }
}
