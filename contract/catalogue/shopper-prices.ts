import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money } from '#contract/core/values.ts';

export const priceHistoryDays = 30; // Directive 98/6/EC, article 6a: the lowest price of the last thirty days

const timeExample = '2026-11-16T08:30:00.000Z';
const Time = z.iso.datetime().meta({ examples: [timeExample] });

const PriceSince = z.object({ at: Time, price: Money.meta({ examples: [1999] }) });

export const PriceHistory = z.object({
  skuId: Id.describe('The variant whose prices these are'),
  from: Time.describe('Thirty days ago, or later if the product is younger'),
  until: Time.describe('Now'),
  lowest: PriceSince.describe('The lowest price in that time, and since when it held the last time it did'),
  steps: z
    .array(PriceSince)
    .max(200)
    .describe('The prices one after the other, oldest first, each until the next; the last one is the current price'),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

export const getPriceHistory = call({
  method: 'GET',
  path: '/api/front/product/prices/{id}',
  who: 'anyone',
  summary:
    'Returns the prices at which a variant was sold in the last 30 days, flash sales included. Without `skuId`, of the variant whose price lists show: the cheapest in stock',
  input: z.object({ id: Id, skuId: filterOf(Id) }),
  output: PriceHistory,
  refuses: ['bad_input', 'product_not_found', 'sku_not_found'],
});
