import { z } from 'zod';
import { call } from './call.ts';
import { Id, Paging, Picture, pageOf } from './values.ts';

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
  shows: ['reviews:{id}'],
});

export const Review = z.object({
  id: Id,
  nickname: z.string().describe('First and last letter only'),
  avatar: z.string().nullable(),
  star: z.int().min(1).max(5),
  serviceStar: z.int().min(1).max(5),
  sku: z.string(),
  comment: z.string(),
  pics: z.array(Picture).max(9),
  createTime: z.iso.datetime(),
  merchantReplyContent: z.string().nullable(),
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
      .default('all')
      .transform((kind) => kindNumbers[kind] ?? kind)
      .pipe(ReviewKind.catch('all')),
    sort: z.enum(reviewSorts).default('newest').catch('newest'),
    ...Paging.shape,
  }),
  output: pageOf(Review),
  refuses: [],
  shows: ['reviews:{id}'],
});
