import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, idList, Money, Paging, pageOf } from '#contract/core/values.ts';

export const couponScopes = ['general', 'shop', 'product', 'category'] as const;
export const CouponScope = z.enum(couponScopes);
export type CouponScope = z.infer<typeof CouponScope>;

/** Of the covered sum, where a coupon takes off no fixed amount: `money` is the most that it takes off then. */
export const CouponPercent = z.int().min(1).max(99);

/** What people type to receive a coupon. The case of its letters does not matter. */
export const CouponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{4,32}$/)
  .meta({ examples: ['WELCOME10'] });

/** A coupon on offer. */
export const OfferedCoupon = z.object({
  id: Id,
  name: z.string(),
  scope: CouponScope,
  shopId: Id.nullable(),
  shopName: z.string().nullable(),
  categoryName: z.string().nullable(),
  minPrice: Money.describe('Minimum subtotal'),
  money: Money.describe('Amount off; with `percent`, the most that it takes off'),
  percent: CouponPercent.nullable(),
  day: z.int().min(1).nullable().describe('Days it is valid after it was received; null when its dates are fixed'),
  startsAt: z.iso.datetime().nullable().describe('Start of validity, when its dates are fixed'),
  endsAt: z.iso.datetime().nullable(),
  leftPercent: z.int().min(0).max(100),
});
export type OfferedCoupon = z.infer<typeof OfferedCoupon>;

/** A coupon, received or not yet, that would reduce what is about to be bought. */
export const ReachableCoupon = z.object({
  couponId: Id,
  name: z.string(),
  scope: CouponScope,
  shopId: Id.nullable(),
  minPrice: Money,
  money: Money,
  percent: CouponPercent.nullable(),
  isReceived: z.boolean(),
  day: z.int().min(1).nullable().describe('Days it would be valid; null when the end is fixed'),
  endsAt: z.iso.datetime().nullable(),
});
export type ReachableCoupon = z.infer<typeof ReachableCoupon>;

export const listCoupons = call({
  method: 'GET',
  path: '/api/front/coupons',
  who: 'anyone',
  summary:
    'Lists coupons that can be received, the largest first: all, of a shop, or for a product, where those within reach of its price come first',
  input: z.object({
    merId: filterOf(Id),
    productId: filterOf(Id),
    scope: filterOf(CouponScope),
    cid: filterOf(Id).describe('Category: coupons for it or for its subcategories'),
    ...Paging.shape,
  }),
  output: pageOf(OfferedCoupon),
  refuses: [],
  cacheTags: ['coupons', 'products', 'activities'], // for a product they come by its price
});

export const receiveCoupon = call({
  method: 'POST',
  path: '/api/front/coupon/receive',
  who: 'shopper',
  summary: 'Receives a coupon for the caller',
  input: z.object({ couponId: Id }),
  output: z.object({ endsAt: z.iso.datetime(), canReceiveMore: z.boolean() }),
  refuses: ['bad_input', 'not_signed_in', 'coupon_not_found', 'coupon_gone', 'coupon_received', 'too_many_tries'],
});

export const receiveCouponByCode = call({
  method: 'POST',
  path: '/api/front/coupon/code',
  who: 'shopper',
  summary: 'Receives for the caller the coupon that has this code',
  input: z.object({ code: z.string().trim().min(1).max(64) }),
  output: z.object({ name: z.string(), endsAt: z.iso.datetime() }),
  refuses: [
    'bad_input',
    'not_signed_in',
    'coupon_code_wrong',
    'coupon_code_early',
    'coupon_code_over',
    'coupon_gone',
    'coupon_received',
    'too_many_tries',
  ],
});

export const listReceivedIds = call({
  method: 'GET',
  path: '/api/front/coupon/received',
  who: 'shopper',
  summary: 'Returns which of these coupons the caller cannot receive again',
  input: z.object({ ids: idList(100, 1_200) }),
  output: z.array(Id).max(100),
  refuses: ['bad_input', 'not_signed_in'],
});

export const ownCouponStates = ['received', 'used', 'expired'] as const;

/** A coupon in someone's possession. */
export const OwnCoupon = z.object({
  id: Id.describe('Id of this copy, used when it is spent'),
  couponId: Id,
  name: z.string(),
  scope: CouponScope,
  shopId: Id.nullable(),
  shopName: z.string().nullable(),
  categoryId: Id.nullable(),
  categoryName: z.string().nullable(),
  productIds: z.array(Id).max(100),
  minPrice: Money,
  money: Money,
  percent: CouponPercent.nullable(),
  state: z.enum(ownCouponStates),
  isStarted: z.boolean(),
  receivedAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});
export type OwnCoupon = z.infer<typeof OwnCoupon>;

export const listOwnCoupons = call({
  method: 'GET',
  path: '/api/front/coupon/list',
  who: 'shopper',
  summary: 'Lists the caller’s coupons: usable ones, soonest expiry first; or used and expired ones, newest first',
  input: z.object({
    type: z.enum(['usable', 'unusable']).default('usable'),
    scope: filterOf(CouponScope),
    ...Paging.shape,
  }),
  output: z.object({
    ...pageOf(OwnCoupon).shape,
    counts: z.object({ usable: z.int().min(0), unusable: z.int().min(0) }),
  }),
  refuses: ['not_signed_in'],
});
