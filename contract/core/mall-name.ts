import { type Locale, type Localized, locales } from './languages.ts';

// What the mall is called. Texts say {mall} for it; each client fills that in at one place.

/** Until operators choose another. */
export const defaultMallName: Localized = { en: 'Galleria' };
export const mallNameMax = 40;

/** The name, and the spellings of it that differ. */
export function spellingsOf(name: { readonly [Language in Locale]?: string | undefined }): Localized {
  const own = locales.filter((locale) => name[locale] && name[locale] !== name.en);
  const spelled = own.map((locale) => [locale, name[locale]]);
  return { en: name.en || defaultMallName.en, ...Object.fromEntries(spelled) };
}

/** Fills a placeholder in texts that lie in objects and lists. */
export function fillTexts<Texts>(texts: Texts, placeholder: string, value: string): Texts {
  return JSON.parse(JSON.stringify(texts).replaceAll(placeholder, () => JSON.stringify(value).slice(1, -1)));
}
