import { countryNames } from 'virtual:country-names';
import { useLocale } from '#console/base/locale.ts';

/** Every country in the reader's language and its order, as the choices of a field. */
export function useCountries() {
  const names = countryNames[useLocale()];
  return {
    countries: Object.entries(names).map(([value, label]) => ({ value, label })),
    nameOf: (code: string) => names[code] ?? code,
  };
}
