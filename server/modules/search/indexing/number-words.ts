import { sql } from 'drizzle-orm';
import { columnsIn, givenRows, recordOf } from '#server/database/columns.ts';
import type { Transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { searchSpecs, searchWords } from '#server/modules/search/tables.ts';
import type { SpecValue } from './source-queries.ts';

/**
 * Assigns a number to every word. Known words are not inserted again: each attempt would use up a number of the
 * sequence.
 */
export async function numberWords(
  tx: Transaction,
  shownByWord: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const records = Array.from(shownByWord, ([word, shown]) => recordOf(searchWords, { word, shown }));
  const [first] = records;
  if (!first) return new Map();
  const given = givenRows(searchWords, records);
  await statement(
    'number_words',
    sql`
    insert into ${searchWords} (${columnsIn(first)})
    select ${columnsIn(first, 'given')} from ${given}
    where not exists (select from ${searchWords} where ${searchWords.word} = given.word)
    on conflict (word) do nothing`,
  ).run(tx);
  const rows = await statement<{ word: string; id: number }>(
    'number_words',
    sql`select ${searchWords.word}, ${searchWords.id} from ${searchWords}
    where ${searchWords.word} = any(${sql.param([...shownByWord.keys()])}::text[])`,
  ).rows(tx);
  return new Map(rows.map(({ word, id }) => [word, id]));
}

/** The same English texts are the same value. */
export const specKey = ({ name, value }: SpecValue) => `${name.en}\n${value.en}`;

/** Assigns a number to every value, and adds the languages in which it was not known yet. */
export async function numberSpecs(tx: Transaction, specs: readonly SpecValue[]): Promise<Map<string, number>> {
  const distinct = new Map<string, SpecValue>();
  for (const { name, value } of specs) {
    const before = distinct.get(specKey({ name, value }));
    distinct.set(specKey({ name, value }), {
      name: { ...before?.name, ...name },
      value: { ...before?.value, ...value },
    });
  }
  const records = Array.from(distinct.values(), (spec) => recordOf(searchSpecs, spec));
  const [first] = records;
  if (!first) return new Map();
  const given = givenRows(searchSpecs, records);
  const isGiven = sql`${textIn(searchSpecs.name, 'en')} = ${textIn(sql`given.name`, 'en')}
    and ${textIn(searchSpecs.value, 'en')} = ${textIn(sql`given.value`, 'en')}`;
  await statement(
    'number_specs',
    sql`
    update ${searchSpecs} set name = ${searchSpecs.name} || given.name, value = ${searchSpecs.value} || given.value from ${given}
    where ${isGiven} and not (${searchSpecs.name} @> given.name and ${searchSpecs.value} @> given.value)`,
  ).run(tx);
  await statement(
    'number_specs',
    sql`
    insert into ${searchSpecs} (${columnsIn(first)})
    select ${columnsIn(first, 'given')} from ${given}
    where not exists (select from ${searchSpecs} where ${isGiven})
    on conflict (${textIn(sql`name`, 'en')}, ${textIn(sql`value`, 'en')}) do nothing`,
  ).run(tx);
  const rows = await statement<SpecValue & { id: number }>(
    'number_specs',
    sql`
    select ${searchSpecs.name}, ${searchSpecs.value}, ${searchSpecs.id} from ${searchSpecs}
    join ${given} on ${isGiven}`,
  ).rows(tx);
  return new Map(rows.map((row) => [specKey(row), row.id]));
}
