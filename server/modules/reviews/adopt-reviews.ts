import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { reviews } from './tables.ts';

/** Gives a visitor's reviews to the account they belong to. Their signature stays. */
export async function adoptReviews(tx: Transaction, visitorId: number, ownerId: number): Promise<void> {
  await tx.update(reviews).set({ accountId: ownerId }).where(eq(reviews.accountId, visitorId));
}
