import { hasFlag } from 'country-flag-icons';
import { getCountries } from 'libphonenumber-js';
import type { Plugin } from 'vite';
import { languages } from '#contract/core/languages.ts';

const moduleId = 'virtual:country-names';

/**
 * The countries that buyers choose from in the storefront, with their names in every language, made while building:
 * browsers know no Lao names.
 */
export function countryNames(): Plugin {
  return {
    name: 'country-names',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load: (id) => (id === `\0${moduleId}` ? `export const countryNames = ${JSON.stringify(namesByLocale())};` : null),
  };
}

function namesByLocale(): Record<string, Record<string, string>> {
  const codes = getCountries().filter((code) => hasFlag(code));
  return Object.fromEntries(
    languages.map(({ locale, tag }) => {
      const names = new Intl.DisplayNames(tag, { type: 'region' });
      const order = new Intl.Collator(tag);
      const named = codes.map((code) => [code, names.of(code) ?? code] as const);
      return [locale, Object.fromEntries(named.sort(([, a], [, b]) => order.compare(a, b)))];
    }),
  );
}
