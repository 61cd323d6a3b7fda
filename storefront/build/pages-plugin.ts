import type { Plugin } from 'vite';
import type { BrowserPage, Page } from '#storefront/base/links/page-facts.ts';
import { pages as everyPage } from '#storefront/routes.ts';

const id = 'virtual:pages';

/** Gives the storefront what routes.ts says of its pages, without what only the server asks. */
export function pages(): Plugin {
  return {
    name: 'pages',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}` ? `export const pages = ${JSON.stringify(everyPage.map(forBrowser))};` : null,
  };
}

function forBrowser({ file: _, inSitemap: __, takesCards: ___, ...page }: Page): BrowserPage {
  return page;
}
