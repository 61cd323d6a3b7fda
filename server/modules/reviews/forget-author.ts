import { eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { reviews } from './tables.ts';

/** Takes the name out of the reviews of an account, which stay: readers see a former customer. */
export async function forgetAuthor(tx: Transaction, accountId: number): Promise<void> {
  const changed = await tx
    .update(reviews)
    .set({ nickname: '', isAnonymous: false })
    .where(eq(reviews.accountId, accountId))
    .returning({ productId: reviews.productId });
  const productIds = new Set(changed.map(({ productId }) => productId));
  await invalidateCache(tx, ...[...productIds].map((id) => `reviews:${id}` as const));
}
