import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { type Localized, locales, localized } from '#contract/core/languages.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { database } from './connection.ts';
import { anyTextContains, hasEnglish, localizedText, textIn } from './localized-text.ts';

const mall = openMallUnderTest();
const notes = pgTable('notes', { id: integer().primaryKey(), text: localizedText() });
const texts: Localized[] = [
  { en: 'Cup' },
  { en: 'Tea, hot', 'zh-CN': '茶', th: 'ชา' },
  { en: '', lao: '' },
  { en: 'It’s "100%" \\ [new]', es: 'Año_nuevo', fr: 'Été' },
];

beforeAll(async () => {
  await mall.pool.query('create table notes (id int primary key, text jsonb not null)');
  await database()
    .insert(notes)
    .values(texts.map((text, id) => ({ id, text })));
});

test.each(locales)('SQL and code choose the same text for %s', async (locale) => {
  const rows = await database()
    .select({ text: textIn(notes.text, locale) })
    .from(notes)
    .orderBy(notes.id);
  expect(rows.map(({ text }) => text)).toEqual(texts.map((text) => localized(text, locale)));
});

test.each<[string, number[]]>([
  ['cup', [0]],
  ['茶', [1]],
  ['ชา', [1]],
  [', h', [1]],
  ['"100%"', [3]],
  ['\\ [new]', [3]],
  ['ño_n', [3]],
  // What stands between two languages, and around them, is not part of a text.
  ['"', [3]],
  ['"茶', []],
  ['", "', []],
  [',', [1]],
  ['en', []],
  ['%%', []],
  ['___', []],
])('%s is found where some language has it', async (characters, found) => {
  const rows = await database()
    .select({ id: notes.id })
    .from(notes)
    .where(anyTextContains(notes.text, characters))
    .orderBy(notes.id);
  expect(rows.map(({ id }) => id)).toEqual(found);
});

test.each([['{}'], ['{"th": "ชา"}'], ['{"en": null}']])('%s has no English', async (text) => {
  const { rows } = await database().execute(sql`select ${hasEnglish(sql`${text}::jsonb`)} as has_english`);
  expect(rows).toEqual([{ has_english: false }]);
});

test('every text of the mall by language is checked to have English', async () => {
  const { rows } = await mall.pool.query<{ name: string; rules: string }>(
    `select table_name || '.' || column_name as name,
       (select coalesce(string_agg(pg_get_constraintdef(oid), ' '), '') from pg_constraint
         where conrelid = table_name::regclass and conname = table_name || '_english') as rules
     from information_schema.columns
     where table_schema = 'public' and table_name <> 'notes' and data_type = 'jsonb'
       and column_name in ('name', 'value', 'summary', 'content_html', 'unit', 'instruction', 'title', 'line', 'info', 'intro', 'variant')
       and table_name not in ('site_settings', 'site_setting_versions', 'face_versions', 'activity_versions', 'product_drafts') -- a draft may lack anything
     order by 1`,
  );
  expect(rows).toHaveLength(29);
  expect(
    rows.filter(({ name, rules }) => !rules.includes(`(${name.split('.')[1]} ->> 'en'::text) IS NOT NULL`)),
  ).toEqual([]);
});
