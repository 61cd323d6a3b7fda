import { useMemo, useSyncExternalStore } from 'react';
import type { SavedIds } from './saved-ids.ts';

/** Such a list as it is now; null until the page is hydrated: the server cannot know. */
export function useSavedIds({ onChange, text, parse }: SavedIds): readonly number[] | null {
  const words = useSyncExternalStore(onChange, text, () => null);
  return useMemo(() => (words === null ? null : parse(words)), [words, parse]);
}
