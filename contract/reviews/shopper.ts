import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, idList, Paging, Picture, pageLimitMax, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// Product reviews as everyone reads them, and readers' actions; see shopper-own.ts, merchant.ts and platform.ts for the rest.

/** Good reviews have 4 or 5 stars for the product, general ones 3, bad ones 1 or 2. */
export const reviewKinds = ['all', 'good', 'general', 'bad', 'pictures'] as const;
export const ReviewKind = z.enum(reviewKinds);
export type ReviewKind = z.infer<typeof ReviewKind>;

// The numbers that other malls of this kind use for the same kinds.
const kindNumbers: Record<string, ReviewKind> = { '0': 'all', '1': 'good', '2': 'general', '3': 'bad' };

export const getReviewSummary = call({
  method: 'GET',
  path: '/api/front/product/reply/config/{id}',
  who: 'anyone',
  summary: 'Returns the review summary of a product: counts by kind, averages and the share of good ones',
  input: z.object({ id: Id }),
  output: z.object({
    sumCount: z.int().min(0),
    goodCount: z.int().min(0),
    inCount: z.int().min(0).describe('General reviews'),
    poorCount: z.int().min(0),
    pictureCount: z.int().min(0),
    replyChance: z.number().min(0).max(1).describe('Share of good reviews'),
    replyStar: z.number().min(0).max(5).describe('Average for the product'),
    serviceStar: z.number().min(0).max(5).describe('Average for the service'),
    stars: z.array(z.int().min(0)).length(5).describe('How many gave 1, 2, 3, 4, 5 stars'),
  }),
  refuses: [],
  cacheTags: ['reviews:{id}'],
});

/** What a buyer added later. */
export const FollowUp = z.object({
  comment: z.string(),
  pics: z.array(Picture).max(9),
  createTime: z.iso.datetime(),
});

export const Review = z.object({
  id: Id,
  nickname: z.string().describe('First and last letter only for anonymous reviews'),
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
  summary: 'Lists the reviews of a product by kind, or those with as many stars',
  input: z.object({
    id: Id,
    type: z
      .string()
      .meta({ examples: ['all'] })
      .default('all')
      .transform((kind) => kindNumbers[kind] ?? kind)
      .pipe(ReviewKind),
    star: filterOf(z.coerce.number().int().min(1).max(5)).describe('Only reviews with as many stars for the product'),
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
  summary: 'Marks another person’s review as helpful, or removes the mark. Repeating it changes nothing',
  input: z.object({ id: Id, isHelpful: z.boolean() }),
  output: z.object({ helpful: z.int().min(0) }),
  refuses: ['bad_input', 'not_signed_in', 'review_not_found', 'own_review'],
});

const idsLettersMax = 1_200; // a hundred ids of ten digits, with commas

export const listMyMarks = call({
  method: 'GET',
  path: '/api/front/product/reply/marks',
  who: 'shopper',
  summary: 'Returns which of these reviews the caller has marked as helpful, reported or written',
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
  summary: 'Reports another person’s review to the platform. Once per person',
  input: z.object({
    id: Id,
    reason: z.enum(reportReasons),
    note: z.string().trim().max(REPORT_NOTE_MAX).default(''),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'review_not_found', 'own_review', 'too_many_tries'],
});
