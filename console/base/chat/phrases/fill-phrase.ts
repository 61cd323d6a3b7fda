import type { Texts } from '#contract/catalogue/product-content.ts';
import { type PhrasePlaceholder, phrasePlaceholders } from '#contract/chat/phrases.ts';
import type { Locale } from '#contract/core/languages.ts';

export type PhraseValues = Record<PhrasePlaceholder, string>;

/** What a phrase says to someone who reads this language: in English, where it is not translated. */
export const phraseIn = (texts: Texts, locale: Locale): string => texts[locale]?.trim() || (texts.en ?? '');

/** As the mall fills it in, to be seen before it is sent. What is filled in is not looked at for placeholders again. */
export function fillPhrase(text: string, values: PhraseValues): string {
  return text
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const known = phrasePlaceholders.find((one) => one === name);
      return known ? values[known] : whole;
    })
    .trim();
}

/** Placeholders that nobody fills in. */
export function unknownPlaceholders(texts: Texts): string[] {
  const named = Object.values(texts).flatMap((text) => text?.match(/\{[^{}]*\}/g) ?? []);
  return [...new Set(named)].filter((place) => !phrasePlaceholders.some((name) => `{${name}}` === place));
}
