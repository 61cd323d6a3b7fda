import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { filterOf, Id, Money, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { textsOf } from './product-content.ts';
import { DealStep, dealKinds, dealProductsMax, dealStepsMax, dealUnitsMax } from './shopper-deals.ts';

// Deals: less to pay for several units, or for several products together. What buyers can see does not change: once a deal has
// begun, only its name and a later end can be saved, and it can be stopped.

export const dealNameMax = 60;
export const dealBundleMax = 5;
export const dealOffMax = 100_000_000; // one million in the mall's currency
export const dealDaysMax = 366;
/** Those of a shop that run or are planned. */
export const dealsOpenMax = 50;

/** Stopped: by the shop, before its end. */
export const dealStates = ['running', 'planned', 'ended', 'stopped'] as const;
export type DealState = (typeof dealStates)[number];
export const dealSorts = ['newest', 'oldest', 'ending'] as const;

const Instant = z.iso
  .datetime()
  .refine((time) => time >= '2020' && time < '2100')
  .meta({ examples: ['2099-12-31T23:59:00.000Z'] });
const Count = z.int().min(0);

/** What a deal takes off, and of what. */
export const DealOffer = z
  .object({
    kind: z.enum(dealKinds),
    steps: z.array(DealStep).max(dealStepsMax).describe('Of kind "steps": units and percent rise from one to the next'),
    off: z.int().min(1).max(dealOffMax).nullable().describe('Of kind "bundle": what each set costs less'),
    products: z
      .array(z.object({ productId: Id, units: z.int().min(1).max(dealUnitsMax) }))
      .max(dealProductsMax)
      .refine((products) => new Set(products.map(({ productId }) => productId)).size === products.length)
      .describe(
        `Each once. Of kind "steps": none for everything that the shop sells. Of kind "bundle": 2 to ${dealBundleMax} with their units in a set`,
      ),
  })
  .superRefine(({ kind, steps, off, products }, context) => {
    const wrong = (field: string) => context.addIssue({ code: 'custom', path: [field], message: `Wrong ${field}` });
    const isBundle = kind === 'bundle';
    const isRising = steps.every(({ units, percent }, at) => {
      const before = steps[at - 1];
      return !before || (units > before.units && percent > before.percent);
    });
    if (isBundle ? steps.length > 0 : steps.length === 0 || !isRising) wrong('steps');
    if (isBundle !== (off !== null)) wrong('off');
    if (isBundle && (products.length < 2 || products.length > dealBundleMax)) wrong('products');
    if (!isBundle && products.some(({ units }) => units > 1)) wrong('products');
  })
  .meta({ examples: [{ kind: 'steps', steps: [{ units: 2, percent: 5 }], off: null, products: [] }] });
export type DealOffer = z.infer<typeof DealOffer>;

export const DealTerms = z
  .object({
    name: textsOf(dealNameMax).describe('In any of the mall’s languages, in English always'),
    offer: DealOffer,
    startsAt: Instant.nullable().describe('Null: at once'),
    endsAt: Instant,
  })
  .superRefine(({ name, startsAt, endsAt }, context) => {
    const wrong = (field: string) => context.addIssue({ code: 'custom', path: [field], message: `Wrong ${field}` });
    if (!name.en?.trim()) wrong('name');
    if (startsAt !== null && Date.parse(startsAt) >= Date.parse(endsAt)) wrong('startsAt');
  })
  .meta({
    examples: [
      {
        name: { en: 'Buy more, pay less' },
        offer: { kind: 'steps', steps: [{ units: 2, percent: 5 }], off: null, products: [] },
        startsAt: '2099-12-01T00:00:00.000Z',
        endsAt: '2099-12-31T23:59:00.000Z',
      },
    ],
  });
export type DealTerms = z.infer<typeof DealTerms>;

/** A deal of the shop as its list shows it. */
export const ShopDeal = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(dealKinds),
  state: z.enum(dealStates),
  steps: z.array(DealStep).max(dealStepsMax),
  off: Money.nullable(),
  productCount: Count.describe('0: everything that the shop sells'),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type ShopDeal = z.infer<typeof ShopDeal>;

export const DealProduct = z.object({
  id: Id,
  name: z.string(),
  picture: Picture,
  price: Money.describe('The lowest of its variants'),
  units: z.int().min(1),
});
export type DealProduct = z.infer<typeof DealProduct>;

/** A deal of the shop with everything that its form shows. */
export const WholeDeal = z.object({
  ...ShopDeal.shape,
  texts: textsOf(dealNameMax),
  products: z.array(DealProduct).max(dealProductsMax),
  version: z.int().min(1),
  ...lastSaved,
});
export type WholeDeal = z.infer<typeof WholeDeal>;

export const listShopDeals = call({
  method: 'GET',
  path: '/api/merchant/deal/list',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Lists the deals of the caller’s shop. `words` searches their names in all languages',
  input: z.object({
    state: filterOf(z.enum(dealStates)),
    words: z.string().trim().max(64).default(''),
    sort: z.enum(dealSorts).default('newest'),
    ...Paging.shape,
  }),
  output: pageOf(ShopDeal),
  refuses: [],
});

export const countShopDeals = call({
  method: 'GET',
  path: '/api/merchant/deal/counts',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Counts the deals of the caller’s shop by state',
  input: nothing,
  output: z.object({ all: Count, running: Count, planned: Count, ended: Count, stopped: Count }),
  refuses: [],
});

export const getShopDeal = call({
  method: 'GET',
  path: '/api/merchant/deal/detail',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Returns a deal of the caller’s shop with all its terms',
  input: z.object({ id: Id }),
  output: WholeDeal,
  refuses: ['deal_not_found'],
});

const termsRefusals = ['bad_input', 'product_not_found', 'deal_off_too_high'] as const;

export const addDeal = call({
  method: 'POST',
  path: '/api/merchant/deal/add',
  who: 'merchant',
  scope: 'marketing',
  summary: `Offers less to pay for several units, or for several products together, from one time to another, up to ${dealDaysMax} days. A shop has ${dealsOpenMax} deals that run or are planned`,
  input: z.object({ deal: DealTerms }),
  output: z.object({ id: Id }),
  refuses: [...termsRefusals, 'too_many_deals'],
});

export const editDeal = call({
  method: 'POST',
  path: '/api/merchant/deal/edit',
  who: 'merchant',
  scope: 'marketing',
  summary:
    'Replaces the terms of a deal, unless someone else has changed it since `version`. Once it has begun, only another name and a later end are accepted',
  input: z.object({ id: Id, version: z.int().min(1), deal: DealTerms }),
  output: done,
  refuses: ['deal_not_found', 'changed_meanwhile', 'deal_over', 'deal_terms_fixed', ...termsRefusals],
});

export const stopDeal = call({
  method: 'POST',
  path: '/api/merchant/deal/stop',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Ends a deal now, or cancels one that has not begun. Orders that were placed keep what it took off',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['deal_not_found', 'deal_over'],
});

export const DealFigures = z.object({
  orders: Count.describe('Paid orders with the deal. Refunds are taken off all amounts'),
  units: Count,
  subtotal: Money.describe('The lines of the deal at their prices'),
  discount: Money.describe('What the deal took off. The shop bears it'),
  turnover: Money.describe('What these lines were sold for, after everything that the shop took off'),
});
export type DealFigures = z.infer<typeof DealFigures>;

export const getDealFigures = call({
  method: 'GET',
  path: '/api/merchant/deal/figures',
  who: 'merchant',
  scope: 'marketing',
  summary: 'Returns what was sold with a deal, and what it took off',
  input: z.object({ id: Id }),
  output: DealFigures,
  refuses: ['deal_not_found'],
});

export const dealMarginRowsMax = 20;

/** What remains to the shop of the units that a deal asks for, where it takes off most. */
export const DealMargin = z.object({
  productId: Id,
  name: z.string(),
  variant: z.string(),
  picture: Picture,
  price: Money,
  units: z.int().min(1),
  subtotal: Money,
  discount: Money.describe('Of a bundle: this product’s part of it'),
  commission: Money,
  cost: Money.nullable().describe('Null where the cost of the variant is not known'),
  remains: z.int().describe('subtotal − discount − commission − cost'),
  remainsPercent: z.number().nullable().describe('Of what is paid for the products'),
  remainsWithout: z.int().describe('The same without the deal'),
});
export type DealMargin = z.infer<typeof DealMargin>;

export const previewDealMargin = call({
  method: 'POST',
  path: '/api/merchant/deal/margin',
  who: 'merchant',
  scope: 'marketing',
  summary: `Returns what a deal would leave of its products: for each the variant of which least remains, of up to ${dealMarginRowsMax} products, those first on which the shop would lose money`,
  input: z.object({ offer: DealOffer }),
  output: z.object({
    products: Count.describe('How many products it covers'),
    withoutCost: Count.describe('Those of them of which no variant’s cost is known'),
    losing: Count.describe('Those on which the shop would lose money'),
    remains: z.int().describe('Of a bundle: what remains of the whole set'),
    list: z.array(DealMargin).max(dealMarginRowsMax),
  }),
  refuses: [],
});
