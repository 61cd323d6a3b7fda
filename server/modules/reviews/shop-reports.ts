import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { reportShopReview as contract } from '#contract/reviews/merchant.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { findShopReview } from './desk-queries.ts';
import { shopReviewReports } from './tables.ts';

type Input = z.output<typeof contract.input>;

/** Reports a review of the shop to the platform, once. */
export function reportShopReview(actor: Actor, { id, reason, note }: Input): Promise<null> {
  return transaction(async (tx) => {
    const { shopId, accountId } = actor;
    if (!(await findShopReview(tx, shopId, id))) throw new Refusal('review_not_found');
    const reported = await tx
      .insert(shopReviewReports)
      .values({ reviewId: id, shopId, accountId, reason, note, createdAt: mallNow })
      .onConflictDoNothing()
      .returning({ id: shopReviewReports.reviewId });
    if (reported.length === 0) throw new Refusal('already_reported');
    await logAct(tx, actor, 'review_reported', String(id), note);
    return null;
  });
}

/** Withdraws a report, unless the platform has decided: of the two, one comes first. */
export function withdrawReport(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    if (!(await findShopReview(tx, actor.shopId, id))) throw new Refusal('review_not_found');
    const withdrawn = await tx
      .delete(shopReviewReports)
      .where(
        and(
          eq(shopReviewReports.reviewId, id),
          eq(shopReviewReports.shopId, actor.shopId),
          isNull(shopReviewReports.settledAt),
        ),
      )
      .returning({ id: shopReviewReports.reviewId });
    if (withdrawn.length === 0) throw new Refusal('report_over');
    await logAct(tx, actor, 'report_withdrawn', String(id));
    return null;
  });
}
