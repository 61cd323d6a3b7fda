import { eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { hotKeywords } from '#server/modules/search/tables.ts';

/** Replaces the platform's own keywords. */
export async function setHotKeywords(
  tx: Transaction,
  keywords: readonly { title: string; cnTitle: string }[],
): Promise<void> {
  await tx.delete(hotKeywords).where(eq(hotKeywords.isOwn, true));
  await tx.insert(hotKeywords).values(keywords.map(({ title, cnTitle }, position) => ({ title, cnTitle, position })));
  await invalidateCache(tx, 'keywords');
}
