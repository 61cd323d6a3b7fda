import type { Plugin } from 'vite';

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

// Stands in for a page's module: what it would have asked is asked, and showing it throws.
const lostPage = `return {
  default() { throw error; },
  clientLoader: ({ serverLoader }) => serverLoader(),
  clientAction: ({ serverAction }) => serverAction(),
};`;

/**
 * React Router reloads the page whenever the code of another page cannot be fetched, however often that happens, and the
 * reload shows the old page again. With this the lost page throws as soon as it is to be shown, so that the address is
 * the wanted one, the error page has something to show, and chunk-reload.ts decides. (Throwing at once would not do: the
 * router swallows that and shows an empty page.) The build fails when the place is no longer there, so that a new
 * version of React Router cannot bring the loop back unseen.
 */
export function lostPagesThrow(): Plugin {
  return {
    name: 'lost-pages-throw',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.m?js/.test(id)) return null;
      if (!reload.test(code)) throw new Error(`No reload found in ${id}: see storefront/build/lost-page-plugin.ts`);
      return { code: code.replace(reload, lostPage), map: null };
    },
  };
}
