import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { ownCouponStates } from '#contract/coupons/shopper.ts';
import { CouponOffer } from './merchant.ts';

// What a coupon has brought its shop, and what it would cost.

const Count = z.int().min(0);

export const CouponFigures = z.object({
  received: Count,
  used: Count,
  expired: Count.describe('Received, and not used in time'),
  open: Count.describe('Received, and still to be used'),
  orders: Count.describe('Paid orders in which it was used. Refunds are taken off all amounts'),
  subtotal: Money.describe('Their products at the prices of that time'),
  discount: Money.describe('What the coupon took off. The shop bears it'),
  reductions: Money.describe('What the shop took off these orders otherwise'),
  turnover: Money.describe('subtotal − discount − reductions: what the products were sold for'),
  commission: Money,
  units: Count,
  unitsWithCost: Count.describe('Units of variants whose cost is known'),
  cost: Money.describe('Of the units that buyers kept, as far as it is known, at today’s cost of their variants'),
  remains: z.int().describe('turnover − commission − cost'),
});
export type CouponFigures = z.infer<typeof CouponFigures>;

export const getCouponFigures = call({
  method: 'GET',
  path: '/api/merchant/coupon/figures',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Returns how often a coupon was received and used, and what remained of the orders that it brought',
  input: z.object({ id: Id }),
  output: CouponFigures,
  refuses: ['coupon_not_found'],
});

export const CouponRecord = z.object({
  id: Id.describe('Of this copy'),
  nickname: z.string(),
  state: z.enum(ownCouponStates),
  receivedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  orderNo: z.string().nullable(),
  discount: Money.nullable().describe('What it took off that order'),
});
export type CouponRecord = z.infer<typeof CouponRecord>;

export const listCouponRecords = call({
  method: 'GET',
  path: '/api/merchant/coupon/records',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Lists who has received a coupon and for which order it was used, newest first',
  input: z.object({ id: Id, state: filterOf(z.enum(ownCouponStates)), ...Paging.shape }),
  output: pageOf(CouponRecord),
  refuses: ['coupon_not_found'],
});

export const marginRowsMax = 20;

/** An order of one product that just reaches the minimum, which is where a coupon costs most. */
export const CouponMargin = z.object({
  productId: Id,
  name: z.string(),
  variant: z.string(),
  picture: Picture,
  price: Money,
  units: z.int().min(1).describe('As many as the minimum needs'),
  subtotal: Money,
  discount: Money,
  commission: Money,
  cost: Money.nullable().describe('Null where the cost of the variant is not known'),
  remains: z.int().describe('subtotal − discount − commission − cost'),
  remainsPercent: z.number().nullable().describe('Of what is paid for the products'),
  remainsWithout: z.int().describe('The same without the coupon'),
});
export type CouponMargin = z.infer<typeof CouponMargin>;

export const previewCouponMargin = call({
  method: 'POST',
  path: '/api/merchant/coupon/margin',
  who: 'merchant',
  scope: 'marketing',
  summary: `Returns what a coupon would leave of the products that it covers: for each the variant of which least remains, of up to ${marginRowsMax} products, those first on which the shop would lose money`,
  input: CouponOffer,
  output: z.object({
    products: Count.describe('How many products it covers'),
    withoutCost: Count.describe('Those of them of which no variant’s cost is known'),
    losing: Count.describe('Those on which the shop would lose money'),
    list: z.array(CouponMargin).max(marginRowsMax),
  }),
  refuses: [],
});
