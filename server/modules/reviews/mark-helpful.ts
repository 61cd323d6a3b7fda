import { and, eq, isNull, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { reviews, reviewVotes } from './tables.ts';

type Input = { id: number; isHelpful: boolean };

/** Marks a review as helpful, or removes the mark, and returns the number of marks. Repeating it changes nothing. */
export function markHelpful(accountId: number, { id, isHelpful }: Input): Promise<{ helpful: number }> {
  return transaction(async (tx) => {
    const { productId, helpful } = await lockOthersReview(tx, accountId, id);
    const hasChanged = isHelpful ? await vote(tx, accountId, id) : await takeBack(tx, accountId, id);
    if (!hasChanged) return { helpful };
    const [counted] = await tx
      .update(reviews)
      .set({ helpfulCount: sql`${reviews.helpfulCount} + ${isHelpful ? 1 : -1}` })
      .where(eq(reviews.id, id))
      .returning({ helpful: reviews.helpfulCount });
    await invalidateCache(tx, `reviews:${productId}`);
    return { helpful: counted?.helpful ?? 0 };
  });
}

/** A visible review of another person, locked until the transaction ends. */
export async function lockOthersReview(tx: Transaction, accountId: number, id: number) {
  const [review] = await tx
    .select({ productId: reviews.productId, helpful: reviews.helpfulCount, writtenBy: reviews.accountId })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
    .for('no key update');
  if (!review) throw new Refusal('review_not_found');
  if (review.writtenBy === accountId) throw new Refusal('own_review');
  return review;
}

async function vote(tx: Transaction, accountId: number, reviewId: number): Promise<boolean> {
  const added = await tx
    .insert(reviewVotes)
    .values({ reviewId, accountId })
    .onConflictDoNothing()
    .returning({ id: reviewVotes.reviewId });
  return added.length > 0;
}

async function takeBack(tx: Transaction, accountId: number, reviewId: number): Promise<boolean> {
  const gone = await tx
    .delete(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.accountId, accountId)))
    .returning({ id: reviewVotes.reviewId });
  return gone.length > 0;
}
