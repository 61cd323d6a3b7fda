import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Money, Picture } from '#contract/core/values.ts';

// Deals of a shop as buyers see them: less to pay for several units, or for several products together.

export const dealStepsMax = 5;
export const dealUnitsMax = 99;
export const dealProductsMax = 100;
export const productDealsMax = 5;

/** Steps: the more units, the less for each. Bundle: products that cost less together. */
export const dealKinds = ['steps', 'bundle'] as const;
export type DealKind = (typeof dealKinds)[number];

/** The lower prices with which no deal counts: that of a flash sale, or of a bargain of the shop. */
export const offerKinds = ['flash', 'bargain'] as const;
export type OfferKind = (typeof offerKinds)[number];
const Offer = z.enum(offerKinds);

export const DealStep = z.object({
  units: z.int().min(2).max(dealUnitsMax).describe('From so many units on'),
  percent: z.int().min(1).max(99).describe('Percent off each of them'),
});
export type DealStep = z.infer<typeof DealStep>;

export const ProductDeal = z.object({
  id: Id,
  kind: z.enum(dealKinds),
  name: z.string(),
  endsAt: z.iso.datetime(),
  steps: z.array(DealStep).max(dealStepsMax),
  mixes: z.boolean().describe('Of kind "steps": units of other products of the shop count too'),
  off: Money.nullable().describe('Of kind "bundle": what each set costs less'),
  products: z
    .array(
      z.object({
        id: Id,
        name: z.string(),
        picture: Picture,
        price: Money,
        units: z.int().min(1),
        offer: Offer.nullable().describe('The lower price at which all that is sold of it is sold now: no set is made'),
      }),
    )
    .max(dealProductsMax)
    .describe('Of kind "bundle": what makes a set'),
  variantsAtOffer: z
    .array(z.object({ skuId: Id, offer: Offer }))
    .max(500)
    .describe('The variants of the product that are sold at a lower price now: with that no deal counts'),
});
export type ProductDeal = z.infer<typeof ProductDeal>;

export const listProductDeals = call({
  method: 'GET',
  path: '/api/front/deal/product/{id}',
  who: 'anyone',
  summary: `Lists the deals that a product takes part in now, up to ${productDealsMax}, those that end first coming first`,
  input: z.object({ id: Id }),
  output: z.array(ProductDeal).max(productDealsMax),
  refuses: ['bad_input'],
});
