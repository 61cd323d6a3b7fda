import { pages } from '#storefront/routes.ts';

type Module = {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
  code: string | null;
};
export type Modules = { getModuleInfo(id: string): Module | null };

const libraries =
  /node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs|zustand)\/|lucide-react\/dist\/esm\/(?!icons)/;
const ownModules = /\/(?:storefront|ui|contract)\/|lucide-react\/dist\/esm\/icons|virtual:pages|preload-helper/;

const onEveryPage = ['entry.client.tsx', 'root.tsx', 'shell/shell.tsx', 'shell/page.tsx'];

/** Most visits begin with one of these, so each of them loads exactly what it shows, with the parts that follow by themselves. */
const firstPages = {
  home: ['pages/home/home.tsx'],
  search: ['pages/search/search-page.tsx'],
  product: [
    'pages/product/product.tsx',
    'pages/product/price/alert-offer.tsx',
    'pages/product/price/price-history.tsx',
    'parts/compare/compare-button.tsx',
    'parts/delivery/delivery-terms.tsx',
  ],
};

/** What follows at the first interaction with one of those pages. */
const lateParts = {
  'home-late': 'pages/home/home-blocks.tsx',
  'page-end': 'shell/page-end-parts.tsx',
  'product-late': 'pages/product/product-details.tsx',
};

const chatWindow = 'shell/chat/chat-place.tsx';

const publicPages = new Set(pages.flatMap(({ cachedBy, file, frame }) => (cachedBy ? [file, frame] : [])));
const allPages = new Set(pages.flatMap(({ file, frame }) => [file, frame]));

// A file takes along what its modules import, unless an earlier one has it: so those that more pages load stand first.
const files = [
  'shell',
  'home-search-product',
  'home-search',
  'home-product',
  'search-product',
  'home-parts',
  'search-parts',
  'product-parts',
  'home-late',
  'page-end',
  'product-late',
  'chat-parts',
  'public-parts',
  'account-parts',
] as const;
type ScriptFile = (typeof files)[number];

/**
 * The script that a module of the storefront goes into, derived from who imports it. Many small scripts compress badly, and
 * each costs every visit its name in the router's map of pages. Null leaves the module to the bundler.
 */
export function scriptFile(id: string, modules: Modules): ScriptFile | null {
  if (modules.getModuleInfo(id)?.isEntry) return null; // the browser's entry runs once all else is here
  const users = usersOf(id, modules);
  if (onEveryPage.some((file) => users.has(file))) return 'shell';
  if (users.size < 2) return null;
  const first = Object.entries(firstPages).flatMap(([name, parts]) =>
    parts.some((part) => users.has(part)) ? [name] : [],
  );
  if (first.length > 0) return (first.length > 1 ? first.join('-') : `${first[0]}-parts`) as ScriptFile;
  const late = Object.entries(lateParts).find(([, file]) => users.has(file));
  if (late) return late[0] as ScriptFile;
  // Left to the bundler, it would lie among what pages share, and the window would load all of that.
  if (users.has(chatWindow)) return 'chat-parts';
  // A part that is loaded on demand should not wait for what other pages need.
  if ([...users].some((user) => !allPages.has(user))) return null;
  return [...users].some((user) => publicPages.has(user)) ? 'public-parts' : 'account-parts';
}

/** The pages, and the parts that are loaded on demand, which import a module directly or through others. */
function usersOf(id: string, modules: Modules, seen = new Set<string>(), users = new Set<string>()): Set<string> {
  const module = modules.getModuleInfo(id);
  if (!module || seen.has(id)) return users;
  seen.add(id);
  if (module.isEntry || module.dynamicImporters.length > 0)
    users.add(id.replace(/^.*\/storefront\//, '').replace(/\?.*$/, ''));
  const name = exportedName(id);
  const importers = name ? module.importers.flatMap((importer) => naming(name, importer, modules)) : module.importers;
  for (const importer of importers) usersOf(importer, modules, seen, users);
  return users;
}

/** The name under which an index hands on an icon or a call of the contract. */
function exportedName(id: string): string | null {
  const icon = /\/lucide-react\/.*\/icons\/([\w-]+)\.mjs$/.exec(id)?.[1];
  if (icon) return icon.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /\?only=(\w+)$/.exec(id)?.[1] ?? null;
}

/** Everyone imports an index for the sake of a few names: only those modules count whose code has the name. */
function naming(name: string, importer: string, modules: Modules): readonly string[] {
  const module = modules.getModuleInfo(importer);
  if (/\/lucide-react\/|\/contract\/[\w/-]+\.ts$/.test(importer))
    return module?.importers.flatMap((next) => naming(name, next, modules)) ?? [];
  return new RegExp(`\\b${name}\\b`).test(module?.code ?? '') ? [importer] : [];
}

/** What the bundler puts together. The libraries of every page change seldom, so they are a file of their own. */
export function scriptGroups() {
  const known = new Map<string, ScriptFile | null>();
  const fileOf = (id: string, modules: Modules) => {
    const file = known.has(id) ? (known.get(id) ?? null) : scriptFile(id, modules);
    known.set(id, file);
    return file;
  };
  return [
    { name: 'frame', test: libraries, priority: files.length + 1 },
    ...files.map((file, at) => ({
      name: (id: string, modules: Modules) => (fileOf(id, modules) === file ? file : null),
      test: ownModules,
      priority: files.length - at,
    })),
  ];
}
