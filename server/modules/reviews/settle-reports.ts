import { and, eq, isNull } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findLastAct, type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { lockReview } from './desk-queries.ts';
import { recordScores } from './record-scores.ts';
import { hasOpenReports } from './reported-queries.ts';
import { reviewReports, reviews, shopReviewReports } from './tables.ts';

type Verdict = { id: number; verdict: 'hide' | 'keep'; reason?: string; isOpen?: boolean };

/**
 * Hides a review, or keeps or restores it, and closes its reports. Ratings count visible reviews only: a hidden review is
 * subtracted once, however often it is hidden.
 */
export function settleReports(
  by: LoggedOperator,
  { id, verdict, reason = '', isOpen = false }: Verdict,
): Promise<null> {
  return transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) throw new Refusal('review_not_found');
    if (isOpen && !(await hasOpenReports(tx, id))) {
      const last = await findLastAct(tx, ['review_hidden', 'review_kept'], String(id));
      throw new Refusal('reports_settled', { known: last ? 'yes' : 'no', name: last?.by ?? '' });
    }
    const isHiding = verdict === 'hide';
    if (isHiding !== review.isHidden) {
      await tx
        .update(reviews)
        .set({ hiddenAt: isHiding ? mallNow : null })
        .where(eq(reviews.id, id));
      await recordScores(tx, review, isHiding ? -1 : 1);
    }
    await tx
      .update(reviewReports)
      .set({ settledAt: mallNow })
      .where(and(eq(reviewReports.reviewId, id), isNull(reviewReports.settledAt)));
    await tx
      .update(shopReviewReports)
      .set({ settledAt: mallNow, isUpheld: isHiding })
      .where(and(eq(shopReviewReports.reviewId, id), isNull(shopReviewReports.settledAt)));
    await logOperatorAct(tx, by, {
      act: isHiding ? 'review_hidden' : 'review_kept',
      subject: String(id),
      before: { isHidden: review.isHidden },
      after: { isHidden: isHiding },
      reason,
    });
    return null;
  });
}
