import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';

export type LockedDraft = typeof productDrafts.$inferSelect;

/** A draft of the shop, which stays as it is until the transaction ends. */
export async function lockDraft(tx: Transaction, shopId: number, id: number): Promise<LockedDraft> {
  const draft = await findDraft(tx, shopId, id);
  if (!draft) throw new Refusal('draft_not_found');
  return draft;
}

export async function findDraft(tx: Transaction, shopId: number, id: number): Promise<LockedDraft | undefined> {
  const [draft] = await tx
    .select()
    .from(productDrafts)
    .where(and(eq(productDrafts.shopId, shopId), eq(productDrafts.id, id)))
    .for('update');
  return draft;
}
