import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Money, nothing, Paging, pageOf } from '#contract/core/values.ts';

export const pointsKinds = ['earned', 'thawed', 'spent', 'returned', 'taken_back', 'granted', 'withdrawn'] as const;

/** How points are earned and what they are worth; set by the platform. */
export const PointsRules = z.object({
  isOpen: z.boolean(),
  pointWorth: Money.describe('Amount that one point takes off'),
  spendAtLeast: Money.describe('Minimum subtotal for spending points'),
  maxPercent: z.int().min(0).max(100).describe('Share of the subtotal, after coupons, that points may pay'),
  earnPerUnit: z.int().min(0).describe('Points per whole unit of the currency paid'),
  freezeDays: z.int().min(0).max(365).describe('Days for which earned points are frozen'),
});
export type PointsRules = z.infer<typeof PointsRules>;

export const getPoints = call({
  method: 'GET',
  path: '/api/front/integral/user',
  who: 'shopper',
  summary: 'Returns the caller’s points: integral + frozenIntegral + deductionIntegral = sumIntegral',
  input: nothing,
  output: z.object({
    integral: z.int().min(0).describe('Can be spent now'),
    sumIntegral: z.int().min(0).describe('All points ever earned and not taken back'),
    deductionIntegral: z.int().min(0).describe('Spent'),
    frozenIntegral: z.int().min(0).describe('Earned, but not yet spendable'),
    rules: PointsRules,
  }),
  refuses: ['not_signed_in'],
});

export const PointsEntry = z.object({
  id: Id,
  kind: z.enum(pointsKinds),
  points: z.int().describe('Signed change of the spendable and frozen points'),
  reference: z.string().describe('Number of the order or payment that caused it; may be empty'),
  at: z.iso.datetime(),
  thawsAt: z.iso.datetime().nullable().describe('When frozen points become spendable'),
  isFrozen: z.boolean(),
});
export type PointsEntry = z.infer<typeof PointsEntry>;

export const listPoints = call({
  method: 'GET',
  path: '/api/front/integral/list',
  who: 'shopper',
  summary: 'Lists the changes of the caller’s points, newest first',
  input: Paging,
  output: pageOf(PointsEntry),
  refuses: ['not_signed_in'],
});
