import { useMemo, useSyncExternalStore } from 'react';
import { type Locale, type Localized, localized } from '#contract/core/languages.ts';
import { fillTexts, spellingsOf } from '#contract/core/mall-name.ts';
import { readMallName } from '#ui/browser/mall-name.ts';

let renamed: Localized | null = null;
const listeners = new Set<() => void>();

/** Whoever renames the mall reads its new name at once, everybody else with the next page. */
export function renameMall(name: Parameters<typeof spellingsOf>[0]): void {
  renamed = spellingsOf(name);
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** What the mall is called, in a language. */
export const mallName = (locale: Locale): string => (renamed ? localized(renamed, locale) : readMallName(locale));

export function useMallName(locale: Locale): string {
  const read = () => mallName(locale);
  return useSyncExternalStore(subscribe, read, read);
}

/** Messages with the mall's name where they say {mall}. In a message an apostrophe is written twice. */
export function useNamed<Texts>(texts: Texts, locale: Locale): Texts {
  const name = useMallName(locale);
  return useMemo(() => (texts ? fillTexts(texts, '{mall}', name.replaceAll("'", "''")) : texts), [texts, name]);
}
