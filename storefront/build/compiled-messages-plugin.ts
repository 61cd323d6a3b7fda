import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { laterGroups, serverGroups } from '#storefront/base/i18n/message-groups.ts';

type Messages = { [key: string]: string | Messages };

const localeFile = /\/locales\/[\w-]+\.json(?:\?group=(\w+))?$/;
const apart: ReadonlySet<string> = new Set([...laterGroups, ...serverGroups]);

/**
 * Turns the ICU messages of locales/*.json into their parsed form, so that the browser needs no ICU parser, and gives
 * only the part that is asked for: `en.json?group=identity` is one group, `en.json` what every page needs.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      const found = localeFile.exec(id);
      if (!found) return null;
      const [, wanted] = found;
      const messages = Object.entries(JSON.parse(code) as Messages);
      const part = messages.filter(([group]) => (wanted ? group === wanted : !apart.has(group)));
      // Named, since with a query behind its name the file is not known as JSON.
      return { code: JSON.stringify(compiled(Object.fromEntries(part))), map: null, moduleType: 'json' };
    },
  };
}

function compiled(messages: Messages): unknown {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  );
}
