// Made while building from storefront/routes.ts: see storefront/build/pages-plugin.ts.
declare module 'virtual:pages' {
  import type { BrowserPage } from '#storefront/base/links/page-facts.ts';

  export const pages: readonly BrowserPage[];
}
