import type { Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';
import { withMallName } from '#server/http/mall-name.ts';

/** A text in the reader's language, else in English. */
export const textFor = (texts: Texts, locale: Locale): string =>
  texts[locale]?.trim() || texts[defaultLocale]?.trim() || '';

/** The same of the mall's face, with the name of the mall where it says {mall}. */
export const faceText = (texts: Texts, locale: Locale): string => withMallName(textFor(texts, locale), locale);
