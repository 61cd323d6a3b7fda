import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { [key: string]: string | Messages };

/** Turns the ICU messages of locales/*.json into their parsed form, so that the browser needs no ICU parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/locales\/[\w-]+\.json$/.test(id)) return null;
      return { code: JSON.stringify(compiled(JSON.parse(code))), map: null };
    },
  };
}

function compiled(messages: Messages): unknown {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  );
}
