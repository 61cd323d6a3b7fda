import { type Locale, languageTag } from '#contract/core/languages.ts';
import { defaultMallName } from '#contract/core/mall-name.ts';

/** What the mall is called, as the head of the page says: in English, and again in each language that spells it in another way. */
export function readMallName(locale: Locale): string {
  if (typeof document === 'undefined') return defaultMallName.en; // while the console is built
  const written = (tag: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name=application-name][lang=${tag}]`)?.content;
  return written(languageTag(locale)) ?? written('en') ?? defaultMallName.en;
}
