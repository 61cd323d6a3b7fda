import { expect, test } from 'vitest';
import { type Modules, scriptFile } from './script-files.ts';

const root = '/mall/storefront';
const home = `${root}/pages/home/home.tsx`;
const search = `${root}/pages/search/search-page.tsx`;
const product = `${root}/pages/product/product.tsx`;
const cart = `${root}/pages/cart/cart.tsx`;
const orders = `${root}/pages/orders/order-list.tsx`;
const ranking = `${root}/pages/ranking/ranking.tsx`;
const entries = [home, search, product, cart, orders, ranking, `${root}/shell/shell.tsx`];

/** A graph of modules, by who imports each; `dynamic` are loaded on demand. */
function graph(importers: Record<string, string[]>, dynamic: Record<string, string[]> = {}, code = {}): Modules {
  return {
    getModuleInfo: (id) => ({
      importers: importers[id] ?? [],
      dynamicImporters: dynamic[id] ?? [],
      isEntry: entries.includes(id.replace(/\?.*$/, '')),
      code: (code as Record<string, string>)[id] ?? null,
    }),
  };
}

const part = '/mall/ui/part.tsx';

test.each([
  ['the shell', [`${root}/shell/shell.tsx`, home], 'shell'],
  ['one page', [home], null],
  ['a first page and another page', [home, cart], 'home-parts'],
  ['two first pages', [search, product], 'search-product'],
  ['all first pages', [product, home, search], 'home-search-product'],
  ['public pages', [ranking, cart], 'public-parts'],
  ['pages of those who are signed in', [orders, cart], 'account-parts'],
])('a module of %s', (_, importers, file) => {
  expect(scriptFile(part, graph({ [part]: importers }))).toBe(file);
});

test('what follows by itself on a first page shares no script with what it does not need', () => {
  const end = `${root}/shell/page-end-parts.tsx`;
  const modules = graph({ [part]: [end, orders, cart] }, { [end]: [`${root}/shell/page-end.tsx`] });
  expect(scriptFile(part, modules)).toBe('page-end');
});

test('what the window of customer service shares with pages lies apart from what only pages share', () => {
  const chat = `${root}/shell/chat/chat-place.tsx`;
  const modules = graph({ [part]: [chat, orders, ranking] }, { [chat]: [`${root}/shell/chat-gate.tsx`] });
  expect(scriptFile(part, modules)).toBe('chat-parts');
});

test('an entry stays a script of its own, whoever else imports it', () => {
  expect(scriptFile(home, graph({ [home]: [cart, search] }))).toBe(null);
});

test('the way to a page may be long, and may turn in a circle', () => {
  const [card, grid] = ['/mall/ui/card.tsx', '/mall/ui/grid.tsx'];
  const modules = graph({ [part]: [card], [card]: [grid, part], [grid]: [`${search}?route`, home] });
  expect(scriptFile(part, modules)).toBe('home-search');
});

test('what a part on demand shares with a page is left to the bundler', () => {
  const dialog = '/mall/storefront/parts/dialog.tsx';
  expect(scriptFile(part, graph({ [part]: [dialog, cart] }, { [dialog]: [orders] }))).toBe(null);
});

test.each([
  [
    '/mall/node_modules/lucide-react/dist/esm/icons/map-pin.mjs',
    '/mall/node_modules/lucide-react/dist/esm/lucide-react.mjs',
  ],
  ['/mall/contract/cart/shopper.ts?only=MapPin', '/mall/contract/cart/shopper.ts'],
])('%s goes with those who name it, not with all who import its index', (id, index) => {
  const code = { [home]: 'import { Map }', [cart]: 'import { MapPin }', [orders]: 'import { MapPin, Star }' };
  expect(scriptFile(id, graph({ [id]: [index], [index]: [home, cart, orders] }, {}, code))).toBe('account-parts');
});
