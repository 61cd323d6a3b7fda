import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
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
  const words = sql.param([...shownByWord.keys()]);
  const shown = sql.param([...shownByWord.values()]);
  await statement(
    'number_words',
    sql`
    insert into ${searchWords} (word, shown)
    select given.word, given.shown from unnest(${words}::text[], ${shown}::text[]) given (word, shown)
    where not exists (select from ${searchWords} where ${searchWords.word} = given.word)
    on conflict (word) do nothing`,
  ).run(tx);
  const rows = await statement<{ word: string; id: number }>(
    'number_words',
    sql`select word, id from ${searchWords} where word = any(${words}::text[])`,
  ).rows(tx);
  return new Map(rows.map(({ word, id }) => [word, id]));
}

export const specKey = ({ name, value }: Pick<SpecValue, 'name' | 'value'>) => `${name}\n${value}`;

/** Assigns a number to every value, and updates its Chinese names. */
export async function numberSpecs(tx: Transaction, specs: readonly SpecValue[]): Promise<Map<string, number>> {
  const distinct = [...new Map(specs.map((spec) => [specKey(spec), spec])).values()];
  const column = (key: keyof SpecValue) => sql.param(distinct.map((spec) => spec[key]));
  const given = sql`unnest(${column('name')}::text[], ${column('cnName')}::text[], ${column('value')}::text[], ${column('cnValue')}::text[])
    with ordinality given (name, cn_name, value, cn_value, place)`;
  await statement(
    'number_specs',
    sql`
    update ${searchSpecs} set cn_name = given.cn_name, cn_value = given.cn_value from ${given}
    where ${searchSpecs.name} = given.name and ${searchSpecs.value} = given.value
      and (${searchSpecs.cnName}, ${searchSpecs.cnValue}) <> (given.cn_name, given.cn_value)`,
  ).run(tx);
  await statement(
    'number_specs',
    sql`
    insert into ${searchSpecs} (name, cn_name, value, cn_value)
    select given.name, given.cn_name, given.value, given.cn_value from ${given}
    where not exists (
      select from ${searchSpecs} where ${searchSpecs.name} = given.name and ${searchSpecs.value} = given.value)
    order by given.place
    on conflict (name, value) do nothing`,
  ).run(tx);
  const rows = await statement<{ name: string; value: string; id: number }>(
    'number_specs',
    sql`
    select ${searchSpecs.name}, ${searchSpecs.value}, ${searchSpecs.id} from ${searchSpecs}
    join ${given} on ${searchSpecs.name} = given.name and ${searchSpecs.value} = given.value`,
  ).rows(tx);
  return new Map(rows.map((row) => [specKey(row), row.id]));
}
