import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { LockedDraft } from '#server/modules/catalogue/drafts/lock-draft.ts';
import { productDrafts, productVersions } from '#server/modules/catalogue/tables.ts';
import type { Published } from '#server/modules/catalogue/versions/publish-content.ts';
import { assertUnchanged } from '#server/modules/shops/index.ts';

/** What was seen by who decides: a draft in one of its versions. */
export type Seen = { id: number; version: number };

/** Locks a draft of any shop; null when there is none any more. Who edits, withdraws or decides at the same time waits. */
export async function findAnyDraft(tx: Transaction, id: number): Promise<LockedDraft | null> {
  const [draft] = await tx.select().from(productDrafts).where(eq(productDrafts.id, id)).for('update');
  return draft ?? null;
}

/** Refuses to decide about what does not wait, or is no longer what was seen. */
export async function assertWaitsAsSeen(tx: Transaction, draft: LockedDraft, { version }: Seen): Promise<void> {
  await assertUnchanged(tx, draft, version);
  if (draft.state !== 'in_review') throw new Refusal('draft_not_in_review');
}

/** What became of a draft that was published in the version that was seen. */
export async function findPublished(
  tx: Transaction,
  { id, version }: Seen,
): Promise<(Published & { approvedBy: number | null }) | null> {
  const { productId, number, approvedBy } = productVersions;
  const [published] = await tx
    .select({ productId, number, approvedBy })
    .from(productVersions)
    .where(and(eq(productVersions.draftId, id), eq(productVersions.draftVersion, version)));
  return published ?? null;
}
