import { and, asc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { type saveRedirect as contract, redirectsMax, type SearchRedirect } from '#contract/search/platform.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { plainText } from '#server/modules/search/language/words.ts';
import { searchRedirects } from '#server/modules/search/tables.ts';
import { assertUnchanged, lastSavedColumns, savedNow } from '#server/modules/shops/index.ts';

type Operator = Caller<'platform'>;

/** As words are compared: case, accents and blanks make no difference. */
const foldedText = (words: string) => plainText(words).replaceAll(/\s+/g, ' ').trim();

export function listRedirects(): Promise<SearchRedirect[]> {
  const { id, words, path, version, folded } = searchRedirects;
  return database()
    .select({ id, words, path, version, ...lastSavedColumns(searchRedirects) })
    .from(searchRedirects)
    .orderBy(asc(folded));
}

/** Lets words lead to a page, from the next search on. */
export function saveRedirect(by: Operator, { id, version, words, path }: z.output<typeof contract.input>) {
  const folded = foldedText(words);
  if (!folded) throw new Refusal('bad_input', { field: 'words' });
  return transaction(async (tx) => {
    await takeLock(tx, locks.searchRedirects);
    const before = id === null ? null : await getRow(tx, id);
    if (before) await assertUnchanged(tx, before, version);
    else if ((await tx.$count(searchRedirects)) >= redirectsMax) throw new Refusal('too_many_redirects');
    const [other] = await tx
      .select({ path: searchRedirects.path })
      .from(searchRedirects)
      .where(and(eq(searchRedirects.folded, folded), ne(searchRedirects.id, before?.id ?? 0)));
    if (other) throw new Refusal('redirect_exists', { path: other.path });
    const values = { words, folded, path, version: (before?.version ?? 0) + 1, ...savedNow(by.session.accountId) };
    const [saved] = before
      ? await tx.update(searchRedirects).set(values).where(eq(searchRedirects.id, before.id)).returning()
      : await tx.insert(searchRedirects).values(values).returning();
    if (!saved) throw new Error('No redirect was saved');
    await noteChange(tx, by, before && { words: before.words, path: before.path }, { words, path });
    return { id: saved.id, version: saved.version };
  });
}

export function deleteRedirect(by: Operator, id: number): Promise<null> {
  return transaction(async (tx) => {
    await takeLock(tx, locks.searchRedirects);
    const { words, path } = await getRow(tx, id);
    await tx.delete(searchRedirects).where(eq(searchRedirects.id, id));
    await noteChange(tx, by, { words, path }, null);
    return null;
  });
}

async function getRow(tx: Transaction, id: number) {
  const [row] = await tx.select().from(searchRedirects).where(eq(searchRedirects.id, id));
  if (!row) throw new Refusal('redirect_not_found');
  return row;
}

type State = { words: string; path: string } | null;

async function noteChange(tx: Transaction, by: Operator, before: State, after: State): Promise<void> {
  await invalidateCache(tx, 'search');
  const subject = (after ?? before)?.words ?? '';
  await logOperatorAct(tx, by, { act: 'redirects_changed', subject, before, after });
}

/** The page to which these words lead; null when they are searched for. */
export async function findRedirect(title: string): Promise<string | null> {
  const folded = foldedText(title);
  if (!folded) return null;
  const [row] = await database()
    .select({ path: searchRedirects.path })
    .from(searchRedirects)
    .where(eq(searchRedirects.folded, folded));
  return row?.path ?? null;
}
