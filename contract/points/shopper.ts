import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Money, nothing, Paging, pageOf } from '#contract/core/values.ts';

export const pointsKinds = ['earned', 'thawed', 'spent', 'returned', 'taken_back', 'granted'] as const;

/** How points are earned and what they are worth, as the platform has set it. */
export const PointsRules = z.object({
  isOpen: z.boolean(),
  pointWorth: Money.describe('What one point takes off'),
  spendAtLeast: Money.describe('Goods must come to this before points can be spent'),
  maxPercent: z.int().min(0).max(100).describe('How much of the subtotal, after coupons, points may pay'),
  earnPerUnit: z.int().min(0).describe('Points for each whole unit of the currency paid'),
  freezeDays: z.int().min(0).max(365).describe('How long earned points are frozen'),
});
export type PointsRules = z.infer<typeof PointsRules>;

export const getPoints = call({
  method: 'GET',
  path: '/api/front/integral/user',
  who: 'shopper',
  summary: 'One’s points: integral + frozenIntegral + deductionIntegral = sumIntegral',
  input: nothing,
  output: z.object({
    integral: z.int().min(0).describe('Can be spent now'),
    sumIntegral: z.int().min(0).describe('All that were ever earned and not taken back'),
    deductionIntegral: z.int().min(0).describe('Spent'),
    frozenIntegral: z.int().min(0).describe('Earned, not yet to be spent'),
    rules: PointsRules,
  }),
  refuses: ['not_signed_in'],
});

export const PointsEntry = z.object({
  id: Id,
  kind: z.enum(pointsKinds),
  points: z.int().describe('Signed: what was added to or taken from those that can be spent or are frozen'),
  reference: z.string().describe('The number of the order or payment that caused it; may be empty'),
  at: z.iso.datetime(),
  thawsAt: z.iso.datetime().nullable().describe('When frozen points can be spent'),
  isFrozen: z.boolean(),
});
export type PointsEntry = z.infer<typeof PointsEntry>;

export const listPoints = call({
  method: 'GET',
  path: '/api/front/integral/list',
  who: 'shopper',
  summary: 'What happened to one’s points, newest first',
  input: Paging,
  output: pageOf(PointsEntry),
  refuses: ['not_signed_in'],
});
