import { eq, sql } from 'drizzle-orm';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { plainText } from '#server/modules/search/language/words.ts';
import { searches } from '#server/modules/search/tables.ts';

const charactersMax = 32; // longer texts do not fit on a page
const countedPerSource = 20; // per hour, so that nobody can promote a word alone
const hourMs = 3_600_000;
const rememberedMax = 10_000;
const unfoundMax = 500;

// Most searches are answered from the cache and must stay fast: they are counted in memory and written at intervals.
const searched = new Map<string, number>();
const sources = new Map<string, number>();
const unfound = new Set<string>();
let hourStartedAt = 0;
onDatabaseClosed(() => {
  searched.clear();
  sources.clear();
  unfound.clear();
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

/** Records how many matches these words have: only those with some can become hot keywords, and of the others the platform learns. */
export async function noteFound(title: string, found: number): Promise<void> {
  const text = keywordOf(title);
  if (text === null) return;
  if (found === 0) {
    if (unfound.size < unfoundMax) unfound.add(text); // anyone can make up words: only so many are written at once
    return;
  }
  await database()
    .insert(searches)
    .values({ day: sql`current_date`, text, times: 0, found })
    .onConflictDoUpdate({ target: [searches.day, searches.text], set: { found }, setWhere: eq(searches.found, 0) });
}

async function writeUnfound(): Promise<void> {
  const texts = [...unfound];
  unfound.clear();
  if (texts.length === 0) return;
  const rows = texts.map((text) => ({ day: sql`current_date`, text, times: 0, found: 0 }));
  await database().insert(searches).values(rows).onConflictDoNothing();
}

/** Writes the counts since the last time. */
export async function writeSearched(): Promise<void> {
  await writeUnfound();
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
