import { sql } from 'drizzle-orm';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { plainText } from '#server/modules/search/language/words.ts';
import { searches } from '#server/modules/search/tables.ts';

const charactersMax = 32; // longer texts do not fit on a page
const countedPerSource = 20; // per hour, so that nobody can promote a word alone
const hourMs = 3_600_000;
const rememberedMax = 10_000;

// Most searches are answered from the cache and must stay fast: they are counted in memory and written at intervals.
const searched = new Map<string, number>();
const sources = new Map<string, number>();
let hourStartedAt = 0;
onDatabaseClosed(() => {
  searched.clear();
  sources.clear();
});

function keywordOf(title: string): string | null {
  const text = plainText(title).replaceAll(/\s+/g, ' ').trim();
  return text.length >= 2 && text.length <= charactersMax && /^[\p{L}\p{N}\p{M} '-]+$/u.test(text) ? text : null;
}

/** Counts a search. */
export function countSearched(title: string, source: string): void {
  const text = keywordOf(title);
  if (text === null) return;
  if (Date.now() - hourStartedAt > hourMs || sources.size > rememberedMax) {
    sources.clear();
    hourStartedAt = Date.now();
  }
  const before = sources.get(source) ?? 0;
  if (before >= countedPerSource || (searched.size >= rememberedMax && !searched.has(text))) return;
  sources.set(source, before + 1);
  searched.set(text, (searched.get(text) ?? 0) + 1);
}

/** Records that these words have matches: only such words can become hot keywords. */
export async function noteFound(title: string, found: number): Promise<void> {
  const text = found > 0 ? keywordOf(title) : null;
  if (text === null) return;
  await database().insert(searches).values({ day: sql`current_date`, text, times: 0, found }).onConflictDoNothing();
}

/** Writes the counts since the last time. */
export async function writeSearched(): Promise<void> {
  const counted = [...searched];
  searched.clear();
  if (counted.length === 0) return;
  const texts = sql.param(counted.map(([text]) => text));
  const times = sql.param(counted.map(([, count]) => count));
  await statement(
    'write_searched',
    sql`
    update ${searches} set times = ${searches.times} + given.times
    from unnest(${texts}::text[], ${times}::int[]) given (text, times)
    where ${searches.day} = current_date and ${searches.text} = given.text`,
  ).run(database());
}
