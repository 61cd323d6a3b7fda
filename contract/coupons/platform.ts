import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { filterOf, Id, idList, Money, nothing, Paging, pageOf, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import {
  CouponProduct,
  CouponTerms,
  couponNameMax,
  couponProductsFoundMax,
  couponProductsMax,
  couponSorts,
  couponStates,
  ShopCoupon,
} from './merchant.ts';
import { CouponCode, CouponScope, couponScopes, ownCouponStates } from './shopper.ts';

// The coupons of the platform, which the platform bears. What holds for those of shops holds for them too: once someone has
// received one, only its name, a larger stock and a later end can be saved.

/** Those of the platform that can be received at a time. */
export const platformCouponsOfferedMax = 200;

/** How people come by it: in the coupon centre, by a code that they type, or by being given it. */
export const couponChannels = ['centre', 'code', 'people'] as const;
export const CouponChannel = z.enum(couponChannels);
export type CouponChannel = z.infer<typeof CouponChannel>;

const exampleTime = '2026-12-31T23:59:00.000Z';
const Instant = z.iso
  .datetime()
  .refine((time) => time >= '2020' && time < '2100')
  .meta({ examples: [exampleTime] });

export const PlatformCouponTerms = z
  .object({
    ...CouponTerms.shape,
    scope: CouponScope,
    categoryId: Id.nullable().describe('With scope "category": products of all shops in it and below it'),
    shopId: Id.nullable().describe('With scope "shop": everything of this shop'),
    channel: CouponChannel,
    code: CouponCode.nullable().describe('With channel "code": what people type, whatever the case of its letters'),
    codeFrom: Instant.nullable().describe('From when on the code is accepted; null: at once'),
    codeUntil: Instant.nullable().describe('Until when the code is accepted; null: as long as the coupon is'),
  })
  .superRefine(({ name, scope, categoryId, productIds, shopId, percent, money, minPrice, ...more }, context) => {
    const wrong = (field: string) => context.addIssue({ code: 'custom', path: [field], message: `Wrong ${field}` });
    if (!name.en?.trim()) wrong('name');
    if ((scope === 'category') !== (categoryId !== null)) wrong('categoryId');
    if ((scope === 'product') !== productIds.length > 0) wrong('productIds');
    if ((scope === 'shop') !== (shopId !== null)) wrong('shopId');
    if (percent === null && minPrice < money) wrong('minPrice');
    if ((more.day === null) !== (more.endsAt !== null)) wrong('day');
    if (more.startsAt && (!more.endsAt || Date.parse(more.startsAt) >= Date.parse(more.endsAt))) wrong('startsAt');
    if ((more.channel === 'code') !== (more.code !== null)) wrong('code');
    if (more.channel !== 'code' && more.codeFrom) wrong('codeFrom');
    if (more.channel !== 'code' && more.codeUntil) wrong('codeUntil');
    if (more.codeFrom && more.codeUntil && Date.parse(more.codeFrom) >= Date.parse(more.codeUntil)) wrong('codeFrom');
  })
  .meta({
    examples: [
      {
        name: { en: 'Welcome to the mall' },
        scope: 'general',
        categoryId: null,
        productIds: [],
        shopId: null,
        percent: 10,
        money: 2_000,
        minPrice: 5_000,
        day: 14,
        startsAt: null,
        endsAt: null,
        issued: 500,
        perPerson: 1,
        channel: 'centre',
        code: null,
        codeFrom: null,
        codeUntil: null,
      },
    ],
  });
export type PlatformCouponTerms = z.infer<typeof PlatformCouponTerms>;

/** A coupon of the platform as its list shows it. */
export const PlatformCoupon = z.object({
  ...ShopCoupon.shape,
  scope: CouponScope,
  shopName: z.string().nullable().describe('With scope "shop"'),
  channel: CouponChannel,
  code: z.string().nullable(),
});
export type PlatformCoupon = z.infer<typeof PlatformCoupon>;

/** The same with everything that its form shows. */
export const WholePlatformCoupon = z.object({
  ...PlatformCoupon.shape,
  texts: textsOf(couponNameMax).describe('Its name in all languages that it has'),
  categoryId: Id.nullable(),
  shopId: Id.nullable(),
  products: z.array(CouponProduct).max(couponProductsMax),
  codeFrom: z.iso.datetime().nullable(),
  codeUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: z.int().min(1),
  ...lastSaved,
});
export type WholePlatformCoupon = z.infer<typeof WholePlatformCoupon>;

const Count = z.int().min(0);
const ours = { who: 'platform', scope: 'marketing' } as const;

export const platformCouponsCountMax = 10_000; // and copies of one: so many are at least that many

export const listPlatformCoupons = call({
  method: 'GET',
  path: '/api/platform/coupon/list',
  ...ours,
  summary:
    'Lists the coupons of the platform. `words` searches their names in all languages, and their codes. `total` counts no further than 10,000',
  input: z.object({
    state: filterOf(z.enum(couponStates)),
    couponScope: filterOf(z.enum(couponScopes)),
    channel: filterOf(CouponChannel),
    words: z.string().trim().max(64).default(''),
    sort: z.enum(couponSorts).default('newest'),
    ...Paging.shape,
  }),
  output: pageOf(PlatformCoupon),
  refuses: [],
});

export const countPlatformCoupons = call({
  method: 'GET',
  path: '/api/platform/coupon/counts',
  ...ours,
  summary: 'Counts the coupons of the platform by state',
  input: nothing,
  output: z.object({ all: Count, running: Count, planned: Count, ended: Count, stopped: Count }),
  refuses: [],
});

export const getPlatformCoupon = call({
  method: 'GET',
  path: '/api/platform/coupon/detail',
  ...ours,
  summary: 'Returns a coupon of the platform with all its terms',
  input: z.object({ id: Id }),
  output: WholePlatformCoupon,
  refuses: ['coupon_not_found'],
});

const termsRefusals = [
  'bad_input',
  'product_not_found',
  'category_not_found',
  'too_many_platform_coupons',
  'coupon_code_taken',
] as const;

export const addPlatformCoupon = call({
  method: 'POST',
  path: '/api/platform/coupon/add',
  ...ours,
  summary: `Adds a coupon that the platform bears. It may offer ${platformCouponsOfferedMax} at a time. Under an idempotency key it has its effect once`,
  input: z.object({ coupon: PlatformCouponTerms }),
  output: z.object({ id: Id }),
  refuses: [...termsRefusals, 'sent_otherwise', 'still_working'],
});

export const editPlatformCoupon = call({
  method: 'POST',
  path: '/api/platform/coupon/edit',
  ...ours,
  summary:
    'Replaces the terms of a coupon, unless someone else has changed it since `version`. Once someone has received it, only its name, a larger stock, a later end and the times of its code are accepted; a later end holds for the copies that people have too, soon after the answer',
  input: z.object({ id: Id, version: z.int().min(1).max(versionMax), coupon: PlatformCouponTerms }),
  output: done,
  refuses: ['coupon_not_found', 'changed_meanwhile', 'coupon_terms_fixed', ...termsRefusals],
});

export const stopPlatformCoupon = call({
  method: 'POST',
  path: '/api/platform/coupon/stop',
  ...ours,
  summary: 'Stops a coupon: nobody receives it any more. Those who have it can still use it',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['coupon_not_found', 'coupon_over'],
});

export const resumePlatformCoupon = call({
  method: 'POST',
  path: '/api/platform/coupon/resume',
  ...ours,
  summary: 'Lets people receive a stopped coupon again',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['coupon_not_found', 'coupon_over', 'too_many_platform_coupons'],
});

export const deletePlatformCoupon = call({
  method: 'POST',
  path: '/api/platform/coupon/delete',
  ...ours,
  summary: 'Deletes a coupon that nobody has received and no campaign names',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['coupon_not_found', 'coupon_in_use'],
});

export const findCouponProducts = call({
  method: 'GET',
  path: '/api/platform/coupon/products',
  ...ours,
  summary: `Finds up to ${couponProductsFoundMax} products of all shops that a coupon can name, by words of their names or by their numbers; without words the newest. With \`ids\` those`,
  input: z.object({
    words: z.string().trim().max(64).default(''),
    ids: idList(couponProductsMax, 1_200).optional(),
  }),
  output: z.array(CouponProduct).max(couponProductsMax),
  refuses: [],
});

export const couponShopsMax = 20;
export const couponCategoriesMax = 5_000;

export const listCouponShops = call({
  method: 'GET',
  path: '/api/platform/coupon/shops',
  ...ours,
  summary: `Lists up to ${couponShopsMax} shops that a coupon can be for: the one with this id, or those whose name contains the words`,
  input: z.object({ id: filterOf(Id), words: z.string().trim().max(64).default('') }),
  output: z.array(z.object({ id: Id, name: z.string() })).max(couponShopsMax),
  refuses: [],
});

export const listMallCategories = call({
  method: 'GET',
  path: '/api/platform/coupon/categories',
  ...ours,
  summary: 'Lists the categories of the mall, each with those above it',
  input: nothing,
  output: z.array(z.object({ id: Id, path: z.array(z.string()).min(1).max(3) })).max(couponCategoriesMax),
  refuses: [],
});

export const PlatformCouponFigures = z.object({
  received: Count,
  used: Count,
  expired: Count.describe('Received, and not used in time'),
  open: Count.describe('Received, and still to be used'),
  orders: Count.describe('Paid orders in which it was used. Refunds are taken off all amounts'),
  buyers: Count.describe('Who placed them'),
  subtotal: Money.describe('Their products at the prices of that time'),
  reductions: Money.describe('What shops took off them'),
  discount: Money.describe('What the coupon took off. The platform bears it'),
  turnover: Money.describe('subtotal − reductions − discount: what the products were sold for'),
  commission: Money.describe('What the platform earned with them'),
});
export type PlatformCouponFigures = z.infer<typeof PlatformCouponFigures>;

export const getPlatformCouponFigures = call({
  method: 'GET',
  path: '/api/platform/coupon/figures',
  ...ours,
  summary:
    'Returns how often a coupon of the platform was received and used, what it cost, and the sales that it brought',
  input: z.object({ id: Id }),
  output: PlatformCouponFigures,
  refuses: ['coupon_not_found'],
});

export const ordersOfCopyMax = 50;

export const PlatformCouponRecord = z.object({
  id: Id.describe('Of this copy'),
  accountId: Id,
  nickname: z.string(),
  state: z.enum(ownCouponStates),
  receivedAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
  orderNos: z.array(z.string()).max(ordersOfCopyMax).describe('One payment can be for orders of several shops'),
  discount: Money.nullable().describe('What it took off them'),
});
export type PlatformCouponRecord = z.infer<typeof PlatformCouponRecord>;

export const listPlatformCouponRecords = call({
  method: 'GET',
  path: '/api/platform/coupon/records',
  ...ours,
  summary:
    'Lists who has received a coupon of the platform and for which orders it was used, newest first. `total` counts no further than 10,000',
  input: z.object({ id: Id, state: filterOf(z.enum(ownCouponStates)), ...Paging.shape }),
  output: pageOf(PlatformCouponRecord),
  refuses: ['coupon_not_found'],
});
