import { inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';

/** Lets drafts wait for the platform. They are locked, and have all that a published product needs. */
export async function sendToReview(tx: Transaction, submittedBy: number, ids: readonly number[]): Promise<void> {
  await tx
    .update(productDrafts)
    .set({ state: 'in_review', refusalReason: null, refusedBy: null, submittedBy, submittedAt: mallNow })
    .where(inArray(productDrafts.id, [...ids]));
}
