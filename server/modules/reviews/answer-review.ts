import { eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { findShopReview } from './desk-queries.ts';
import { reviews } from './tables.ts';

/** Answers a review of the caller's own shop. A new answer replaces the previous one. */
export function answerReview(actor: Actor, { id, text }: { id: number; text: string }): Promise<null> {
  return transaction(async (tx) => {
    const review = await findShopReview(tx, actor.shopId, id);
    if (!review) throw new Refusal('review_not_found');
    await tx.update(reviews).set({ reply: text, repliedAt: mallNow }).where(eq(reviews.id, id));
    await logAct(tx, actor, 'review_answered', String(id), text);
    await invalidateCache(tx, `reviews:${review.productId}`);
    return null;
  });
}
