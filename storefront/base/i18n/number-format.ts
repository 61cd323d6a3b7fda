import { type Locale, languageTag } from '#contract/core/languages.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

/**
 * The language whose way of writing numbers is used. Browsers come without the Lao one and would each put their own in
 * its place, so that a page of the server and the same page in the browser differed; Thai figures are close and known.
 */
export function numberFormatTag(locale: Locale): string {
  return locale === 'lao' ? 'th' : languageTag(locale);
}

/** Writes 12,340 as "12.3K", in the language that is being read. */
export function useCompactNumber(): (value: number) => string {
  const format = new Intl.NumberFormat(numberFormatTag(useLocale()), { notation: 'compact', maximumFractionDigits: 1 });
  return (value) => format.format(value);
}
