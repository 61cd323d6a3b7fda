import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { whyWrong } from './import-rules.ts';
import { importsOf, readSources, type SourceFile } from './read-imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
let sources: SourceFile[];

beforeAll(async () => {
  const everything = await readSources(root);
  sources = everything.filter(({ path }) => path !== 'tests/architecture/imports.test.ts'); // it quotes wrong imports
});

function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((found) => {
      const why = whyWrong(found);
      return why ? [`${found.from} imports ${found.specifier}: ${why}`] : [];
    }),
  );
}

test('every import follows the rules', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(wrongImports(sources)).toEqual([]);
});

describe('a planted wrong import is found', () => {
  test.each([
    ['contract/x.ts', "import { Hono } from 'hono';"],
    ['contract/x.ts', "import { log } from '#server/http/log.ts';"],
    ['ui/x.tsx', "import { useNavigate } from 'react-router';"],
    ['ui/x.tsx', "import { useMall } from '#storefront/base/client/store.ts';"],
    ['storefront/pages/home/x.tsx', "import { database } from '#server/database/connection.ts';"],
    ['storefront/pages/home/x.tsx', "const { database } = await import('#server/database/connection.ts');"],
    ['storefront/pages/home/x.tsx', "type Pool = import('pg').Pool;"],
    ['storefront/pages/home/x.tsx', "import '../../server/http/log.ts';"],
    ['storefront/pages/home/x.tsx', "import { thing } from '#console/merchant/thing.ts';"],
    ['storefront/pages/home/x.tsx', "import { Price } from '../../ui/price.tsx';"],
    ['storefront/base/client/x.ts', "import { TextField } from '#storefront/forms/text-field.tsx';"],
    ['storefront/forms/x.tsx', "import { Logo } from '#storefront/parts/logo.tsx';"],
    ['storefront/forms/x.tsx', "import type { loader } from '#storefront/root.tsx';"],
    ['storefront/parts/orders/x.tsx', "import { Cart } from '#storefront/pages/cart/cart.tsx';"],
    ['storefront/pages/cart/x.tsx', "import { Header } from '#storefront/shell/header.tsx';"],
    ['storefront/pages/cart/x.tsx', "const { Order } = await import('#storefront/pages/orders/order-page.tsx');"],
    ['console/x.tsx', "export { useMall } from '#storefront/base/client/store.ts';"],
    ['console/merchant/x.tsx', "import { OperatorMenu } from '#console/platform/operator-menu.tsx';"],
    ['console/platform/x.tsx', "import { AccountMenu } from '#console/merchant/account-menu.tsx';"],
    ['console/base/x.tsx', "const Desk = lazy(() => import('#console/platform/desk/desk.tsx'));"],
    ['server/http/x.ts', "import { changeBanner } from '#server/modules/content/index.ts';"],
    ['server/database/x.ts', "import { buildApi } from '#server/start/api.ts';"],
    ['server/modules/content/x.ts', "import { openShops } from '#server/modules/shops/index.ts';"],
    ['server/modules/shops/x.ts', "import { addBanners } from '#server/modules/content/change-banners.ts';"],
    ['server/modules/shops/x.ts', "import { banners } from '#server/modules/content/tables.ts';"],
    ['server/modules/shops/queries.ts', "import { products } from '#server/modules/catalogue/tables.ts';"],
    ['server/modules/shops/x.ts', "import { pictures } from '../content/tables.ts';"],
    ['server/modules/shops/x.ts', "import { fillDemoMall } from '#demo/fill.ts';"],
    ['server/pages/x.ts', "import { fillDemoMall } from '#demo/fill.ts';"],
    ['server/http/x.ts', "import { buildApi } from '#server/start/api.ts';"],
    ['server/modules/orders/checkout/x.ts', "import { orders } from '../tables.ts';"],
    ['server/modules/orders/checkout/x.ts', "import { cartLines } from '#server/modules/cart/tables.ts';"],
    ['server/modules/orders/checkout/x.ts', "import { sendParcel } from '#server/modules/shipping/index.ts';"],
    ['server/modules/orders/checkout/x.ts', "import { quote } from '#server/modules/refunds/reads/quote.ts';"],
    ['server/modules/misc/x.ts', "import { openShops } from '#server/modules/shops/index.ts';"],
    ['server/modules/shops/x.ts', "import { money } from '#contract/values';"],
    ['server/start/api.ts', "import { money } from '#contract/values';"],
  ])('%s: %s', (path, text) => {
    expect(wrongImports([{ path, text }])).toHaveLength(1);
  });
});

test.each([
  ['server/modules/shops/queries.ts', "import { pictures } from '#server/modules/content/tables.ts';"],
  ['server/modules/shops/x.ts', "import { pictureValue } from '#server/modules/content/index.ts';"],
  ['server/modules/shops/x.ts', "import { shops } from './tables.ts';"],
  ['server/modules/orders/checkout/x.ts', "import { orders } from '#server/modules/orders/tables.ts';"],
  ['server/modules/orders/reads/x-queries.ts', "import { cartLines } from '#server/modules/cart/tables.ts';"],
  ['server/start/x.ts', "import { fillDemoMall } from '#demo/fill.ts';"],
  ['storefront/pages/home/x.tsx', "// import { database } from '#server/database/connection.ts';"],
  ['storefront/pages/cart/x.tsx', "import { Cart } from './cart.tsx';"],
  ['storefront/shell/x.tsx', "import { Cart } from '#storefront/pages/cart/cart.tsx';"],
  ['console/merchant/x.tsx', "import { Part } from '#console/base/part.tsx';"],
  ['server/start/main.ts', "import { buildApi } from './api.ts';"],
])('%s may have %s', (path, text) => {
  expect(wrongImports([{ path, text }])).toEqual([]);
});

test('there is no import cycle', () => {
  expect(circles(sources)).toEqual([]);
  const planted = [
    { path: 'ui/a.ts', text: "import './b.ts';" },
    { path: 'ui/b.ts', text: "import './c.ts';" },
    { path: 'ui/c.ts', text: "import './a.ts';" },
  ];
  expect(circles(planted)).toEqual(['ui/a.ts → ui/b.ts → ui/c.ts → ui/a.ts']);
});

function circles(files: readonly SourceFile[]): string[] {
  // Type imports and dynamic imports make no cycle at run time.
  const runtime = /\bimport\s+type\s[^;]*;|\bimport\s*\([^)]*\)/g;
  const graph = new Map(
    files.map((file) => [
      file.path,
      importsOf({ ...file, text: file.text.replaceAll(runtime, '') }).flatMap(({ target }) => target ?? []),
    ]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

test('no file has a vague name, and no file exports with *', () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|common|misc|services?|managers?)(?:\.|\/|-)/;
  expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
  expect(
    sources.filter(({ path, text }) => !path.startsWith('tests/') && /^export \*/m.test(text)).map(({ path }) => path),
  ).toEqual([]);
  expect(sources.map(({ path }) => path).filter((path) => !/^[\w/.+-]+$/.test(path) || /[A-Z]/.test(path))).toEqual([]);
});

test('a file with more than 300 lines says why in its first line', () => {
  const long = sources.filter(({ text }) => text.split('\n').length > 300 && !/^\s*(?:\/\/|\/\*)/.test(text));
  expect(long.map(({ path }) => path)).toEqual([]);
});
