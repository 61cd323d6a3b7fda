import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { Adopted } from '#server/modules/identity/index.ts';
import { reviews } from './tables.ts';

/** Gives visitors' reviews to the accounts they belong to. Their signature stays. */
export async function adoptReviews(tx: Transaction, adopted: readonly Adopted[]): Promise<void> {
  for (const { visitorId, ownerId: accountId } of adopted)
    await tx.update(reviews).set({ accountId }).where(eq(reviews.accountId, visitorId));
}
