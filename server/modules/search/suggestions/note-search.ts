import { sql } from 'drizzle-orm';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { plainText } from '#server/modules/search/language/words.ts';
import { searches } from '#server/modules/search/tables.ts';

const charactersMax = 32; // what is longer is no keyword that a page could show
const countedPerSource = 20; // in an hour: whoever searches on and on makes nothing popular
const hourMs = 3_600_000;
const rememberedMax = 10_000;

// Most searches are answered from memory, and must stay as quick: they are counted here and written down now and then.
const asked = new Map<string, number>();
const sources = new Map<string, number>();
let hourStartedAt = 0;
onDatabaseClosed(() => {
  asked.clear();
  sources.clear();
});

function keywordOf(title: string): string | null {
  const text = plainText(title).replaceAll(/\s+/g, ' ').trim();
  return text.length >= 2 && text.length <= charactersMax && /^[\p{L}\p{N}\p{M} '-]+$/u.test(text) ? text : null;
}

/** Counts that someone searched for something. */
export function noteAsked(title: string, source: string): void {
  const text = keywordOf(title);
  if (text === null) return;
  if (Date.now() - hourStartedAt > hourMs || sources.size > rememberedMax) {
    sources.clear();
    hourStartedAt = Date.now();
  }
  const before = sources.get(source) ?? 0;
  if (before >= countedPerSource || (asked.size >= rememberedMax && !asked.has(text))) return;
  sources.set(source, before + 1);
  asked.set(text, (asked.get(text) ?? 0) + 1);
}

/** Notes that something is found by these words: only such words can become popular. */
export async function noteFound(title: string, found: number): Promise<void> {
  const text = found > 0 ? keywordOf(title) : null;
  if (text === null) return;
  await database().insert(searches).values({ day: sql`current_date`, text, times: 0, found }).onConflictDoNothing();
}

/** Writes down what was counted since the last time. */
export async function writeAsked(): Promise<void> {
  const counted = [...asked];
  asked.clear();
  if (counted.length === 0) return;
  const texts = sql.param(counted.map(([text]) => text));
  const times = sql.param(counted.map(([, count]) => count));
  await statement(
    'write_asked',
    sql`
    update ${searches} set times = ${searches.times} + given.times
    from unnest(${texts}::text[], ${times}::int[]) given (text, times)
    where ${searches.day} = current_date and ${searches.text} = given.text`,
  ).run(database());
}
