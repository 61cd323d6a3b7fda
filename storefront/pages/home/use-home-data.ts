import { useEffect } from 'react';
import { getHomeIndex, type HomeIndex } from '#contract/content/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { rememberChatConfiguration } from '#storefront/base/client/chat-configuration.ts';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

const cacheKey = 'homeDataPc';

/** Returns the saved data at once, then requests it again and saves the answer for the next visit. */
export function useHomeData(): HomeIndex | null {
  const known = useKnownHomeData();
  const isKnown = known !== null;
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language means other texts on the banners
  useEffect(() => {
    isSecondVisit(); // before the answer is saved
    if (!isKnown) useMall.setState({ homeData: readSaved() });
    callFromBrowser(getHomeIndex, {}).then(save, () => {}); // a message was shown, and the old data stays
    return () => {
      wasKnown = null;
    };
  }, [locale]);
  return known;
}

let wasKnown: boolean | null = null;

/** Whether this browser had shown the home page before it was opened this time, whenever this is asked. */
export function isSecondVisit(): boolean {
  wasKnown ??= localStorage.getItem(cacheKey) !== null;
  return wasKnown;
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
