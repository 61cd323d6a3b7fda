import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, idList, Money, Paging, pageOf } from '#contract/core/values.ts';

export const couponScopes = ['general', 'shop', 'product', 'category'] as const;
export const CouponScope = z.enum(couponScopes);
export type CouponScope = z.infer<typeof CouponScope>;

/** A coupon on offer. */
export const OfferedCoupon = z.object({
  id: Id,
  name: z.string(),
  scope: CouponScope,
  shopId: Id.nullable(),
  shopName: z.string().nullable(),
  categoryName: z.string().nullable(),
  minPrice: Money.describe('What has to be spent at least'),
  money: Money.describe('What it takes off'),
  day: z
    .int()
    .min(1)
    .nullable()
    .describe('How many days it is good after it was received; null when it has fixed dates'),
  startsAt: z.iso.datetime().nullable().describe('From when it can be spent, when its dates are fixed'),
  endsAt: z.iso.datetime().nullable(),
  leftPercent: z.int().min(0).max(100),
});
export type OfferedCoupon = z.infer<typeof OfferedCoupon>;

/** A coupon that would take something off what is about to be bought, received or still to be received. */
export const ReachableCoupon = z.object({
  couponId: Id,
  name: z.string(),
  scope: CouponScope,
  shopId: Id.nullable(),
  minPrice: Money,
  money: Money,
  isReceived: z.boolean(),
  day: z.int().min(1).nullable().describe('How many days it would be good; null when the end is known'),
  endsAt: z.iso.datetime().nullable(),
});
export type ReachableCoupon = z.infer<typeof ReachableCoupon>;

export const listCoupons = call({
  method: 'GET',
  path: '/api/front/coupons',
  who: 'anyone',
  summary: 'Coupons that can be received: all, of a shop, or for a product',
  input: z.object({
    merId: filterOf(Id),
    productId: filterOf(Id),
    scope: filterOf(CouponScope),
    cid: filterOf(Id).describe('Of a category: coupons for it or for a part of it'),
    ...Paging.shape,
  }),
  output: pageOf(OfferedCoupon),
  refuses: [],
  cacheTags: ['coupons'],
});

export const receiveCoupon = call({
  method: 'POST',
  path: '/api/front/coupon/receive',
  who: 'shopper',
  summary: 'Receives a coupon',
  input: z.object({ couponId: Id }),
  output: z.object({ endsAt: z.iso.datetime(), canReceiveMore: z.boolean() }),
  refuses: ['bad_input', 'not_signed_in', 'coupon_not_found', 'coupon_gone', 'coupon_received', 'too_many_tries'],
});

export const listReceivedIds = call({
  method: 'GET',
  path: '/api/front/coupon/received',
  who: 'shopper',
  summary: 'Which coupons one has received as often as one may',
  input: z.object({ ids: idList(100, 1_200) }),
  output: z.array(Id).max(100),
  refuses: ['bad_input', 'not_signed_in'],
});

export const ownCouponStates = ['received', 'used', 'expired'] as const;

/** A coupon that someone has. */
export const OwnCoupon = z.object({
  id: Id.describe('Of this one copy, by which it is spent'),
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
  summary: 'One’s coupons: usable ones, ending soonest first; or used and expired ones, newest first',
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
