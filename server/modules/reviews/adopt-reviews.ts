import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { reviews } from './tables.ts';

/** Gives the reviews of a visitor to the account that they belong to. They stay as they were signed. */
export async function adoptReviews(tx: Transaction, visitorId: number, ownerId: number): Promise<void> {
  await tx.update(reviews).set({ accountId: ownerId }).where(eq(reviews.accountId, visitorId));
}
