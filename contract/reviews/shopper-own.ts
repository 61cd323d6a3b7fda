import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Money, nothing, Paging, Picture, pageOf, pictureExample } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { Review, ReviewKind } from './shopper.ts';

// A buyer's own reviews, and what they may still review.

export const REVIEW_TEXT_MAX = 500;
/** Specification §5 and §9 differ (5 and 3): the platform's setting decides, within the larger. */
export const REVIEW_PICTURES_MAX = 5;

const score = z.int().min(1).max(5);
export const ReviewWords = z
  .string()
  .trim()
  .min(1)
  .max(REVIEW_TEXT_MAX)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u); // invisible characters alone do not count
const pics = z
  .array(
    z
      .string()
      .regex(/^\/media\/[0-9a-f]{32}$/)
      .meta({ examples: [pictureExample] }),
  )
  .max(REVIEW_PICTURES_MAX)
  .default([])
  .describe('Addresses returned by the upload');

/** An order line that was received and not reviewed yet. */
export const WaitingLine = z.object({
  id: Id.describe('Sent as `orderInfoId` with the review'),
  merOrderNo: OrderNumber,
  merId: Id,
  merName: z.string(),
  productId: Id,
  productName: z.string(),
  image: Picture,
  sku: z.string(),
  price: Money,
  payNum: z.int().min(1),
  receivedAt: z.iso.datetime(),
  reviewBy: z.iso.datetime().nullable().describe('When the order is completed automatically'),
});
export type WaitingLine = z.infer<typeof WaitingLine>;

export const listWaitingLines = call({
  method: 'GET',
  path: '/api/front/order/reply/list',
  who: 'shopper',
  summary: 'Lists the caller’s order lines without a review, newest first; or one of them',
  input: z.object({ id: Id.optional().describe('Only this line'), ...Paging.shape }),
  output: pageOf(WaitingLine),
  refuses: ['not_signed_in'],
});

export const getReviewRules = call({
  method: 'GET',
  path: '/api/front/order/reply/rules',
  who: 'shopper',
  summary: 'Returns how many pictures a review may have',
  input: nothing,
  output: z.object({ picturesMax: z.int().min(0).max(REVIEW_PICTURES_MAX) }),
  refuses: ['not_signed_in'],
});

export const writeReview = call({
  method: 'POST',
  path: '/api/front/order/comment',
  who: 'shopper',
  summary: 'Reviews one line of a received order of the caller. Works once',
  input: z.object({
    orderNo: OrderNumber,
    orderInfoId: Id,
    star: score.describe('For the product'),
    serviceStar: score.describe('For the service'),
    comment: ReviewWords,
    pics,
    isAnonymous: z.boolean().default(false),
  }),
  output: z.object({ id: Id, isOrderCompleted: z.boolean() }),
  refuses: [
    'bad_input',
    'not_signed_in',
    'order_not_found',
    'not_reviewable',
    'review_exists',
    'too_many_pictures',
    'picture_unknown',
  ],
});

export const OwnReview = z.object({
  ...Review.omit({ nickname: true, avatar: true }).shape,
  productId: Id,
  productName: z.string(),
  image: Picture,
  isAnonymous: z.boolean(),
  isHidden: z.boolean().describe('Hidden by the platform: only its author sees it'),
  canFollowUp: z.boolean(),
});
export type OwnReview = z.infer<typeof OwnReview>;

export const ownKinds = ['all', 'good', 'general', 'bad'] as const;

export const listOwnReviews = call({
  method: 'GET',
  path: '/api/front/order/reply/own',
  who: 'shopper',
  summary: 'Lists the caller’s reviews by kind, newest first, with the count of each kind',
  input: z.object({
    type: ReviewKind.extract([...ownKinds]).default('all'),
    ...Paging.shape,
  }),
  output: z.object({
    ...pageOf(OwnReview).shape,
    counts: z.record(z.enum(ownKinds), z.int().min(0)),
    waiting: z.int().min(0).describe('Order lines that wait for a review'),
  }),
  refuses: ['not_signed_in'],
});

export const followUpReview = call({
  method: 'POST',
  path: '/api/front/order/comment/follow',
  who: 'shopper',
  summary: 'Adds a follow-up to a review of the caller. Works once',
  input: z.object({ id: Id, comment: ReviewWords, pics }),
  output: done,
  refuses: [
    'bad_input',
    'not_signed_in',
    'review_not_found',
    'review_followed_up',
    'review_hidden',
    'too_many_pictures',
    'picture_unknown',
  ],
});
