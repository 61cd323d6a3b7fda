import { defaultLocale, type Localized, locales } from '#contract/core/languages.ts';

/** Without the languages in which nothing was written. */
export function writtenTexts(texts: Partial<Localized>): Localized {
  const given = locales.flatMap((locale) => {
    const text = texts[locale]?.trim();
    return text ? [[locale, text] as const] : [];
  });
  return { [defaultLocale]: '', ...Object.fromEntries(given) } as Localized;
}
