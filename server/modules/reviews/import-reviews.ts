import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { reviews } from './tables.ts';

export type NewReview = Omit<typeof reviews.$inferInsert, 'id'>;

/** Imports reviews written elsewhere, many at once. */
export async function importReviews(tx: Transaction, written: readonly NewReview[]): Promise<void> {
  const batchSize = 1_000; // PostgreSQL takes 65,535 parameters in one statement
  for (let start = 0; start < written.length; start += batchSize) {
    await tx.insert(reviews).values(written.slice(start, start + batchSize));
  }
  const productIds = new Set(written.map(({ productId }) => productId));
  await invalidateCache(tx, ...[...productIds].map((id) => `reviews:${id}` as const));
}
