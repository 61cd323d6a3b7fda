import { languageTag } from '#contract/core/languages.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Formats a date with its time, in the shopper's time zone once the page is hydrated: the server does not know that zone. */
export function useDateFormat(): (date: string) => string {
  const locale = useLocale();
  const timeZone = useHydrated() ? undefined : 'UTC';
  // Browsers come without Lao and would each put another language's months in its place; figures are known everywhere.
  const format =
    locale === 'lao'
      ? new Intl.DateTimeFormat('en-GB', {
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          timeZone,
        })
      : new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  // Servers and browsers put spaces of different widths before AM and PM.
  return (date) => format.format(new Date(date)).replaceAll('\u202f', ' ');
}
