import type { Transaction } from '#server/database/connection.ts';
import { nameFact } from './facts.ts';
import { productFacts } from './mail-words.ts';
import { notify } from './notify.ts';
import { findReviewAuthor } from './review-queries.ts';

/** Notifies whoever has reviewed a product that its shop has answered. */
export async function notifyOfReviewAnswer(
  tx: Transaction,
  { reviewId, answeredAt }: { reviewId: number; answeredAt: string },
): Promise<void> {
  const review = await findReviewAuthor(tx, reviewId);
  if (!review) return;
  await notify(tx, review.reader, {
    ...{ kind: 'reviewAnswered', cause: `${reviewId}:${answeredAt}`, link: '/users/evaluation_list' },
    values: { ...productFacts([review.line]), shop: nameFact(review.shop) },
  });
}
