import { useEffect, useState } from 'react';
import { type Suggestions, suggest } from '#contract/search/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

const debounceMs = 180; // a pause that is longer than the one between two typed letters
const cachedMax = 200;

// Whoever goes back a letter gets at once what was there.
const cached = new Map<string, Suggestions>();

/** What the mall offers for the words typed so far; the offers before stay until others have come. */
export function useSuggestions(typed: string): Suggestions | null {
  const title = typed.trim();
  const key = `${useLocale()} ${title}`;
  const [shown, setShown] = useState<Suggestions | null>(cached.get(key) ?? null);
  useEffect(() => {
    if (title === '') return setShown(null);
    const known = cached.get(key);
    if (known) return setShown(known);
    let isWanted = true;
    const timer = setTimeout(async () => {
      // Nobody waits for suggestions: without them the box is still a search box.
      const answer = await callQuietly(suggest, { title }).catch(() => null);
      if (answer && cached.size < cachedMax) cached.set(key, answer);
      if (isWanted && answer) setShown(answer);
    }, debounceMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [title, key]);
  return title === '' ? null : shown;
}
