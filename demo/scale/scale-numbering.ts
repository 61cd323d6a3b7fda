import type pg from 'pg';
import { copyRows, copyValue } from '#server/database/copy-rows.ts';
import { specKey } from '#server/modules/search/indexing/number-words.ts';
import type { SpecValue } from '#server/modules/search/indexing/source-queries.ts';

/** Assigns numbers and counts them in memory, since the database would be asked a million times. */
export type Numbering = {
  words: Map<string, { id: number; shown: string; documents: number }>;
  specs: Map<string, { id: number; spec: SpecValue; isNew: boolean }>;
  marks: Map<number, number>;
};

export async function readNumbering(client: pg.ClientBase): Promise<Numbering> {
  const words = await client.query<{ id: number; word: string; shown: string; documents: number }>(
    'select * from search_words',
  );
  const specs = await client.query<SpecValue & { id: number }>('select id, name, value from search_specs');
  const marks = await client.query<{ mark: number; documents: number }>('select * from search_marks');
  return {
    words: new Map(words.rows.map(({ word, ...numbered }) => [word, numbered])),
    specs: new Map(specs.rows.map(({ id, ...spec }) => [specKey(spec), { id, spec, isNew: false }])),
    marks: new Map(marks.rows.map(({ mark, documents }) => [mark, documents])),
  };
}

export async function writeNumbering(client: pg.ClientBase, { words, specs, marks }: Numbering): Promise<void> {
  const lines = <Item>(items: Iterable<Item>, values: (item: Item) => Parameters<typeof copyValue>[0][]) =>
    Array.from(items, (item) => `${values(item).map(copyValue).join('\t')}\n`);
  await client.query('delete from search_words; delete from search_marks');
  await copyRows(
    client,
    'copy search_words (id, word, shown, documents) from stdin',
    lines(words, ([word, { id, shown, documents }]) => [id, word, shown, documents]),
  );
  await copyRows(
    client,
    'copy search_marks (mark, documents) from stdin',
    lines(marks, ([mark, documents]) => [mark, documents]),
  );
  const fresh = [...specs.values()].filter(({ isNew }) => isNew);
  await copyRows(
    client,
    'copy search_specs (id, name, value) from stdin',
    lines(fresh, ({ id, spec }) => [id, spec.name, spec.value]),
  );
  for (const table of ['search_words', 'search_specs'])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}
