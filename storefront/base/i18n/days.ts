import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { numberFormatTag } from './number-format.ts';

/** Writes the days from one to another, as in "Nov 20 – 24", in the language that is being read. */
export function useDays(): (from: string, to: string) => string {
  // In Lao the Thai figures would come with Thai months and the Buddhist year; numbers alone say the same everywhere.
  const locale = useLocale();
  const format =
    locale === 'lao'
      ? new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
      : new Intl.DateTimeFormat(numberFormatTag(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  // Servers and browsers put spaces of different widths around the dash.
  return (from, to) => format.formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' ');
}
