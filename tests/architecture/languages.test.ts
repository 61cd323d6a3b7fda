import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageTag, locales } from '#contract/core/languages.ts';
import { refusals } from '#contract/core/refusals.ts';
import { inConsole, onServerOnly, withEveryPage } from '#locales/groups.ts';
import { messageKinds } from '#server/providers/messages/message.ts';
import { bareTexts, usedKeys } from './message-use.ts';
import { readSources, type SourceFile } from './read-imports.ts';

type Messages = { [key: string]: string | Messages };

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const groupsOf = async (locale: string): Promise<string[]> =>
  (await readdir(`${root}/locales/${locale}`)).map((file) => file.replace(/\.json$/, '')).sort();

async function read(locale: string): Promise<Map<string, string>> {
  const groups = await groupsOf(locale);
  const texts = await Promise.all(groups.map((group) => readFile(`${root}/locales/${locale}/${group}.json`, 'utf8')));
  return new Map(groups.flatMap((group, at) => flatten(JSON.parse(texts[at] ?? '') as Messages, `${group}.`)));
}

function flatten(messages: Messages, before: string): [string, string][] {
  return Object.entries(messages).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[before + key, text]] : flatten(text, `${before}${key}.`),
  );
}

let english: Map<string, string>;
let sources: SourceFile[];
beforeAll(async () => {
  english = await read('en');
  sources = (await readSources(root)).filter(({ path }) => /^(?:storefront|console|ui)\//.test(path));
});

test('the folders of locales/ are the languages of the mall', async () => {
  const entries = await readdir(`${root}/locales`, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  expect(folders.sort()).toEqual([...locales].sort());
});

test('every group that locales/groups.ts names has its file', async () => {
  expect(await groupsOf('en')).toEqual(expect.arrayContaining([...withEveryPage, ...onServerOnly, ...inConsole]));
});

test.each(locales)('%s has one name for each step of a refund, for its buyer and its shop', async (locale) => {
  const mine = await read(locale);
  const stepsOf = (before: string) =>
    [...mine].flatMap(([key, text]) => (key.startsWith(before) ? [[key.slice(before.length), text]] : []));
  expect(stepsOf('console.refunds.steps.')).toEqual(stepsOf('refunds.steps.'));
});

describe.each(locales.filter((locale) => locale !== 'en'))('%s', (locale) => {
  test('has the same keys as English', async () => {
    const mine = await read(locale);
    expect([...english.keys()].filter((key) => !mine.has(key))).toEqual([]);
    expect([...mine.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  test('is translated: few texts are the same as in English', async () => {
    const mine = await read(locale);
    const same = [...mine].filter(
      ([key, text]) => english.get(key) === text && /\p{L}{4}/u.test(text.replaceAll(/\{[^}]*\}/g, '')),
    );
    // Single words may be the same in two languages; whole sentences are not.
    expect(same.filter(([, text]) => text.split(' ').length > 2)).toEqual([]);
    expect(same.length).toBeLessThan(english.size * 0.08);
  });

  test('uses the same values in each text, and every text can be parsed', async () => {
    const mine = await read(locale);
    const wrong = [...english].filter(
      ([key, text]) => `${valuesOf(text, 'en')}` !== `${valuesOf(mine.get(key) ?? '', locale)}`,
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

function valuesOf(text: string, locale: string): string[] {
  const names = new Set<string>();
  const walk = (parts: ReturnType<IntlMessageFormat['getAst']>) => {
    for (const part of parts) {
      if ('value' in part && part.type !== 0) names.add(part.value);
      if ('options' in part) for (const option of Object.values(part.options)) walk(option.value);
      if ('children' in part) walk(part.children);
    }
  };
  walk(new IntlMessageFormat(text, languageTag(locale as (typeof locales)[number])).getAst());
  names.delete('mall'); // always at hand: one language names the mall where another says “we”
  return [...names].sort();
}

test('every key that a component uses exists, and every key is used', () => {
  const { keys, prefixes } = usedKeys(sources, new Set(english.keys()));
  expect([...keys].filter((key) => !english.has(key)).sort()).toEqual([]);
  const isUsed = (key: string) => keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
  const ours = [...english.keys()].filter((key) => !onServerOnly.some((group) => key.startsWith(`${group}.`)));
  expect(ours.filter((key) => !isUsed(key))).toEqual([]);
  const said = [...english.keys()].filter((key) => key.startsWith('refusals.'));
  expect(said.sort()).toEqual([...Object.keys(refusals), 'bug'].map((reason) => `refusals.${reason}`).sort());
});

test('every kind of message has its texts, and there are no others', () => {
  const words = { email: ['subject', 'text'], sms: ['sms'] };
  const wanted = Object.entries(messageKinds).flatMap(([kind, channels]) =>
    channels.flatMap((channel) => words[channel].map((part) => `mails.${kind}.${part}`)),
  );
  const said = [...english.keys()].filter((key) => key.startsWith('mails.') && !key.startsWith('mails.parts.'));
  // Where a mail has no heading of its own, its subject is one.
  const headings = wanted
    .filter((key) => key.endsWith('.subject'))
    .map((key) => key.replace(/subject$/, 'heading'))
    .filter((key) => said.includes(key));
  expect(said.sort()).toEqual([...wanted, ...headings, 'mails.footer'].sort());
});

test('no component contains a text that is not a key', () => {
  expect(bareTexts(sources)).toEqual([]);
});

test('a planted bare text, unknown key and unused key are found', () => {
  const planted = (text: string) => [{ path: 'storefront/x.tsx', text }];
  expect(bareTexts(planted('<p>Hello there</p>'))).toEqual(['storefront/x.tsx: Hello there']);
  expect(bareTexts(planted('<img alt="A cat" />'))).toEqual(['storefront/x.tsx: A cat']);
  expect(bareTexts(planted('<p>{t("hello")} · {1 > 2 ? a : b}</p>'))).toEqual([]);
  const component = `const t = useTranslations('home');\nreturn t('greeting') + t(\`kind.$\{kind}\`);`;
  const used = usedKeys(planted(component), new Set());
  expect([...used.keys]).toEqual(['home.greeting']);
  expect(used.prefixes).toEqual(['home.kind.']);
});

test('which of several texts is read is decided by localized() and textIn() alone', async () => {
  const sources = await readSources(root);
  const chooses = /(locale|language) === 'zh-CN' \?|\bisChinese\b|\bcn[A-Z]|\bcn_[a-z]/;
  const found = sources.filter(
    ({ path, text }) => /^(server|demo|bench)\/(?!.*\.test\.ts$)/.test(path) && chooses.test(text),
  );
  // A category has a Chinese name on the wire beside its name in the caller's language.
  const onTheWire = ['server/modules/catalogue/categories/category-tree.ts'];
  expect(found.map(({ path }) => path).filter((path) => !onTheWire.includes(path))).toEqual([]);
  for (const planted of ["locale === 'zh-CN' ? a : b", 'shop.cnName', 'select cn_name', 'if (isChinese)'])
    expect(chooses.test(planted)).toBe(true);
});
