import * as desk from '#contract/reviews/merchant.ts';
import * as platform from '#contract/reviews/platform.ts';
import * as contract from '#contract/reviews/shopper.ts';
import * as own from '#contract/reviews/shopper-own.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { answerReview } from './answer-review.ts';
import { listReported, listReviewsOfOwner } from './desk-queries.ts';
import { followUp } from './follow-up.ts';
import { markHelpful } from './mark-helpful.ts';
import { listMarks } from './mark-queries.ts';
import { getRules, listOwn, listWaiting } from './own-queries.ts';
import { listReviewsOf, summariseReviews } from './queries.ts';
import { reportReview } from './report-review.ts';
import { settleReports } from './settle-reports.ts';
import { writeReview } from './write-review.ts';

export function serveReviews(api: Api): void {
  serve(api, contract.getReviewSummary, ({ id }) => summariseReviews(id));
  serve(api, contract.listReviews, (wish) => listReviewsOf(wish));
  serve(api, contract.markHelpful, (wish, { session }) => markHelpful(session.accountId, wish));
  serve(api, contract.listMyMarks, ({ ids }, { session }) => listMarks(session.accountId, ids));
  serve(api, contract.reportReview, (wish, { session }) => reportReview(session.accountId, wish));
  serve(api, own.listWaitingLines, (wish, { session, locale }) => listWaiting(session.accountId, wish, locale));
  serve(api, own.getReviewRules, () => getRules());
  serve(api, own.writeReview, (wish, { session, locale }) => writeReview(session.accountId, wish, locale));
  serve(api, own.listOwnReviews, (wish, { session, locale }) => listOwn(session.accountId, wish, locale));
  serve(api, own.followUpReview, (wish, { session }) => followUp(session.accountId, wish));
  serve(api, desk.listShopReviews, (wish, { session, locale }) => listReviewsOfOwner(session.accountId, wish, locale));
  serve(api, desk.answerReview, (wish, { session }) => answerReview(session.accountId, wish));
  serve(api, platform.listReportedReviews, (wish, { locale }) => listReported(wish, locale));
  serve(api, platform.settleReports, (wish) => settleReports(wish));
}
