import type { Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';

/** A text in the reader's language, else in English. */
export const faceText = (texts: Texts, locale: Locale): string =>
  texts[locale]?.trim() || texts[defaultLocale]?.trim() || '';
