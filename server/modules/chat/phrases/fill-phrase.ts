import { type Locale, type Localized, localized } from '#contract/core/languages.ts';

export type PhraseValues = Record<'name' | 'shop' | 'clerk', Localized> & { order: string };

/** Whether the text for a language names an order. */
export const needsOrder = (texts: Localized, locale: Locale): boolean => localized(texts, locale).includes('{order}');

/** A phrase in one language with its placeholders filled in. What is filled in is not looked at for placeholders again. */
export function fillPhrase(texts: Localized, { order, ...values }: PhraseValues, locale: Locale): string {
  return localized(texts, locale)
    .replaceAll(/\{(name|shop|clerk|order)\}/g, (_, place: 'name' | 'shop' | 'clerk' | 'order') =>
      place === 'order' ? order : localized(values[place], locale),
    )
    .trim();
}
