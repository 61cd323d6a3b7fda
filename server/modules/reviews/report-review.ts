import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { lockOthersReview } from './mark-helpful.ts';
import { reviewReports } from './tables.ts';

type Input = { id: number; reason: string; note: string };

/** Reports a review to the platform. Once per person: a second report changes nothing. */
export async function reportReview(accountId: number, { id, reason, note }: Input): Promise<null> {
  await countTry('reportReview', String(accountId));
  return transaction(async (tx) => {
    await lockOthersReview(tx, accountId, id);
    await tx
      .insert(reviewReports)
      .values({ reviewId: id, accountId, reason, note, createdAt: mallNow })
      .onConflictDoNothing();
    return null;
  });
}
