import { asc, desc, eq } from 'drizzle-orm';
import type { Locale, Localized } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { hotKeywords } from '#server/modules/search/tables.ts';

/** The keywords that the search field shows: the platform's own first. */
export function listKeywords(locale: Locale) {
  return database()
    .select({ id: hotKeywords.id, title: textIn(hotKeywords.title, locale) })
    .from(hotKeywords)
    .where(eq(hotKeywords.isShown, true))
    .orderBy(desc(hotKeywords.isOwn), asc(hotKeywords.position))
    .limit(20);
}

/** Replaces the platform's own keywords. */
export async function setHotKeywords(tx: Transaction, keywords: readonly { title: Localized }[]): Promise<void> {
  await tx.delete(hotKeywords).where(eq(hotKeywords.isOwn, true));
  if (keywords.length > 0)
    await tx.insert(hotKeywords).values(keywords.map(({ title }, position) => ({ title, position })));
  await invalidateCache(tx, 'keywords');
}
