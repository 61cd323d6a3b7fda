import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { wordsOf } from '#server/modules/search/language/words.ts';
import { searchCategoryWords } from '#server/modules/search/tables.ts';
import type { CategoryFacts } from './source-queries.ts';

/** Saves the words of category names in every language, by which categories and their products are found. */
export async function saveCategoryWords(tx: Transaction, categories: readonly CategoryFacts[]): Promise<void> {
  const rows = categories.flatMap(({ id, name, cnName, otherNames }) => {
    const words = new Set([name, cnName, ...Object.values(otherNames)].flatMap((text) => [...wordsOf(text).keys()]));
    return [...words].map((word) => ({ id, word }));
  });
  const ids = sql.param(rows.map(({ id }) => id));
  const words = sql.param(rows.map(({ word }) => word));
  const given = sql`select * from unnest(${ids}::int[], ${words}::text[]) given (category_id, word)`;
  await statement(
    'save_category_words',
    sql`
    delete from ${searchCategoryWords}
    where category_id = any(${sql.param(categories.map(({ id }) => id))}::int[])
      and (category_id, word) not in (${given})`,
  ).run(tx);
  await statement(
    'save_category_words',
    sql`
    insert into ${searchCategoryWords} (category_id, word) ${given} on conflict (word, category_id) do nothing`,
  ).run(tx);
}
