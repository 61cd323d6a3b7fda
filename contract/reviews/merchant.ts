import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, nothing, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { REPORT_NOTE_MAX, Review, ReviewKind, reportReasons } from './shopper.ts';
import { ReviewWords } from './shopper-own.ts';

// How shops answer reviews, report them, and see how their score develops.

export const ANSWER_MAX = 300;

export const DeskReview = z.object({
  ...Review.shape,
  productId: Id,
  productName: z.string(),
  repliedAt: z.iso.datetime().nullable(),
  isHidden: z.boolean(),
});

/** What became of a shop's report: the platform has not decided, has hidden the review, or lets it stand. */
export const reportStates = ['open', 'hidden', 'stands'] as const;

export const ShopReview = z.object({
  ...DeskReview.shape,
  report: z
    .object({
      reason: z.enum(reportReasons),
      note: z.string(),
      createTime: z.iso.datetime(),
      state: z.enum(reportStates),
    })
    .nullable()
    .describe('The shop’s own report of it'),
});

/** Counting stops here: so many are at least that many. */
export const reviewsCountMax = 10_000;

export const listShopReviews = call({
  method: 'GET',
  path: '/api/merchant/reviews',
  who: 'merchant',
  scope: 'reviews',
  summary: 'Lists reviews of the products of the caller’s shop, newest first. `total` counts no further than 10,000',
  input: z.object({
    type: ReviewKind.default('all'),
    answered: z.enum(['all', 'yes', 'no']).default('all'),
    stars: filterOf(z.coerce.number().int().min(1).max(5)).describe('Stars for the product'),
    withPictures: z.enum(['all', 'yes']).default('all'),
    reported: z.enum(['all', 'yes']).default('all').describe('Reported by the shop'),
    productId: filterOf(Id).describe('Of this product alone'),
    words: z
      .string()
      .trim()
      .max(64)
      .default('')
      .describe(
        'What was written, by whom, or the product’s name; among the newest 10,000, or 2,000 for words of one or two letters',
      ),
    ...Paging.shape,
  }),
  output: pageOf(ShopReview),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const answerReview = call({
  method: 'POST',
  path: '/api/merchant/reviews/answer',
  who: 'merchant',
  scope: 'reviews',
  summary:
    'Answers a review of a product of the caller’s shop; a new answer replaces the one that its writer has seen, unless a colleague has changed that since',
  input: z.object({
    id: Id,
    text: ReviewWords.max(ANSWER_MAX),
    replaces: z
      .string()
      .max(ANSWER_MAX)
      .nullable()
      .default(null)
      .describe('The present answer; null without one')
      .meta({ examples: [null] }),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'review_not_found', 'changed_meanwhile'],
});

export const reportShopReview = call({
  method: 'POST',
  path: '/api/merchant/reviews/report',
  who: 'merchant',
  scope: 'reviews',
  summary: 'Reports a review of the caller’s shop to the platform. Once: what the platform has decided stays',
  input: z.object({
    id: Id,
    reason: z.enum(reportReasons),
    note: z.string().trim().max(REPORT_NOTE_MAX).default(''),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'review_not_found', 'already_reported'],
});

export const withdrawReport = call({
  method: 'POST',
  path: '/api/merchant/reviews/report/withdraw',
  who: 'merchant',
  scope: 'reviews',
  summary: 'Withdraws a report that the platform has not decided',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'review_not_found', 'report_over'],
});

export const scoreMonths = 12;

export const getScores = call({
  method: 'GET',
  path: '/api/merchant/reviews/scores',
  who: 'merchant',
  scope: 'reviews',
  summary: `Returns count and average of the visible reviews of the caller’s shop, by month, for the last ${scoreMonths} months`,
  input: nothing,
  output: z
    .array(
      z.object({
        month: z.iso.date().describe('Its first day'),
        count: z.int().min(0),
        average: z.number().min(1).max(5).nullable().describe('Stars for the product; null without reviews'),
      }),
    )
    .length(scoreMonths),
  refuses: [],
});
