import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { Review, ReviewKind, reportReasons } from './shopper.ts';
import { ReviewWords } from './shopper-own.ts';

// What shops and the platform do with reviews.

export const ANSWER_MAX = 300;

const DeskReview = z.object({
  ...Review.shape,
  productId: Id,
  productName: z.string(),
  repliedAt: z.iso.datetime().nullable(),
  isHidden: z.boolean(),
});

export const listShopReviews = call({
  method: 'GET',
  path: '/api/merchant/reviews',
  who: 'merchant',
  summary: 'Reviews of one’s own shop’s goods, newest first',
  input: z.object({
    type: ReviewKind.default('all'),
    answered: z.enum(['all', 'yes', 'no']).default('all'),
    ...Paging.shape,
  }),
  output: pageOf(DeskReview),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const answerReview = call({
  method: 'POST',
  path: '/api/merchant/reviews/answer',
  who: 'merchant',
  summary: 'Answers a review of one’s own shop’s goods; a new answer takes the place of the one before',
  input: z.object({ id: Id, text: ReviewWords.max(ANSWER_MAX) }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'review_not_found'],
});

export const ReportedReview = z.object({
  ...DeskReview.shape,
  shopName: z.string(),
  reportCount: z.int().min(1),
  reports: z
    .array(z.object({ reason: z.enum(reportReasons), note: z.string(), createTime: z.iso.datetime() }))
    .max(20)
    .describe('The first ones that are open'),
});

export const listReportedReviews = call({
  method: 'GET',
  path: '/api/platform/reviews/reported',
  who: 'platform',
  summary: 'Reviews with open reports, those that wait longest first',
  input: z.object({ ...Paging.shape }),
  output: pageOf(ReportedReview),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const settleReports = call({
  method: 'POST',
  path: '/api/platform/reviews/settle',
  who: 'platform',
  summary: 'Hides a review or lets it stay (or come back); its reports are settled, and ratings count what is shown',
  input: z.object({ id: Id, verdict: z.enum(['hide', 'keep']) }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'review_not_found'],
});
