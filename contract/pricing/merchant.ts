import { z } from 'zod';
import { Previewed } from '#contract/catalogue/merchant-preview.ts';
import { call } from '#contract/core/call.ts';
import { Country } from '#contract/core/country.ts';
import { filterOf, Id, Money } from '#contract/core/values.ts';
import { addFreightTemplate } from '#contract/shops/merchant-freight.ts';
import { getDelivery } from './shopper.ts';

export const previewDelivery = call({
  method: 'GET',
  path: '/api/merchant/product/preview/{kind}/{id}/delivery',
  who: 'merchant',
  scope: 'products',
  summary: 'Returns the freight of a product of the caller’s shop to a country, if it were published now',
  input: z.object({
    ...Previewed.shape,
    skuId: filterOf(Id).describe('Number of the variant in the preview'),
    ...getDelivery.input.pick({ country: true, quantity: true }).shape,
  }),
  output: getDelivery.output,
  refuses: ['product_not_found', 'draft_not_found', 'sku_not_found'],
});

const weightMaxGrams = 100_000_000;
const subtotalMax = 100_000_000; // one million in the mall's currency

export const quoteFreight = call({
  method: 'POST',
  path: '/api/merchant/freight/quote',
  who: 'merchant',
  scope: 'shop',
  summary:
    'Returns what an order would cost to deliver by rules that need not be saved, as the page of a product and the checkout count it. Nothing is saved',
  input: z.object({
    rules: addFreightTemplate.input.shape.rules,
    country: Country,
    units: z.int().min(1).max(10_000),
    grams: z.int().min(0).max(weightMaxGrams).describe('Of all units together'),
    subtotal: z.int().min(0).max(subtotalMax),
  }),
  output: z.object({
    freight: Money,
    rule: z.int().min(0).nullable().describe('Which of the rules holds, counted from 0; null when none delivers there'),
  }),
  refuses: [],
});
