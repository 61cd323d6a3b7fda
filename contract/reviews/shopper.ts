import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, idList, Paging, Picture, pageLimitMax, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// What everybody reads about products, and what readers may do with it; see reviews-own.ts and reviews-desk.ts for the rest.

/** Which reviews are good (4 and 5 stars for the product), general (3) and bad (1 and 2). */
export const reviewKinds = ['all', 'good', 'general', 'bad', 'pictures'] as const;
export const ReviewKind = z.enum(reviewKinds);
export type ReviewKind = z.infer<typeof ReviewKind>;

// The family's numbers for the same kinds.
const kindNumbers: Record<string, ReviewKind> = { '0': 'all', '1': 'good', '2': 'general', '3': 'bad' };

export const getReviewSummary = call({
  method: 'GET',
  path: '/api/front/product/reply/config/{id}',
  who: 'anyone',
  summary: 'How a product is judged: counts by kind, averages and the share of good ones',
  input: z.object({ id: Id }),
  output: z.object({
    sumCount: z.int().min(0),
    goodCount: z.int().min(0),
    inCount: z.int().min(0).describe('General ones'),
    poorCount: z.int().min(0),
    pictureCount: z.int().min(0),
    replyChance: z.number().min(0).max(1).describe('The share of good ones'),
    replyStar: z.number().min(0).max(5).describe('Average for the product'),
    serviceStar: z.number().min(0).max(5).describe('Average for the service'),
    stars: z.array(z.int().min(0)).length(5).describe('How many gave 1, 2, 3, 4, 5 stars'),
  }),
  refuses: [],
  cacheTags: ['reviews:{id}'],
});

/** What a buyer added later, once. */
export const FollowUp = z.object({
  comment: z.string(),
  pics: z.array(Picture).max(9),
  createTime: z.iso.datetime(),
});

export const Review = z.object({
  id: Id,
  nickname: z.string().describe('Of those who write anonymously only the first and the last letter'),
  avatar: z.string().nullable(),
  star: z.int().min(1).max(5),
  serviceStar: z.int().min(1).max(5),
  sku: z.string(),
  comment: z.string(),
  pics: z.array(Picture).max(9),
  createTime: z.iso.datetime(),
  merchantReplyContent: z.string().nullable(),
  followUp: FollowUp.nullable(),
  helpful: z.int().min(0).describe('How many found it helpful'),
});
export type Review = z.infer<typeof Review>;

export const reviewSorts = ['newest', 'best', 'worst'] as const;

export const listReviews = call({
  method: 'GET',
  path: '/api/front/product/reply/list/{id}',
  who: 'anyone',
  summary: 'Reviews of a product by kind',
  input: z.object({
    id: Id,
    type: z
      .string()
      .meta({ examples: ['all'] })
      .default('all')
      .transform((kind) => kindNumbers[kind] ?? kind)
      .pipe(ReviewKind),
    sort: z.enum(reviewSorts).default('newest'),
    ...Paging.shape,
  }),
  output: pageOf(Review),
  refuses: ['bad_input'],
  cacheTags: ['reviews:{id}'],
});

export const markHelpful = call({
  method: 'POST',
  path: '/api/front/product/reply/helpful',
  who: 'shopper',
  summary: 'Says that someone else’s review was helpful, or takes that back. Twice is once',
  input: z.object({ id: Id, isHelpful: z.boolean() }),
  output: z.object({ helpful: z.int().min(0) }),
  refuses: ['bad_input', 'not_signed_in', 'review_not_found', 'own_review'],
});

const idsLettersMax = 1_200; // of a hundred ids of ten figures, with their commas

export const listMyMarks = call({
  method: 'GET',
  path: '/api/front/product/reply/marks',
  who: 'shopper',
  summary: 'Which of these reviews one has found helpful, has reported, or has written oneself',
  input: z.object({ ids: idList(pageLimitMax, idsLettersMax) }),
  output: z.object({
    helpfulIds: z.array(Id).max(pageLimitMax),
    reportedIds: z.array(Id).max(pageLimitMax),
    ownIds: z.array(Id).max(pageLimitMax),
  }),
  refuses: ['bad_input', 'not_signed_in'],
});

export const reportReasons = ['abuse', 'private_data', 'advertising', 'untrue', 'other'] as const;
export const REPORT_NOTE_MAX = 200;

export const reportReview = call({
  method: 'POST',
  path: '/api/front/product/reply/report',
  who: 'shopper',
  summary: 'Tells the platform that a review of someone else should not be there. Each person once',
  input: z.object({
    id: Id,
    reason: z.enum(reportReasons),
    note: z.string().trim().max(REPORT_NOTE_MAX).default(''),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'review_not_found', 'own_review', 'too_many_tries'],
});
