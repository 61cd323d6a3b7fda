import type { Transaction } from '#server/database/connection.ts';
import { announcePageChange } from '#server/database/page-changes.ts';
import { hotKeywords } from './tables.ts';

/** Replaces what the search box suggests. */
export async function setHotKeywords(
  tx: Transaction,
  keywords: readonly { title: string; cnTitle: string }[],
): Promise<void> {
  await tx.delete(hotKeywords);
  await tx.insert(hotKeywords).values(keywords.map(({ title, cnTitle }, position) => ({ title, cnTitle, position })));
  await announcePageChange(tx, 'keywords');
}
