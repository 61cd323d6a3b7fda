import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { filterOf, Id, Money, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { variantsMax } from './product-content.ts';

// Bargains: a shop's lower price for variants of one product, from one time to another and for a number of units. What buyers
// can see does not change: once it has begun, only a later end and more units can be saved, and it can be stopped.

export const bargainQuotaMax = 1_000_000;
export const bargainPerBuyerMax = 999;
export const bargainPriceMax = 100_000_000; // one million in the mall's currency
export const bargainDaysMax = 366;
/** Those of a shop that run or are planned. */
export const bargainsOpenMax = 500;

/** Stopped: by the shop, before its end. */
export const bargainStates = ['running', 'planned', 'ended', 'stopped'] as const;
export type BargainState = (typeof bargainStates)[number];
export const bargainSorts = ['newest', 'oldest', 'ending', 'sold'] as const;

const Instant = z.iso
  .datetime()
  .refine((time) => time >= '2020' && time < '2100')
  .meta({ examples: ['2099-12-31T23:59:00.000Z'] });
const Count = z.int().min(0);

export const BargainPrices = z
  .array(z.object({ skuId: Id, price: z.int().min(1).max(bargainPriceMax) }))
  .max(variantsMax)
  .refine((prices) => new Set(prices.map(({ skuId }) => skuId)).size === prices.length)
  .describe('Each variant once')
  .meta({ examples: [[{ skuId: 1, price: 100 }]] });

export const BargainTerms = z
  .object({
    productId: Id,
    prices: BargainPrices.refine((prices) => prices.length > 0),
    startsAt: Instant.nullable().describe('Null: at once'),
    endsAt: Instant,
    quota: z.int().min(1).max(bargainQuotaMax).describe('Units of all its variants together'),
    perBuyer: z.int().min(1).max(bargainPerBuyerMax).nullable().describe('Units per buyer; null: any number'),
  })
  .superRefine(({ startsAt, endsAt, quota, perBuyer }, context) => {
    const wrong = (field: string) => context.addIssue({ code: 'custom', path: [field], message: `Wrong ${field}` });
    if (startsAt !== null && Date.parse(startsAt) >= Date.parse(endsAt)) wrong('startsAt');
    if (perBuyer !== null && perBuyer > quota) wrong('perBuyer');
  })
  .meta({
    examples: [
      {
        productId: 1,
        prices: [{ skuId: 1, price: 100 }],
        startsAt: null,
        endsAt: '2099-12-31T23:59:00.000Z',
        quota: 50,
        perBuyer: 2,
      },
    ],
  });
export type BargainTerms = z.infer<typeof BargainTerms>;

/** A bargain of the shop as its list shows it. */
export const ShopBargain = z.object({
  id: Id,
  productId: Id,
  name: z.string().describe('Of the product'),
  picture: Picture,
  state: z.enum(bargainStates),
  variants: Count,
  lowestPrice: Money,
  usualPrice: Money.describe('What the variant with the lowest price costs otherwise'),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  quota: Count,
  sold: Count.describe('In orders that were not cancelled'),
  perBuyer: z.int().min(1).nullable(),
});
export type ShopBargain = z.infer<typeof ShopBargain>;

/** A bargain of the shop with everything that its form shows. */
export const WholeBargain = z.object({
  ...ShopBargain.shape,
  prices: z.array(z.object({ skuId: Id, price: Money })).max(variantsMax),
  version: z.int().min(1),
  ...lastSaved,
});
export type WholeBargain = z.infer<typeof WholeBargain>;

export const listShopBargains = call({
  method: 'GET',
  path: '/api/merchant/bargain/list',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Lists the bargains of the caller’s shop. `words` searches the names of their products in all languages',
  input: z.object({
    state: filterOf(z.enum(bargainStates)),
    words: z.string().trim().max(64).default(''),
    sort: z.enum(bargainSorts).default('newest'),
    ...Paging.shape,
  }),
  output: pageOf(ShopBargain),
  refuses: [],
});

export const countShopBargains = call({
  method: 'GET',
  path: '/api/merchant/bargain/counts',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Counts the bargains of the caller’s shop by state',
  input: nothing,
  output: z.object({ all: Count, running: Count, planned: Count, ended: Count, stopped: Count }),
  refuses: [],
});

export const getShopBargain = call({
  method: 'GET',
  path: '/api/merchant/bargain/detail',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Returns a bargain of the caller’s shop with all its terms',
  input: z.object({ id: Id }),
  output: WholeBargain,
  refuses: ['bargain_not_found'],
});

const termsRefusals = [
  'bad_input',
  'product_not_found',
  'sku_not_found',
  'bargain_price_too_high',
  'bargain_overlaps',
] as const;

export const addBargain = call({
  method: 'POST',
  path: '/api/merchant/bargain/add',
  who: 'merchant',
  scope: 'marketing',
  summary: `Offers variants of a product at a lower price from one time to another, up to ${bargainDaysMax} days. A product has one bargain at a time, and a shop ${bargainsOpenMax} that run or are planned`,
  input: z.object({ bargain: BargainTerms }),
  output: z.object({ id: Id }),
  refuses: [...termsRefusals, 'too_many_bargains'],
});

export const editBargain = call({
  method: 'POST',
  path: '/api/merchant/bargain/edit',
  who: 'merchant',
  scope: 'marketing',
  summary:
    'Replaces the terms of a bargain, unless someone else has changed it since `version`. Once it has begun, only a later end and more units are accepted. Its product stays the same',
  input: z.object({ id: Id, version: z.int().min(1), bargain: BargainTerms }),
  output: done,
  refuses: ['bargain_not_found', 'changed_meanwhile', 'bargain_over', 'bargain_terms_fixed', ...termsRefusals],
});

export const stopBargain = call({
  method: 'POST',
  path: '/api/merchant/bargain/stop',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Ends a bargain now, or cancels one that has not begun. Orders that were placed keep its price',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bargain_not_found', 'bargain_over'],
});

/** What remains to the shop of one unit of a variant. */
export const BargainMargin = z.object({
  skuId: Id,
  variant: z.string(),
  price: Money.describe('Without a bargain'),
  stock: Count,
  cost: Money.nullable().describe('Null where the cost of the variant is not known'),
  bargainPrice: Money.nullable().describe('Null for a variant without one'),
  commission: Money.describe('At the bargain’s price, if it has one'),
  remains: z.int().describe('price − commission − cost, at the bargain’s price, if it has one'),
  remainsPercent: z.number().describe('Of the price'),
  remainsWithout: z.int().describe('The same without the bargain'),
});
export type BargainMargin = z.infer<typeof BargainMargin>;

export const previewBargainMargin = call({
  method: 'POST',
  path: '/api/merchant/bargain/margin',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Returns the variants of a product of the caller’s shop, and what lower prices would leave of them',
  input: z.object({ productId: Id, prices: BargainPrices.default([]) }),
  output: z.object({
    productId: Id,
    name: z.string(),
    picture: Picture,
    variants: z.array(BargainMargin).max(variantsMax),
  }),
  refuses: ['product_not_found'],
});
