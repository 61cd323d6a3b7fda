import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import { type Page, pageFinder } from '#storefront/base/links/page-facts.ts';
import { pages } from '#storefront/routes.ts';
import { addressesIn, type House, wrongWith } from './page-rules.ts';
import { readSources } from './read-imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

type Texts = { [key: string]: string | Texts };
const keysIn = (texts: Texts, before: string): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : keysIn(text, `${before}${key}.`),
  );
const keys = new Map(
  locales.map((locale) => [
    locale as string,
    new Set(
      globSync(`locales/${locale}/*.json`, { cwd: root }).flatMap((file) =>
        keysIn(JSON.parse(readFileSync(join(root, file), 'utf8')), `${file.split('/')[2]?.replace('.json', '')}.`),
      ),
    ),
  ]),
);
const exported = /^export (?:async )?(?:function|const) (\w+)/gm;
const house: House = {
  exportsOf: (file) => {
    const path = join(root, 'storefront', file);
    if (!existsSync(path)) return null;
    return new Set([...readFileSync(path, 'utf8').matchAll(exported)].map(([, name = '']) => name));
  },
  keysOf: (locale) => keys.get(locale) ?? new Set(),
};

test.each(pages.map((page) => [page.path, page] as const))('nothing is wrong with %s', (_, page) => {
  expect(wrongWith(page, pages, house)).toEqual([]);
});

test('every file that is made as a page is one', () => {
  const files = globSync('pages/**/*.tsx', { cwd: join(root, 'storefront') });
  const named = [...pages.flatMap(({ file, frame }) => [file, frame]), 'pages/not-found/page-not-found.tsx'];
  expect(files.filter((file) => house.exportsOf(file)?.has('loader') && !named.includes(file))).toEqual([]);
});

test('every address that the code names is a page', async () => {
  const { find } = pageFinder(pages);
  const sources = (await readSources(root)).filter(
    ({ path }) =>
      /^(?:storefront|server\/(?:modules|pages|start)|demo\/(?!social)|bench)\//.test(path) &&
      !/\.test\.tsx?$/.test(path),
  );
  const named = sources.flatMap(({ path, text }) => addressesIn(text).map((address) => [path, address] as const));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, address]) => !find(address))).toEqual([]);
});

const sound: Page = {
  path: '/users/points',
  file: 'pages/points/points.tsx',
  access: 'shopper',
  title: 'points.title',
  messages: ['points'],
};
const planted: [what: string, change: Partial<Page>, wrong: string | RegExp][] = [
  ['a file that is not there', { file: 'pages/points/gone.tsx' }, 'there is no file pages/points/gone.tsx'],
  ['a frame that is not there', { frame: 'shell/gone.tsx' }, 'there is no file shell/gone.tsx'],
  ['no title', { title: null }, /^it has no title/],
  ['two titles', { file: 'pages/search/search-page.tsx' }, 'its title is said twice: here and by a meta'],
  ['an unknown title', { title: 'points.gone' as 'points.title' }, 'lao has no points.gone'],
  ['a title of messages that do not come', { messages: [] }, 'add points to its messages: points.title is there'],
  ['an unknown description', { description: 'points.gone' as 'points.title' }, 'en has no points.gone'],
  ['unknown messages', { messages: ['points', 'gone' as 'points'] }, 'th has no messages of gone'],
  ['messages of the server', { messages: ['points', 'mails' as 'points'] }, /^leave mails out of its messages/],
  ['a guard that is not asked', { file: 'shell/footer.tsx' }, /^add a loader/],
  ['a guard that is forgotten', { access: 'anyone' }, 'all below /users and /order is for those who are signed in'],
  ['personal and cached', { cachedBy: [] }, 'what is not for everybody must not be cached for everybody'],
  ['personal and in the sitemap', { inSitemap: true }, /^search engines know only pages/],
  ['the same as no page', { cachedBy: [], sameAs: '/gone' }, 'there is no page /gone'],
  ['capitals', { path: '/users/Points' }, 'its address has capitals, or a slash at the end'],
];

test('a sound page is found to be so', () => {
  expect(wrongWith(sound, [sound], house)).toEqual([]);
});

test.each(planted)('planted: %s', (_, change, wrong) => {
  const found = wrongWith({ ...sound, ...change }, [sound], house);
  expect(found.filter((one) => (typeof wrong === 'string' ? one === wrong : wrong.test(one)))).toHaveLength(1);
});

test('planted: two pages with one address, and an address that is none', () => {
  expect(wrongWith(sound, [sound, sound], house)).toEqual(['another page has the same address']);
  expect(addressesIn('to="/goods/top_none" or `/order/gone?id=1` or "/orders" or "/api/front/order/x"')).toEqual([
    '/goods/top_none',
    '/order/gone',
  ]);
});
