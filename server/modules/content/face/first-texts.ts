import type { Texts } from '#contract/catalogue/product-content.ts';
import { locales } from '#contract/core/languages.ts';
import { type FirstFaceKey, firstFaceText } from '#server/http/translations.ts';

export type { FirstFaceKey };

/** A text with which a new mall begins, in every language. */
export const firstFaceTexts = (key: FirstFaceKey): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, firstFaceText(locale, key)]));
