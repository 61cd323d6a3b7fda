import { z } from 'zod';
import { Previewed } from '#contract/catalogue/merchant-preview.ts';
import { call } from '#contract/core/call.ts';
import { filterOf, Id } from '#contract/core/values.ts';
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
