import { and, eq, isNull } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishReviewPictures } from './review-pictures.ts';
import { reviews } from './tables.ts';

type Input = { id: number; comment: string; pics: string[] };

/** Adds a follow-up to one's own review, once. The scores stay. */
export function followUp(accountId: number, { id, comment, pics }: Input): Promise<null> {
  return transaction(async (tx) => {
    const isTheirs = and(eq(reviews.id, id), eq(reviews.accountId, accountId));
    const [changed] = await tx
      .update(reviews)
      .set({
        followUp: comment,
        followUpPictureHashes: await publishReviewPictures(tx, accountId, pics),
        followedUpAt: mallNow,
      })
      .where(and(isTheirs, isNull(reviews.followUp), isNull(reviews.hiddenAt)))
      .returning({ productId: reviews.productId });
    if (!changed) throw await whyNot(tx, isTheirs);
    await invalidateCache(tx, `reviews:${changed.productId}`);
    return null;
  });
}

async function whyNot(tx: Transaction, isTheirs: ReturnType<typeof and>): Promise<Refusal> {
  const [review] = await tx.select({ followUp: reviews.followUp }).from(reviews).where(isTheirs);
  if (!review) return new Refusal('review_not_found');
  return new Refusal(review.followUp === null ? 'review_hidden' : 'review_followed_up');
}
