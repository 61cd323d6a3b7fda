import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { DeskReview } from './merchant.ts';
import { reportReasons } from './shopper.ts';

export const ReportedReview = z.object({
  ...DeskReview.shape,
  shopId: Id,
  shopName: z.string(),
  reportCount: z.int().min(1),
  reports: z
    .array(
      z.object({
        by: z.enum(['shopper', 'shop']),
        reason: z.enum(reportReasons),
        note: z.string(),
        createTime: z.iso.datetime(),
      }),
    )
    .max(20)
    .describe('The first open reports'),
});

export const listReportedReviews = call({
  method: 'GET',
  path: '/api/platform/reviews/reported',
  who: 'platform',
  scope: 'reviews',
  summary: 'Lists reviews with open reports, longest waiting first',
  input: z.object({ ...Paging.shape }),
  output: pageOf(ReportedReview),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const verdictReasonMax = 200;

export const settleReports = call({
  method: 'POST',
  path: '/api/platform/reviews/settle',
  who: 'platform',
  scope: 'reviews',
  summary: 'Hides a review, or keeps or restores it, and closes its reports; ratings count visible reviews only',
  input: z.object({
    id: Id,
    verdict: z.enum(['hide', 'keep']),
    reason: z.string().trim().max(verdictReasonMax).default('').describe('For the log of the platform'),
    isOpen: z
      .boolean()
      .default(false)
      .describe('The operator has seen open reports: refused when someone else has closed them meanwhile'),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'review_not_found', 'reports_settled'],
});
