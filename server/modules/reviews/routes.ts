import * as desk from '#contract/reviews/merchant.ts';
import * as platform from '#contract/reviews/platform.ts';
import * as contract from '#contract/reviews/shopper.ts';
import * as own from '#contract/reviews/shopper-own.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { answerReview } from './answer-review.ts';
import { listReviewsOfShop } from './desk-queries.ts';
import { followUp } from './follow-up.ts';
import { markHelpful } from './mark-helpful.ts';
import { listMarks } from './mark-queries.ts';
import { getRules, listOwn, listWaiting } from './own-queries.ts';
import { listReviewsOf, summariseReviews } from './queries.ts';
import { reportReview } from './report-review.ts';
import { listReported } from './reported-queries.ts';
import { listScores } from './score-queries.ts';
import { settleReports } from './settle-reports.ts';
import { reportShopReview, withdrawReport } from './shop-reports.ts';
import { writeReview } from './write-review.ts';

export function serveReviews(api: Api): void {
  serve(api, contract.getReviewSummary, ({ id }) => summariseReviews(id));
  serve(api, contract.listReviews, (input, { locale }) => listReviewsOf(input, locale));
  serve(api, contract.markHelpful, (input, { session }) => markHelpful(session.accountId, input));
  serve(api, contract.listMyMarks, ({ ids }, { session }) => listMarks(session.accountId, ids));
  serve(api, contract.reportReview, (input, { session }) => reportReview(session.accountId, input));
  serve(api, own.listWaitingLines, (input, { session, locale }) => listWaiting(session.accountId, input, locale));
  serve(api, own.getReviewRules, () => getRules());
  serve(api, own.writeReview, (input, { session }) => writeReview(session.accountId, input));
  serve(api, own.listOwnReviews, (input, { session, locale }) => listOwn(session.accountId, input, locale));
  serve(api, own.followUpReview, (input, { session }) => followUp(session.accountId, input));
  serve(api, desk.listShopReviews, (input, { membership: { shopId }, locale }) =>
    listReviewsOfShop(shopId, input, locale),
  );
  serve(api, desk.answerReview, (input, caller) => answerReview(actorOf(caller), input));
  serve(api, desk.reportShopReview, (input, caller) => reportShopReview(actorOf(caller), input));
  serve(api, desk.withdrawReport, ({ id }, caller) => withdrawReport(actorOf(caller), id));
  serve(api, desk.getScores, (_, { membership }) => listScores(membership.shopId));
  serve(api, platform.listReportedReviews, (input, { locale }) => listReported(input, locale));
  serve(api, platform.settleReports, (input, caller) => settleReports(caller, input));
}
