import { and, count, eq, lt, sql } from 'drizzle-orm';
import { draftsMax } from '#contract/catalogue/merchant-drafts.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { discardedDrafts, productDrafts } from '#server/modules/catalogue/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { type Editor, lockOwnProduct } from './add-draft.ts';
import { columnsOf } from './draft-columns.ts';
import { findLastVersion } from './draft-queries.ts';
import type { LockedDraft } from './lock-draft.ts';

/** Stores a draft that is about to be deleted. */
export async function setAside(tx: Transaction, draft: LockedDraft): Promise<void> {
  const { id, shopId, productId, content, version, state, refusalReason } = draft;
  const { savedBy, savedAt, submittedBy, submittedAt } = draft;
  const { number: liveVersion } = await findLastVersion(tx, productId);
  await tx.insert(discardedDrafts).values({
    ...{ id, shopId, productId, liveVersion, content, version, state, refusalReason },
    ...{ savedBy, savedAt, submittedBy, submittedAt, discardedAt: mallNow },
  });
}

/**
 * Brings a discarded draft back in the state it had, a refused one with its reason, one in review at its old place. What has
 * been written or published since then stays.
 */
export function restoreDraft(editor: Editor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const isAside = and(eq(discardedDrafts.id, id), eq(discardedDrafts.shopId, editor.shopId));
    const [draft] = await tx.delete(discardedDrafts).where(isAside).returning();
    if (!draft) throw new Refusal('draft_not_found');
    const { liveVersion, discardedAt: _, ...row } = draft;
    if (row.productId !== null) await assertAsItWas(tx, editor.shopId, row.productId, liveVersion);
    const [counted] = await tx
      .select({ total: count() })
      .from(productDrafts)
      .where(eq(productDrafts.shopId, editor.shopId));
    if ((counted?.total ?? 0) >= draftsMax) throw new Refusal('too_many_drafts');
    await tx
      .insert(productDrafts)
      .overridingSystemValue() // its own id: links to it work again
      .values({ ...row, ...columnsOf(row.content) });
    await logAct(tx, editor, 'draft_restored', row.content.name.en ?? '');
    return null;
  });
}

async function assertAsItWas(tx: Transaction, shopId: number, productId: number, liveVersion: number): Promise<void> {
  await lockOwnProduct(tx, shopId, productId);
  const [other] = await tx
    .select({ id: productDrafts.id })
    .from(productDrafts)
    .where(eq(productDrafts.productId, productId));
  if (other) throw new Refusal('draft_exists');
  const { number, publishedBy } = await findLastVersion(tx, productId);
  if (number !== liveVersion) throw new Refusal('changed_meanwhile', publishedBy ? { by: publishedBy } : {});
}

/** Deletes drafts that were discarded more than a day ago. */
export async function deleteDiscardedDrafts(): Promise<void> {
  await database()
    .delete(discardedDrafts)
    .where(lt(discardedDrafts.discardedAt, sql`${mallNow} - interval '1 day'`));
}
