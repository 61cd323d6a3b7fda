import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { locales } from '#contract/core/languages.ts';
import { inConsole, onServerOnly, withEveryPage } from '#locales/groups.ts';
import { mallSign } from '#storefront/base/i18n/mall-sign.ts';

type Messages = { [key: string]: string | Messages };

const root = fileURLToPath(new URL('../..', import.meta.url));
const messagesFile = /\/locales\/[\w-]+\/[\w-]+\.json$/;
const everyPage = 'virtual:messages';
const oneGroup = 'virtual:later-messages';

/**
 * Gives the storefront the files of locales/<language>/: what every page needs as one file per language, which also knows
 * where the other groups of that language are, each a file of its own. Their ICU messages are parsed here, so that the
 * browser needs no ICU parser. In place of {mall} they have a sign, which messages.ts fills in.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId: (id) => ([everyPage, oneGroup].includes(id.split('/')[0] ?? '') ? `\0${id}` : null),
    load(id) {
      if (id[0] !== '\0') return null;
      const [name, ...rest] = id.slice(1).split('/');
      const [locale, group] = rest.reverse();
      if (name === everyPage && !locale) return `export const files = {${locales.map(languageFile)}};`;
      if (name === everyPage)
        return `${textsOfEveryPage(`${locale}`)}\nexport const later = {${laterFiles(`${locale}`)}};`;
      // The file is named after its language, not its group: a list of such names compresses better.
      if (name === oneGroup) return `export { default } from '/locales/${locale}/${group}.json';`;
      return null;
    },
    transform(code, id) {
      if (!messagesFile.test(id)) return null;
      return { code: JSON.stringify(compiled(JSON.parse(code) as Messages)), map: null };
    },
  };
}

const languageFile = (locale: string) => `'${locale}': () => import('${everyPage}/${locale}')`;
const laterFiles = (locale: string) =>
  laterGroups().map((group) => `'${group}': () => import('${oneGroup}/${group}/${locale}')`);

function laterGroups(): string[] {
  const notLater: readonly string[] = [...withEveryPage, ...onServerOnly, ...inConsole];
  return globSync('locales/en/*.json', { cwd: root })
    .map((path) => path.slice('locales/en/'.length, -'.json'.length))
    .filter((group) => !notLater.includes(group))
    .sort();
}

function textsOfEveryPage(locale: string): string {
  const imports = withEveryPage.map((group) => `import ${group} from '/locales/${locale}/${group}.json';`);
  return `${imports.join('\n')}\nexport default { ${withEveryPage.join(', ')} };`;
}

function compiled(texts: Messages): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text.replaceAll('{mall}', mallSign)) : compiled(text),
    ]),
  );
}
