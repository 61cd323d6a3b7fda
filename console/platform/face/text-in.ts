import type { Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';

/** A text as readers of a language see it. */
export const textIn = (texts: Texts, locale: Locale): string =>
  texts[locale]?.trim() || texts[defaultLocale]?.trim() || '';
