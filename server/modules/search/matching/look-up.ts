import { sql } from 'drizzle-orm';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { oneTypoFrom } from '#server/modules/search/language/one-typo.ts';
import { searchCategoryWords, searchWords } from '#server/modules/search/tables.ts';
import { allMark, askForWords, type KnownWord } from './look-up-queries.ts';

const rememberedMs = 10_000; // the counts only decide how to search, so outdated ones will do
const rememberedMax = 20_000;
const words = new Map<string, { known: KnownWord; until: number }>();
const marks = new Map<number, { documents: number; until: number }>();

/** Words with their counts, and how many products have marks. Only what is not cached is read from the database. */
export async function lookUp(
  wantedWords: readonly string[],
  wantedMarks: readonly number[],
): Promise<{ words: KnownWord[]; documentsOf(mark: number): number; allDocuments: number }> {
  const now = Date.now();
  const newWords = wantedWords.filter((word) => (words.get(word)?.until ?? 0) < now);
  const newMarks = [...wantedMarks, allMark].filter((mark) => (marks.get(mark)?.until ?? 0) < now);
  const fresh =
    newWords.length + newMarks.length > 0 ? await askForWords(newWords, newMarks) : { words: [], counts: {} };
  if (words.size + marks.size > rememberedMax) clearLookUpCache();
  const until = now + rememberedMs;
  const unknown = new Map<string, KnownWord>();
  for (const known of fresh.words) {
    // An unknown word is not cached: it may be added at any time, and a search for it need not be fast.
    if (known.id === null && known.categories.length === 0) unknown.set(known.word, known);
    else words.set(known.word, { known, until });
  }
  for (const mark of newMarks) marks.set(mark, { documents: fresh.counts[mark] ?? 0, until });
  return {
    words: wantedWords.flatMap((word) => words.get(word)?.known ?? unknown.get(word) ?? []),
    documentsOf: (mark) => marks.get(mark)?.documents ?? 0,
    allDocuments: marks.get(allMark)?.documents ?? 0,
  };
}

/** Clears the cache after the index has changed. */
export function clearLookUpCache(): void {
  words.clear();
  marks.clear();
}
onDatabaseClosed(clearLookUpCache);

/**
 * For each word without matches: the known word that is one typo away, if there is one, else the most similar one by trigrams;
 * among equals the more frequent one.
 */
export async function findSimilar(unknown: readonly string[]): Promise<Map<string, string>> {
  const slips = unknown.map((word) => `{${oneTypoFrom(word)}}`);
  const rows = await statement<{ given: string; similar: string }>(
    'find_similar',
    sql`
    select given.word as given, best.word as similar
    from unnest(${sql.param([...unknown])}::text[], ${sql.param(slips)}::text[]) given (word, slips)
    cross join lateral (
      select word from (
        (select word, documents, 1 as likeness from ${searchWords}
          where word = any(given.slips::text[]) and documents > 0 order by documents desc, word limit 1)
        union all
        (select word, documents, similarity(word, given.word) from ${searchWords}
          where word % given.word and documents > 0)
        union all
        (select word, 0, similarity(word, given.word) from ${searchCategoryWords} where word % given.word)
      ) likely
      order by likeness desc, documents desc, word limit 1
    ) best`,
  ).rows(database());
  return new Map(rows.map(({ given, similar }) => [given, similar]));
}
