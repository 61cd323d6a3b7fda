import type { Import } from './read-imports.ts';

/** The capabilities in their order: a module may import those before it, and publishes events for those after it. */
export const capabilities = [
  'identity',
  'operators',
  'content',
  'shops',
  'applications',
  'catalogue',
  'search',
  'coupons',
  'points',
  'pricing',
  'cart',
  'payments',
  'orders',
  'shipping',
  'refunds',
  'reviews',
  'questions',
  'payouts',
  'receipts',
  'chat',
  'accounts',
  'campaigns',
  'insights',
  'integrations',
  'notifications',
  'machine',
] as const;

const browserPackages = [
  'react',
  'react-dom',
  'react-router',
  '@react-router',
  'use-intl',
  'zustand',
  'sonner',
  'lucide-react',
  '@fontsource-variable',
  '@stripe',
  'virtual:messages', // made while building (messages-plugin.ts) from locales/
  'virtual:pages', // made while building (pages-plugin.ts) from storefront/routes.ts
  'virtual:countries',
  'virtual:lao-countries', // made while building (countries-plugin.ts), so that its libraries stay out of the browser
];
const serverOnlyPackages = ['uqr', 'isbot', 'node:stream']; // only for loaders and the server entry
const buildPlugin = /-plugin\.ts$/; // build plugins lie beside the code they build
const uiPackages = ['react', 'react-dom', 'lucide-react'];
const testPackages = ['vitest', '@fast-check', 'fast-check', 'zod'];

/** Folders that may import every module. Only the start may import the demo. */
const knowsAll = /^(?:server\/(?:start|pages|audit)|demo)\//;
const knowsDemo = /^(?:server\/start|demo)\//;

function packageOf(specifier: string): string {
  return specifier.startsWith('@')
    ? (specifier.split('/')[0] ?? '')
    : specifier.startsWith('node:')
      ? specifier
      : (specifier.split('/')[0] ?? '');
}

/** Why an import is wrong, or null when it is right. */
export function whyWrong({ from, specifier, target }: Import): string | null {
  const isTest = /\.test\.tsx?$/.test(from);
  if (/^(?:tests|scripts|bench)\//.test(from)) return spelling(specifier, target);
  if (isTest && (target?.startsWith('tests/') || (target === null && testPackages.includes(packageOf(specifier)))))
    return null;
  return spelling(specifier, target) ?? place(from, specifier, target, isTest);
}

function spelling(specifier: string, target: string | null): string | null {
  if (target === null) return null;
  if (!/\.(?:tsx?|json|css|svg)(?:\?url)?$/.test(specifier)) return 'an import of ours ends with the name of its file';
  if (specifier.startsWith('../')) return 'across folders an import begins with #';
  return null;
}

function place(from: string, specifier: string, target: string | null, isTest: boolean): string | null {
  const [folder] = from.split('/');
  if (folder === 'contract') return target === null ? allow(specifier, ['zod']) : within(target, ['contract/']);
  if (folder === 'ui') return target === null ? allow(specifier, uiPackages) : within(target, ['ui/', 'contract/']);
  if (folder === 'storefront') {
    if (target === null)
      return buildPlugin.test(from) ? null : allow(specifier, [...browserPackages, ...serverOnlyPackages]);
    return within(target, ['storefront/', 'contract/', 'ui/', 'locales/']) ?? downwards(from, target);
  }
  if (folder === 'console') {
    if (target === null) return null;
    return within(target, ['console/', 'contract/', 'ui/', 'locales/']) ?? ownSide(from, target);
  }
  if (target === null) return null;
  if (target.startsWith('demo/') && !knowsDemo.test(from)) return 'nothing but the start imports the demo';
  if (knowsAll.test(from)) return null;
  if (/^server\/(?:http|database|providers)\//.test(from)) {
    return within(target, ['contract/', 'locales/', 'server/http/', 'server/database/', 'server/providers/']);
  }
  return moduleMay(from, target, isTest);
}

/** The layers of the storefront from the lowest to the highest; root and entries may import all of them. */
const layers = ['base', 'forms', 'parts', 'pages', 'shell'];

function downwards(from: string, target: string): string | null {
  const [, mine = '', myPage] = from.split('/');
  const [, theirs = '', theirPage] = target.split('/');
  if (!target.startsWith('storefront/') || !layers.includes(mine)) return null;
  if (!layers.includes(theirs)) return `${target} lies above every layer`;
  if (layers.indexOf(theirs) > layers.indexOf(mine)) return `${theirs}/ lies above ${mine}/`;
  if (mine === 'pages' && theirs === 'pages' && myPage !== theirPage) return 'a page never imports another page';
  return null;
}

/** Shops and operators load nothing of each other: what both need lies in console/base. */
function ownSide(from: string, target: string): string | null {
  const [, mine = ''] = from.split('/');
  const [, theirs = ''] = target.split('/');
  const isWithin = ['base', 'merchant', 'platform'].includes(mine) && ['merchant', 'platform'].includes(theirs);
  return target.startsWith('console/') && isWithin && mine !== theirs
    ? `console/${mine} may not import console/${theirs}`
    : null;
}

function moduleMay(from: string, target: string, isTest: boolean): string | null {
  if (!target.startsWith('server/modules/')) {
    return within(target, ['contract/', 'server/http/', 'server/database/', 'server/providers/']);
  }
  const [, , mine = ''] = from.split('/');
  const [, , theirs = ''] = target.split('/');
  const order: readonly string[] = capabilities;
  for (const one of [mine, theirs])
    if (!order.includes(one)) return `add ${one} to the list of capabilities in tests/architecture/import-rules.ts`;
  if (mine === theirs) return null;
  if (order.indexOf(theirs) > order.indexOf(mine))
    return `${theirs} comes after ${mine} in the list of capabilities: publish an event instead`;
  if (target === `server/modules/${theirs}/index.ts`) return null;
  const mayJoin = /\/(?:tables|(?:[\w-]+-)?queries)\.ts$/.test(from) || isTest;
  if (target === `server/modules/${theirs}/tables.ts` && mayJoin) return null;
  return `of another module only index.ts may be imported (tables.ts by tables and queries)`;
}

function allow(specifier: string, packages: readonly string[]): string | null {
  return packages.includes(packageOf(specifier)) || packages.includes(specifier)
    ? null
    : `the package ${specifier} has no place here`;
}

function within(target: string, places: readonly string[]): string | null {
  return places.some((place) => target.startsWith(place)) ? null : `${target} may not be imported from here`;
}
