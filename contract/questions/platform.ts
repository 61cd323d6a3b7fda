import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { ReportedReview, verdictReasonMax } from '#contract/reviews/platform.ts';
import { PostKind } from './values.ts';

export const ReportedPost = z.object({
  kind: PostKind,
  id: Id,
  text: z.string(),
  question: z.string().nullable().describe('What an answer is about; null for a question'),
  isShop: z.boolean().describe('Written by the shop'),
  nickname: z.string(),
  createTime: z.iso.datetime(),
  isHidden: z.boolean(),
  productId: Id,
  productName: z.string(),
  shopId: Id,
  shopName: z.string(),
  ...ReportedReview.pick({ reportCount: true, reports: true }).shape,
});
export type ReportedPost = z.infer<typeof ReportedPost>;

export const listReportedPosts = call({
  method: 'GET',
  path: '/api/platform/questions/reported',
  who: 'platform',
  scope: 'reviews',
  summary: 'Lists questions and answers with open reports, longest waiting first',
  input: z.object({ ...Paging.shape }),
  output: pageOf(ReportedPost),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const settlePostReports = call({
  method: 'POST',
  path: '/api/platform/questions/settle',
  who: 'platform',
  scope: 'reviews',
  summary: 'Hides a question or an answer, or keeps or restores it, and closes its reports',
  input: z.object({
    kind: PostKind,
    id: Id,
    verdict: z.enum(['hide', 'keep']),
    reason: z.string().trim().max(verdictReasonMax).default('').describe('For the log of the platform'),
    isOpen: z
      .boolean()
      .default(false)
      .describe('The operator has seen open reports: refused when someone else has closed them meanwhile'),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'question_not_found', 'answer_not_found', 'post_settled'],
});
