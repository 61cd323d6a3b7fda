import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { writeReview as contract } from '#contract/reviews/shopper-own.ts';
import { transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { completeReviewed } from './complete-reviewed.ts';
import { reviewPosted } from './events.ts';
import { lockOwnLine } from './line-queries.ts';
import { recordScores } from './record-scores.ts';
import { publishReviewPictures } from './review-pictures.ts';
import { reviews } from './tables.ts';

type Input = z.output<(typeof contract)['input']>;

/**
 * Reviews one line that the buyer has received and not returned, once. The ratings are updated at once, and an order with
 * nothing left to review is completed.
 */
export function writeReview(accountId: number, input: Input): Promise<OutputOf<typeof contract>> {
  const { orderNo: orderNumber, orderInfoId, star, serviceStar, comment, pics, isAnonymous } = input;
  return transaction(async (tx) => {
    const held = await lockOwnLine(tx, accountId, orderNumber, orderInfoId);
    if (!held) throw new Refusal('order_not_found');
    const { order, line } = held;
    const [before] = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.orderLineId, orderInfoId));
    if (before) throw new Refusal('review_exists');
    if (order.status !== 'received' || !line.hasUnitsLeft) throw new Refusal('not_reviewable');
    const [written] = await tx
      .insert(reviews)
      .values({
        productId: line.productId,
        orderLineId: orderInfoId,
        accountId,
        isAnonymous,
        nickname: order.nickname,
        productScore: star,
        serviceScore: serviceStar,
        variant: line.variant,
        text: comment,
        pictureHashes: await publishReviewPictures(tx, accountId, pics),
        createdAt: mallNow,
      })
      .onConflictDoNothing({ target: reviews.orderLineId })
      .returning({ id: reviews.id });
    if (!written) throw new Refusal('review_exists');
    const scores = { productId: line.productId, shopId: order.shopId, productScore: star, serviceScore: serviceStar };
    await recordScores(tx, scores, 1);
    await publish(tx, reviewPosted, { reviewId: written.id });
    return { id: written.id, isOrderCompleted: await completeReviewed(tx, order.id, 'shopper') };
  });
}
