import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { filterOf, Id, idList, Money, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { CouponPercent } from '#contract/coupons/shopper.ts';
import { done } from '#contract/identity/shopper.ts';

// The coupons of a shop, which the shop bears. Once someone has received one, only its name, a larger stock and a later end can
// be saved, and it can be stopped: what buyers hold does not change under their hands.

export const couponNameMax = 60;
export const couponProductsMax = 100;
export const couponStockMax = 1_000_000;
export const couponPerPersonMax = 100;
export const couponDaysMax = 365;
export const couponAmountMax = 100_000_000; // one million in the mall's currency
/** Those of a shop that can be received at a time. */
export const couponsOfferedMax = 100;
export const couponCategoriesMax = 500;
export const couponProductsFoundMax = 20;

export const shopCouponScopes = ['shop', 'category', 'product'] as const;
export type ShopCouponScope = (typeof shopCouponScopes)[number];

/** Stopped: by the shop, before its end. Planned: it can be received already, and spent from its first day on. */
export const couponStates = ['running', 'planned', 'ended', 'stopped'] as const;
export type CouponState = (typeof couponStates)[number];
export const couponSorts = ['newest', 'oldest', 'ending', 'received'] as const;

const exampleTime = '2026-12-31T23:59:00.000Z';
const Instant = z.iso
  .datetime()
  .refine((time) => time >= '2020' && time < '2100')
  .meta({ examples: [exampleTime] });

/** What a coupon takes off, and of what. */
export const CouponOffer = z.object({
  scope: z.enum(shopCouponScopes),
  categoryId: Id.nullable().describe('With scope "category": the shop’s products in it and below it'),
  productIds: z
    .array(Id)
    .max(couponProductsMax)
    .refine((ids) => new Set(ids).size === ids.length)
    .describe('With scope "product": each once')
    .meta({ examples: [[]] }),
  percent: CouponPercent.nullable().describe('Percent off; null for a fixed amount'),
  money: z.int().min(1).max(couponAmountMax).describe('Amount off; with `percent`, the most that it takes off'),
  minPrice: z.int().min(0).max(couponAmountMax).describe('Minimum subtotal of what it covers'),
});
export type CouponOffer = z.infer<typeof CouponOffer>;

export const CouponTerms = z
  .object({
    name: textsOf(couponNameMax).describe('In any of the mall’s languages, in English always'),
    ...CouponOffer.shape,
    day: z.int().min(1).max(couponDaysMax).nullable().describe('Days it is valid after it was received'),
    startsAt: Instant.nullable().describe('With fixed dates; null: at once'),
    endsAt: Instant.nullable().describe('Null when it is valid for some days after it was received'),
    issued: z.int().min(1).max(couponStockMax),
    perPerson: z.int().min(1).max(couponPerPersonMax),
  })
  .superRefine(({ name, scope, categoryId, productIds, percent, money, minPrice, ...when }, context) => {
    const wrong = (field: string) => context.addIssue({ code: 'custom', path: [field], message: `Wrong ${field}` });
    if (!name.en?.trim()) wrong('name');
    if ((scope === 'category') !== (categoryId !== null)) wrong('categoryId');
    if ((scope === 'product') !== productIds.length > 0) wrong('productIds');
    if (percent === null && minPrice < money) wrong('minPrice');
    if ((when.day === null) !== (when.endsAt !== null)) wrong('day');
    if (when.startsAt && (!when.endsAt || Date.parse(when.startsAt) >= Date.parse(when.endsAt))) wrong('startsAt');
  })
  .meta({
    examples: [
      {
        name: { en: 'Autumn sale' },
        scope: 'shop',
        categoryId: null,
        productIds: [],
        percent: 10,
        money: 2_000,
        minPrice: 5_000,
        day: 14,
        startsAt: null,
        endsAt: null,
        issued: 500,
        perPerson: 1,
      },
    ],
  });
export type CouponTerms = z.infer<typeof CouponTerms>;

const Count = z.int().min(0);

/** A coupon of the shop as its list shows it. */
export const ShopCoupon = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(couponStates),
  scope: z.enum(shopCouponScopes),
  categoryName: z.string().nullable(),
  productCount: Count.describe('With scope "product"'),
  percent: CouponPercent.nullable(),
  money: Money,
  minPrice: Money,
  day: z.int().min(1).nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  issued: Count,
  received: Count,
  used: Count,
  perPerson: z.int().min(1),
});
export type ShopCoupon = z.infer<typeof ShopCoupon>;

export const CouponProduct = z.object({ id: Id, name: z.string(), picture: Picture, price: Money });
export type CouponProduct = z.infer<typeof CouponProduct>;

