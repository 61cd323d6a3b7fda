import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';

// How well a shop serves its buyers, as a score from 0 to 100 over the last days, and what exactly has cost it points.

/**
 * The weight of each factor, and what it is measured by. A factor about which nothing happened does not count: the points of the
 * others are divided by their weights alone. Those of customer service come on top of the first hundred, so that a shop
 * with few conversations has the score that it would have without them.
 */
export const healthFactors = {
  shipping: 35,
  refunds: 25,
  answers: 20,
  reviews: 20,
  chats: 10,
  satisfaction: 10,
} as const;
export type HealthFactor = keyof typeof healthFactors;
export const healthFactorNames = Object.keys(healthFactors) as [HealthFactor, ...HealthFactor[]];

export const healthDays = 30;
export const refundAnswerHours = 48;
export const reviewAnswerHours = 72;
export const reviewToAnswerStars = 3; // and fewer
export const chatAnswerHours = 24; // desks are closed at night
/** With fewer, one slow answer or one rating would say too much. */
export const chatsMin = 10;
export const chatRatingsMin = 5;
export const refundRateWorst = 0.1; // from here on the factor has no points

const Points = z.number().min(0).max(100);

export const getHealth = call({
  method: 'GET',
  path: '/api/merchant/insights/health',
  who: 'merchant',
  scope: 'orders',
  summary: `Returns the score of the caller’s shop over the last ${healthDays} days with everything that it is computed from`,
  input: z.object({}),
  output: z.object({
    score: z.int().min(0).max(100).nullable().describe('Null as long as nothing has happened that could be scored'),
    countedAt: z.iso.datetime().nullable(),
    factors: z
      .array(
        z.object({
          factor: z.enum(healthFactorNames),
          weight: z.int().min(1).max(100),
          points: Points.nullable().describe('Of its weight; null when nothing, or too little, has happened'),
          count: z
            .int()
            .min(0)
            .describe(
              'Orders sent or overdue; orders paid; requests and reviews answered or due; reviews; conversations answered or due; ratings of conversations',
            ),
          bad: z
            .int()
            .min(0)
            .describe(
              'Of these: sent late; refunded by the shop’s fault; answered late; below five stars; answered late; below five stars',
            ),
          average: z.number().min(0).max(5).nullable().describe('Of reviews and ratings: the average of their stars'),
        }),
      )
      .max(healthFactorNames.length),
  }),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

const costFields = {
  at: z.iso.datetime().describe('When it was due, asked for or written'),
  doneAt: z.iso.datetime().nullable().describe('When it was sent or answered after all'),
  cost: Points.describe('How many points of the score it costs'),
};

export const listLateOrders = call({
  method: 'GET',
  path: '/api/merchant/insights/health/orders',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Lists the orders of the caller’s shop that were not sent in time and cost points of its score, newest first',
  input: Paging,
  output: pageOf(z.object({ orderNo: z.string(), ...costFields })),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

export const listCostlyRefunds = call({
  method: 'GET',
  path: '/api/merchant/insights/health/refunds',
  who: 'merchant',
  scope: 'refunds',
  summary:
    'Lists the refunds of the caller’s shop that cost points of its score, newest first: those by its fault, or those that it answered late',
  input: z.object({ factor: z.enum(['refunds', 'answers']).meta({ examples: ['refunds'] }), ...Paging.shape }),
  output: pageOf(z.object({ refundOrderNo: z.string(), reason: z.string(), ...costFields })),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

export const listCostlyReviews = call({
  method: 'GET',
  path: '/api/merchant/insights/health/reviews',
  who: 'merchant',
  scope: 'reviews',
  summary:
    'Lists the reviews of the caller’s shop that cost points of its score, newest first: those below five stars, or those that it answered late',
  input: z.object({ factor: z.enum(['reviews', 'answers']).meta({ examples: ['reviews'] }), ...Paging.shape }),
  output: pageOf(
    z.object({ reviewId: Id, product: z.string(), stars: z.int().min(1).max(5), text: z.string(), ...costFields }),
  ),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

export const listCostlyChats = call({
  method: 'GET',
  path: '/api/merchant/insights/health/chats',
  who: 'merchant',
  scope: 'chat',
  summary:
    'Lists the conversations of the caller’s shop that cost points of its score, newest first: those that it answered late, or those rated below five stars',
  input: z.object({ factor: z.enum(['chats', 'satisfaction']).meta({ examples: ['chats'] }), ...Paging.shape }),
  output: pageOf(
    z.object({
      roundId: Id,
      chatId: Id.nullable().describe('Null: the conversation was deleted'),
      stars: z.int().min(1).max(5).nullable(),
      comment: z.string(),
      ...costFields,
    }),
  ),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});
