import { use } from 'react';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

export type NameCountry = (code: string) => string;

let lao: Promise<NameCountry> | undefined;
const known = new Map<Locale, NameCountry>();

/** Names a country in the language that is being read. Only Lao is waited for: browsers know the others. */
export function useCountryNames(): NameCountry {
  const locale = useLocale();
  if (locale !== 'lao') return namesIn(locale);
  lao ??= import('virtual:lao-countries').then(
    ({ names }) =>
      (code) =>
        names[code] ?? code,
  );
  lao.catch(() => {
    lao = undefined; // whoever opens the list next tries again
  });
  return use(lao);
}

function namesIn(locale: Locale): NameCountry {
  const names = known.get(locale) ?? byTheBrowser(languageTag(locale));
  known.set(locale, names);
  return names;
}

function byTheBrowser(tag: string): NameCountry {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return (code) => names.of(code) ?? code;
}
