import { and, eq, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { findShopReview } from './desk-queries.ts';
import { reviewAnswered } from './events.ts';
import { reviews } from './tables.ts';

type Answer = { id: number; text: string; replaces: string | null };

/** Answers a review of the caller's own shop. A new answer replaces the one that its writer has seen, and no other. */
export function answerReview(actor: Actor, { id, text, replaces }: Answer): Promise<null> {
  return transaction(async (tx) => {
    const review = await findShopReview(tx, actor.shopId, id);
    if (!review) throw new Refusal('review_not_found');
    const answered = await tx
      .update(reviews)
      .set({ reply: text, repliedAt: mallNow })
      .where(and(eq(reviews.id, id), sql`${reviews.reply} is not distinct from ${replaces}`))
      .returning({ repliedAt: reviews.repliedAt });
    const [saved] = answered;
    if (!saved?.repliedAt) throw new Refusal('changed_meanwhile', { known: 'no', by: '' });
    await publish(tx, reviewAnswered, { reviewId: id, answeredAt: saved.repliedAt.toISOString() });
    await logAct(tx, actor, 'review_answered', String(id), text);
    await invalidateCache(tx, `reviews:${review.productId}`);
    return null;
  });
}
