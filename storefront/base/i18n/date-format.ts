import { languageTag } from '#contract/core/languages.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Writes a moment as its day and minute: where the shopper is, once the page has come alive; the server knows no such place. */
export function useDateFormat(): (moment: string) => string {
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
  return (moment) => format.format(new Date(moment)).replaceAll('\u202f', ' ');
}
