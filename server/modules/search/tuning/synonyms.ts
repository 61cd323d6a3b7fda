import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type saveSynonyms as contract, type Synonyms, synonymsMax } from '#contract/search/platform.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { queryWords } from '#server/modules/search/language/words.ts';
import { searchSynonyms } from '#server/modules/search/tables.ts';
import { assertUnchanged, lastSavedColumns, savedNow } from '#server/modules/shops/index.ts';

type Operator = Caller<'platform'>;

/** All groups of words that mean the same, newest first. */
export function listGroups(): Promise<Synonyms[]> {
  const { id, locale, words, version } = searchSynonyms;
  return database()
    .select({ id, locale, words, version, ...lastSavedColumns(searchSynonyms) })
    .from(searchSynonyms)
    .orderBy(desc(id));
}

/** Adds or changes a group. From the next search on its words find the same. */
export function saveSynonyms(by: Operator, { id, version, locale, words }: z.output<typeof contract.input>) {
  const group = { locale, words, folded: foldedWords(words) };
  return transaction(async (tx) => {
    const before = id === null ? null : await lockGroup(tx, id);
    if (before) await assertUnchanged(tx, before, version);
    else await assertRoom(tx);
    const values = { ...group, version: (before?.version ?? 0) + 1, ...savedNow(by.session.accountId) };
    const [saved] = before
      ? await tx.update(searchSynonyms).set(values).where(eq(searchSynonyms.id, before.id)).returning()
      : await tx.insert(searchSynonyms).values(values).returning();
    if (!saved) throw new Error('No synonyms were saved');
    await noteChange(tx, by, { locale, before: before?.words ?? null, after: words });
    return { id: saved.id, version: saved.version };
  });
}

export function deleteSynonyms(by: Operator, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { locale, words } = await lockGroup(tx, id);
    await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id));
    await noteChange(tx, by, { locale, before: words, after: null });
    return null;
  });
}

/** Each as a search would look for it. One that is several words there could not stand in the place of another. */
function foldedWords(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const [folded, ...more] = queryWords(word);
    if (!folded || more.length > 0) throw new Refusal('bad_input', { field: `words.${at}` });
    return folded;
  });
}

async function lockGroup(tx: Transaction, id: number) {
  const [group] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update');
  if (!group) throw new Refusal('synonyms_not_found');
  return group;
}

async function assertRoom(tx: Transaction): Promise<void> {
  if ((await tx.$count(searchSynonyms)) >= synonymsMax) throw new Refusal('too_many_synonyms');
}

type Change = { locale: string; before: string[] | null; after: string[] | null };

async function noteChange(tx: Transaction, by: Operator, { locale, before, after }: Change): Promise<void> {
  await invalidateCache(tx, 'search');
  await logOperatorAct(tx, by, {
    ...{ act: 'synonyms_changed', subject: locale },
    before: before && { words: before },
    after: after && { words: after },
  });
}

/** For each of these words of a search the others that mean the same in this language. */
export async function findSynonyms(
  locale: Synonyms['locale'],
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const groups = await database()
    .select({ folded: searchSynonyms.folded })
    .from(searchSynonyms)
    .where(and(eq(searchSynonyms.locale, locale), sql`${searchSynonyms.folded} && ${sql.param([...words])}::text[]`));
  return new Map(
    words.flatMap((word) => {
      const others = groups
        .flatMap(({ folded }) => (folded.includes(word) ? folded : []))
        .filter((each) => each !== word);
      return others.length > 0 ? [[word, [...new Set(others)]] as const] : [];
    }),
  );
}
