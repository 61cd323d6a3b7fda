import { sql } from 'drizzle-orm';
import { allLanguagesOf } from '#contract/core/languages.ts';
import { columnsIn, givenRows, recordOf } from '#server/database/columns.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { wordsOf } from '#server/modules/search/language/words.ts';
import { searchCategoryWords } from '#server/modules/search/tables.ts';
import type { CategoryFacts } from './source-queries.ts';

/** Saves the words of category names in every language, by which categories and their products are found. */
export async function saveCategoryWords(tx: Transaction, categories: readonly CategoryFacts[]): Promise<void> {
  const records = categories.flatMap(({ id, name }) => {
    const words = new Set(allLanguagesOf(name).flatMap((text) => [...wordsOf(text).keys()]));
    return [...words].map((word) => recordOf(searchCategoryWords, { categoryId: id, word }));
  });
  const [first] = records;
  if (!first) return;
  const given = sql`select ${columnsIn(first, 'given')} from ${givenRows(searchCategoryWords, records)}`;
  await statement(
    'save_category_words',
    sql`
    delete from ${searchCategoryWords}
    where category_id = any(${sql.param(categories.map(({ id }) => id))}::int[])
      and (${columnsIn(first)}) not in (${given})`,
  ).run(tx);
  await statement(
    'save_category_words',
    sql`
    insert into ${searchCategoryWords} (${columnsIn(first)}) ${given} on conflict (word, category_id) do nothing`,
  ).run(tx);
}
