import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { Review, ReviewKind } from './shopper.ts';
import { ReviewWords } from './shopper-own.ts';

// How shops answer reviews.

export const ANSWER_MAX = 300;

export const DeskReview = z.object({
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
  scope: 'reviews',
  summary: 'Lists reviews of the products of the caller’s shop, newest first',
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
  scope: 'reviews',
  summary: 'Answers a review of a product of the caller’s shop; a new answer replaces the previous one',
  input: z.object({ id: Id, text: ReviewWords.max(ANSWER_MAX) }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'review_not_found'],
});
