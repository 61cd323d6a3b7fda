import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { countries } from './storefront/build/countries-plugin.ts';
import { leanContract } from './storefront/build/lean-contract-plugin.ts';
import { leanLibraries } from './storefront/build/lean-libraries-plugin.ts';
import { messages } from './storefront/build/messages-plugin.ts';
import { pageCode } from './storefront/build/page-code-plugin.ts';
import { pages } from './storefront/build/pages-plugin.ts';

// What every page needs, in two files: few requests, and they compress better than two dozen would. The libraries
// change seldom, so they are a file of their own. What these files import comes with them.
const groups = [
  {
    name: 'frame',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs|zustand)\//,
    priority: 2,
  },
  {
    name: 'shell',
    test: new RegExp(
      [
        'storefront/root\\.',
        'storefront/shell/(?!category-flyout|account/|login-dialog)',
        'storefront/base/client/(?:browser-mall|call-mall|chunk-reload|cookies|customer-service|guards|home-data|lost-page|mall-clock|mall-request|request-context|save-api-tokens|shell-data|steady-pending|store|toasts|use-online)\\.',
        'storefront/base/i18n/(?:mall-countdown|mall-price|messages|number-format|page-messages|with-messages)\\.',
        'storefront/base/links/(?:filter-link|latest-query|mall-link|navigate-at-once|page-facts|pages|prefetch|public-pages|search-path)\\.',
        'storefront/parts/(?:errors/|language-menu|lists/arriving-list|logo|products/category-tree|search-suggestions/combobox-keys)',
        'ui/(?:\\w+/)?(?:picture|skeleton|reveal|ready|retry-row|button|button-class|spinner|link|link-button|icon-button|text-button|input|input-group|control-class|field-context)\\.',
        'createLucideIcon|rotate-ccw|clipboard-list',
      ].join('|'),
    ),
    priority: 1,
  },
  // What public pages with texts of their own and something to press need.
  {
    name: 'public',
    test: /storefront\/base\/client\/(?:submit-guard|ask-to-sign-in|use-personal-data)\.|ui\/fields\/(?:select|checkbox|radio)\./,
    priority: 1,
  },
  // Small things that several kinds of public pages show: as files of their own they would weigh twice as much.
  {
    name: 'pieces',
    test: new RegExp(
      [
        'storefront/parts/products/product-(?:card|card-skeleton|grid|tags)\\.',
        'storefront/parts/lists/numbered-pages\\.',
        'storefront/forms/amount-input\\.',
        'storefront/base/(?:links/(?:product-path|shop-path|page-params)|client/list-pending|i18n/money-text)\\.',
        'ui/\\w+/(?:badge|breadcrumb|card|chip|countdown|empty-state|link-tabs|pager|page-numbers|picture-button|stars?|tabs)\\.',
        'icons/(?:check|chevron-left|clock|heart|map-pin|plus|shield-check|star|x|zap)\\.',
      ].join('|'),
    ),
    priority: 1,
  },
  // What most of those who are signed in need, and what most forms do.
  {
    name: 'account',
    test: /storefront\/(?:base\/client\/(?:session-check|other-tabs)|parts\/(?:avatar|account\/account-entries|sign-in\/welcome-user))\.|ui\/dialogs\/confirm-dialog/,
  },
  {
    name: 'forms',
    test: /storefront\/forms\/(?:checked-form|form-buttons|password-field|code-button|country-code)|ui\/\w+\/(?:dialog|dialog-content|field)\.|icons\/mail\./,
  },
];

export default defineConfig({
  publicDir: 'storefront/public',
  plugins: [
    tailwindcss(),
    messages(),
    pages(),
    countries(),
    leanContract(),
    leanLibraries(),
    pageCode(),
    reactRouter(),
  ],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // The server build must hold the same copy of the message formatter as the browser's.
  ssr: { noExternal: ['use-intl'] },
  build: { target: 'es2023', assetsInlineLimit: 2048, modulePreload: { polyfill: false }, manifest: true },
  // While developing, a package that is found after the first page was opened reloads it, and its scripts are lost.
  optimizeDeps: {
    entries: ['storefront/entry.client.tsx', 'storefront/root.tsx', 'storefront/**/*.tsx'],
    include: ['@formatjs/fast-memoize'], // hidden behind the alias above
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
