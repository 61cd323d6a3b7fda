import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { countries } from './storefront/build/countries-plugin.ts';
import { leanContract } from './storefront/build/lean-contract-plugin.ts';
import { messages } from './storefront/build/messages-plugin.ts';
import { pageCode } from './storefront/build/page-code-plugin.ts';
import { pages } from './storefront/build/pages-plugin.ts';
import { scriptGroups } from './storefront/build/script-files.ts';

export default defineConfig({
  publicDir: 'storefront/public',
  plugins: [tailwindcss(), messages(), pages(), countries(), leanContract(), pageCode(), reactRouter()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // The server build must hold the same copy of the message formatter as the browser's.
  ssr: { noExternal: ['use-intl'] },
  build: {
    target: 'es2023',
    // The first that know light-dark() (decision 33): what stands in for it would not follow `color-scheme` inside a page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  // While developing, a package that is found after the first page was opened reloads it, and its scripts are lost.
  optimizeDeps: {
    entries: ['storefront/entry.client.tsx', 'storefront/root.tsx', 'storefront/**/*.tsx'],
    include: ['@formatjs/fast-memoize'], // hidden behind the alias above
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups() } } } } },
  },
});
