import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { listMyMarks } from '#contract/reviews/shopper.ts';
import { database } from '#server/database/connection.ts';
import { reviewReports, reviews, reviewVotes } from './tables.ts';

/** An account's marks on these reviews: the pages that show the reviews are the same for everyone. */
export async function listMarks(accountId: number, ids: readonly number[]): Promise<OutputOf<typeof listMyMarks>> {
  const wanted = [...ids];
  const [helpful, reported, own] = await Promise.all([
    database()
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .where(and(eq(reviewVotes.accountId, accountId), inArray(reviewVotes.reviewId, wanted)))
      .orderBy(asc(reviewVotes.reviewId)),
    database()
      .select({ id: reviewReports.reviewId })
      .from(reviewReports)
      .where(and(eq(reviewReports.accountId, accountId), inArray(reviewReports.reviewId, wanted)))
      .orderBy(asc(reviewReports.reviewId)),
    database()
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.accountId, accountId), inArray(reviews.id, wanted)))
      .orderBy(asc(reviews.id)),
  ]);
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return { helpfulIds: idsOf(helpful), reportedIds: idsOf(reported), ownIds: idsOf(own) };
}
