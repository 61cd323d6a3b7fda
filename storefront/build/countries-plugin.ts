import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasFlag } from 'country-flag-icons';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import type { Plugin } from 'vite';
import type { Country } from '#storefront/forms/countries.ts';

const moduleId = 'virtual:countries';
const laoId = 'virtual:lao-countries';
const flagPackage = createRequire(import.meta.url).resolve('country-flag-icons/package.json');

/**
 * Every country that has a dial code, by its English name. Nothing is typed by hand: numbers come from the library that
 * the server reads phone numbers with, names from the system's own tables.
 */
export function countryRecords(): Country[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const chinese = new Intl.DisplayNames('zh-CN', { type: 'region' });
  return getCountries()
    .filter((code) => hasFlag(code))
    .map((code) => ({
      code,
      name: english.of(code) ?? code,
      dialCode: getCountryCallingCode(code),
      phoneFormat: getExampleNumber(code, examples)?.formatNational() ?? '',
      CNName: chinese.of(code) ?? code,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Country names in Lao, which browsers do not bring. In all other languages they do. */
export function laoNames(): Record<string, string> {
  const lao = new Intl.DisplayNames('lo', { type: 'region' });
  return Object.fromEntries(countryRecords().map(({ code }) => [code, lao.of(code) ?? code]));
}

/**
 * Gives the browser the list of countries as a module, made while building: the libraries it comes from weigh 150 kB.
 * Each flag is a file of its own, so that only those that are seen are fetched; the version in the path lets browsers
 * keep them for good.
 */
export function countries(): Plugin {
  const folder = async () => `/assets/flags-${JSON.parse(await readFile(flagPackage, 'utf8')).version}`;
  const readFlag = (code: string) => readFile(join(dirname(flagPackage), '3x2', `${code}.svg`));
  return {
    name: 'countries',
    resolveId: (id) => (id === moduleId || id === laoId ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${laoId}`) return `export const names = ${JSON.stringify(laoNames())};`;
      if (id !== `\0${moduleId}`) return null;
      const values = { countries: countryRecords(), flagFolder: await folder() };
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const prefix = (await folder()).slice(1);
      for (const { code } of countryRecords()) {
        this.emitFile({ type: 'asset', fileName: `${prefix}/${code}.svg`, source: await readFlag(code) });
      }
    },
    configureServer(server) {
      server.middlewares.use((incoming, outgoing, next) => {
        const code = /^\/assets\/flags-[\d.]+\/([A-Z]{2})\.svg$/.exec(incoming.url ?? '')?.[1];
        if (!code) return next();
        readFlag(code).then((flag) => outgoing.setHeader('Content-Type', 'image/svg+xml').end(flag), next);
      });
    },
  };
}
