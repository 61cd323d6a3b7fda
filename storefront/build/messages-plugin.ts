import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { locales } from '#contract/core/languages.ts';
import { onServerOnly, withEveryPage } from '#locales/groups.ts';

type Messages = { [key: string]: string | Messages };

const root = fileURLToPath(new URL('../..', import.meta.url));
const messagesFile = /\/locales\/[\w-]+\/[\w-]+\.json$/;
const pageId = 'virtual:messages';
const laterId = 'virtual:later-messages';

/**
 * Gives the storefront the files of locales/<language>/: what every page needs as one file per language, the rest as one
 * file per language and group. Their ICU messages are parsed here, so that the browser needs no ICU parser.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId: (id) => ([pageId, laterId].includes(id.split('/')[0] ?? '') ? `\0${id}` : null),
    load(id) {
      const [name, ...rest] = id.slice(1).split('/');
      const [locale, group] = rest.reverse();
      if (id[0] !== '\0' || (name !== pageId && name !== laterId)) return null;
      // The file is named after its language, not its group: a list of such names compresses better.
      if (locale && group) return `export { default } from '/locales/${locale}/${group}.json';`;
      if (locale) return textsOfEveryPage(locale);
      if (name === pageId) return `export const files = {${byLocale((one) => `${pageId}/${one}`)}};`;
      const groups = laterGroups().map(
        (one) => `'${one}': {${byLocale((language) => `${laterId}/${one}/${language}`)}}`,
      );
      return `export const files = {${groups}};`;
    },
    transform(code, id) {
      if (!messagesFile.test(id)) return null;
      return { code: JSON.stringify(compiled(JSON.parse(code) as Messages)), map: null };
    },
  };
}

function laterGroups(): string[] {
  const notLater: readonly string[] = [...withEveryPage, ...onServerOnly];
  return globSync('locales/en/*.json', { cwd: root })
    .map((path) => path.slice('locales/en/'.length, -'.json'.length))
    .filter((group) => !notLater.includes(group))
    .sort();
}

function byLocale(address: (locale: string) => string): string[] {
  return locales.map((locale) => `'${locale}': () => import('${address(locale)}')`);
}

function textsOfEveryPage(locale: string): string {
  const imports = withEveryPage.map((group) => `import ${group} from '/locales/${locale}/${group}.json';`);
  return `${imports.join('\n')}\nexport default { ${withEveryPage.join(', ')} };`;
}

function compiled(texts: Messages): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  );
}
