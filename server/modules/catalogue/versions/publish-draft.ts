import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { LockedDraft } from '#server/modules/catalogue/drafts/lock-draft.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import { type Published, publishContent } from './publish-content.ts';

/** Publishes a draft that is locked and publishable, and deletes it. */
export async function publishDraft(
  tx: Transaction,
  draft: LockedDraft,
  publishedBy: number,
  approvedBy: number | null = null,
): Promise<Published> {
  await tx.delete(productDrafts).where(eq(productDrafts.id, draft.id));
  return publishContent(tx, draft, publishedBy, approvedBy);
}