/** A coupon of the shop with everything that its form shows. */
export const WholeCoupon = z.object({
  ...ShopCoupon.shape,
  texts: textsOf(couponNameMax).describe('Its name in all languages that it has'),
  categoryId: Id.nullable(),
  products: z.array(CouponProduct).max(couponProductsMax),
  createdAt: z.iso.datetime(),
  version: z.int().min(1),
  ...lastSaved,
});
export type WholeCoupon = z.infer<typeof WholeCoupon>;

export const listShopCoupons = call({
  method: 'GET',
  path: '/api/merchant/coupon/list',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Lists the coupons of the caller’s shop. `words` searches their names in all languages',
  input: z.object({
    state: filterOf(z.enum(couponStates)),
    words: z.string().trim().max(64).default(''),
    sort: z.enum(couponSorts).default('newest'),
    ...Paging.shape,
  }),
  output: pageOf(ShopCoupon),
  refuses: [],
});

export const countShopCoupons = call({
  method: 'GET',
  path: '/api/merchant/coupon/counts',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Counts the coupons of the caller’s shop by state',
  input: nothing,
  output: z.object({ all: Count, running: Count, planned: Count, ended: Count, stopped: Count }),
  refuses: [],
});

export const getShopCoupon = call({
  method: 'GET',
  path: '/api/merchant/coupon/detail',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Returns a coupon of the caller’s shop with all its terms',
  input: z.object({ id: Id }),
  output: WholeCoupon,
  refuses: ['coupon_not_found'],
});

const termsRefusals = ['bad_input', 'product_not_found', 'category_not_found', 'too_many_coupons'] as const;

export const addCoupon = call({
  method: 'POST',
  path: '/api/merchant/coupon/add',
  who: 'merchant',
  scope: 'marketing',
  summary: `Adds a coupon, which buyers can receive at once. A shop may offer ${couponsOfferedMax} at a time`,
  input: z.object({ coupon: CouponTerms }),
  output: z.object({ id: Id }),
  refuses: termsRefusals,
});

export const editCoupon = call({
  method: 'POST',
  path: '/api/merchant/coupon/edit',
  who: 'merchant',
  scope: 'marketing',
  summary:
    'Replaces the terms of a coupon, unless someone else has changed it since `version`. Once someone has received it, only its name, a larger stock and a later end are accepted; a later end also holds for the copies that are not expired yet, soon after the answer',
  input: z.object({ id: Id, version: z.int().min(1), coupon: CouponTerms }),
  output: done,
  refuses: ['coupon_not_found', 'changed_meanwhile', 'coupon_terms_fixed', ...termsRefusals],
});

export const stopCoupon = call({
  method: 'POST',
  path: '/api/merchant/coupon/stop',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Stops a coupon: nobody can receive it any more. Those who have it can still use it',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['coupon_not_found', 'coupon_over'],
});

export const resumeCoupon = call({
  method: 'POST',
  path: '/api/merchant/coupon/resume',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Lets buyers receive a stopped coupon again',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['coupon_not_found', 'coupon_over', 'too_many_coupons'],
});

export const deleteCoupon = call({
  method: 'POST',
  path: '/api/merchant/coupon/delete',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Deletes a coupon that nobody has received',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['coupon_not_found', 'coupon_in_use'],
});

export const restoreCoupon = call({
  method: 'POST',
  path: '/api/merchant/coupon/restore',
  who: 'merchant',
  scope: 'marketing',
  summary:
    'Brings back a coupon that was deleted within a day, unless its category has been deleted since. One that is there stays',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['coupon_not_found', 'too_many_coupons', 'category_not_found'],
});

export const listCouponProducts = call({
  method: 'GET',
  path: '/api/merchant/coupon/products',
  who: 'merchant',
  scope: 'marketing',
  summary: `Finds up to ${couponProductsFoundMax} products of the caller’s shop that a coupon can name, by name in any language; without words those that sell most. With \`ids\` only those of the shop`,
  input: z.object({
    words: z.string().trim().max(64).default(''),
    ids: idList(couponProductsMax, 1_200).optional(),
  }),
  output: z.array(CouponProduct).max(couponProductsMax),
  refuses: [],
});

export const listCouponCategories = call({
  method: 'GET',
  path: '/api/merchant/coupon/categories',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Lists the categories in which the caller’s shop has products, and those above them, as a tree in one list',
  input: nothing,
  output: z
    .array(
      z.object({
        id: Id,
        path: z.array(z.string()).min(1).max(3).describe('Its name, after the names of those above it'),
        products: Count.describe('How many of the shop’s products are in it and below it'),
      }),
    )
    .max(couponCategoriesMax),
  refuses: [],
});
