import { type Locale, type Localized, languageTag, locales, localized } from '#contract/core/languages.ts';
import { defaultMallName, spellingsOf } from '#contract/core/mall-name.ts';

let names = defaultMallName;

/** Each process remembers what operators call the mall: it is set whenever the settings are read (site-now.ts). */
export function setMallName(name: Parameters<typeof spellingsOf>[0]): void {
  names = spellingsOf(name);
}

/** What the mall is called, in a language. */
export const mallName = (locale: Locale): string => localized(names, locale);

/** The name with all its spellings. */
export const mallNames = (): Localized => names;

/** A text that operators have written, with the name where they wrote {mall}. */
export const withMallName = (text: string, locale: Locale): string => text.replaceAll('{mall}', () => mallName(locale));

/** The same by the tags of these languages, for the head of a page. */
export const mallNamesByTag = (): [tag: string, name: string][] =>
  locales.flatMap((locale): [string, string][] => {
    const name = names[locale];
    return name === undefined ? [] : [[languageTag(locale), name]];
  });

/** Every way in which the name is written. */
export const everyMallName = (): string[] => [...new Set(locales.map(mallName))];
