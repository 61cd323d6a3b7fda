import type { Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';

/** Whether a language lacks a text that English has. */
export function isUntranslated(texts: Texts, locale: Locale): boolean {
  return Boolean(texts[defaultLocale]?.trim()) && !texts[locale]?.trim();
}

/** How many of these texts a language lacks that English has. */
export function countUntranslatedOf(texts: readonly Texts[], locale: Locale): number {
  return texts.filter((each) => isUntranslated(each, locale)).length;
}
