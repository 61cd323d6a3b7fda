import { useMemo, useSyncExternalStore } from 'react';
import { onViewedChange, parsed, saved } from './viewed-products.ts';

/** The products that this browser has opened, the last first; null until the page is hydrated: the server cannot know. */
export function useViewed(): readonly number[] | null {
  const text = useSyncExternalStore(onViewedChange, saved, () => null);
  return useMemo(() => (text === null ? null : parsed(text)), [text]);
}
