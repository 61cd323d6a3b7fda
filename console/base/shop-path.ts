import { type Locale, withLocale } from '#contract/core/languages.ts';

/** Where shoppers find a shop. */
export const shopPath = (shopId: number | null, locale: Locale) =>
  withLocale(locale, `/merchant/merchant/home?id=${shopId}`);
