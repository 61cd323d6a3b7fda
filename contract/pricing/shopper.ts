import { z } from 'zod';
import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import { call } from '#contract/core/call.ts';
import { Id, Money } from '#contract/core/values.ts';

export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ examples: ['US'] });

/** Where to: the given country, or that of the default address of whoever is signed in and has one. */
export const Destination = z.object({
  country: Country,
  prefer: z.enum(['country', 'address']).default('country'),
});

export const getDelivery = call({
  method: 'GET',
  path: '/api/front/product/delivery/{id}',
  who: 'anyone',
  summary: 'What sending this to a country costs, and when it would arrive',
  input: z.object({
    id: Id,
    ...Destination.shape,
    quantity: z.coerce.number().int().min(1).max(quantityMax).default(1),
  }),
  output: z.object({
    country: Country.describe('The one that this is about'),
    freight: Money,
    earliest: z.iso.date(),
    latest: z.iso.date(),
    isServed: z.boolean().describe('False when the shop does not send there: then the rest means nothing'),
  }),
  refuses: ['bad_input', 'product_not_found'],
});
