import { type Locale, languageTag } from '#contract/core/languages.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

// Browsers come without Lao and would each put another language's months in its place; its figures are known everywhere.
const dayOf = (locale: Locale) =>
  locale === 'lao'
    ? new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
    : new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a date without its time, the same on the server and in every browser. */
export function useShortDay(): (date: string) => string {
  const format = dayOf(useLocale());
  return (date) => format.format(new Date(date));
}
