import { eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findShopReview } from './desk-queries.ts';
import { reviews } from './tables.ts';

/** Answers a review of the caller's own shop. A new answer replaces the previous one. */
export function answerReview(shopId: number, { id, text }: { id: number; text: string }): Promise<null> {
  return transaction(async (tx) => {
    const review = await findShopReview(tx, shopId, id);
    if (!review) throw new Refusal('review_not_found');
    await tx.update(reviews).set({ reply: text, repliedAt: mallNow }).where(eq(reviews.id, id));
    await invalidateCache(tx, `reviews:${review.productId}`);
    return null;
  });
}
