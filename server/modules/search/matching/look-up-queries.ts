import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { rangeOf, tokenOf } from '#server/modules/search/language/tokens.ts';
import { searchCategoryWords, searchMarks, searchWords } from '#server/modules/search/tables.ts';

/** A word with its number, how many products have it, and the categories whose name contains it. */
export type KnownWord = {
  word: string;
  shown: string;
  id: number | null;
  documents: number;
  categories: { id: number; level: number; documents: number }[];
};

export const allMark = -1; // the key for the number of all products

/** Reads these words, and how many products have these marks. */
export async function askForWords(newWords: readonly string[], newMarks: readonly number[]) {
  const [firstStars, lastStars] = rangeOf('stars');
  const rows = await statement<{ words: KnownWord[]; counts: Record<number, number> }>(
    'ask_for_words',
    sql`
    select
      (select coalesce(json_agg(json_build_object(
          'word', given.word, 'shown', coalesce(known.shown, given.word), 'id', known.id,
          'documents', coalesce(known.documents, 0),
          'categories', (
            select coalesce(json_agg(json_build_object(
              'id', category_id, 'level', ${categories.level}, 'documents', coalesce(documents, 0))), '[]')
            from ${searchCategoryWords}
            join ${categories} on ${categories.id} = category_id
            left join ${searchMarks} on mark = category_id + ${tokenOf('category', 0)}
            where ${searchCategoryWords.word} = given.word))), '[]')
        from unnest(${sql.param([...newWords])}::text[]) given (word)
        left join ${searchWords} known on known.word = given.word and known.documents > 0) as words,
      (select coalesce(json_object_agg(mark, documents), '{}') from (
        select mark, documents from ${searchMarks} where mark = any(${sql.param([...newMarks])}::int[])
        union all
        -- Every product has exactly one number of stars.
        select ${allMark}, coalesce(sum(documents), 0)::int from ${searchMarks} where mark between ${firstStars} and ${lastStars}
      ) counted) as counts`,
  ).rows(database());
  return rows[0] ?? { words: [], counts: {} };
}
