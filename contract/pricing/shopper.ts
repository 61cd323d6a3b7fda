import { z } from 'zod';
import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import { call } from '#contract/core/call.ts';
import { Country } from '#contract/core/country.ts';
import { filterOf, Id, idList, Money } from '#contract/core/values.ts';

/** The destination: the given country or, with `prefer=address`, that of the caller's default address if there is one. */
export const Destination = z.object({
  country: Country,
  prefer: z.enum(['country', 'address']).default('country'),
});

export const getDelivery = call({
  method: 'GET',
  path: '/api/front/product/delivery/{id}',
  who: 'anyone',
  summary:
    'Returns the freight of a product to a country, and when it would arrive. Weight and price are those of the variant; without `skuId`, of the one whose price lists show: the cheapest in stock',
  input: z.object({
    id: Id,
    skuId: filterOf(Id),
    ...Destination.shape,
    quantity: z.coerce.number().int().min(1).max(quantityMax).default(1),
  }),
  output: z.object({
    country: Country.describe('The destination that was used'),
    freight: Money,
    earliest: z.iso.date(),
    latest: z.iso.date(),
    isServed: z.boolean().describe('False when the shop does not deliver there; ignore the other fields then'),
  }),
  refuses: ['bad_input', 'product_not_found', 'sku_not_found'],
});

export const arrivalsMax = 60; // products of one call: more than a screen shows

export const listArrivals = call({
  method: 'GET',
  path: '/api/front/product/arrivals',
  who: 'anyone',
  summary:
    'Returns when products would arrive in a country, for the products that a list shows. Unknown ones are left out',
  input: z.object({ ids: idList(arrivalsMax, 700), ...Destination.shape }),
  output: z.object({
    country: Country.describe('The destination that was used'),
    list: z
      .array(
        z.object({
          id: Id,
          earliest: z.iso.date(),
          latest: z.iso.date(),
          isServed: z.boolean().describe('False when the shop does not deliver there; ignore the dates then'),
        }),
      )
      .max(arrivalsMax),
  }),
  refuses: ['bad_input'],
});
