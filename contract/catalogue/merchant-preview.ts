import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id } from '#contract/core/values.ts';
import { Product } from './shopper-product.ts';

// A product as its page will show it once it is published, for the people of its shop.

/** What is shown: a product with its unpublished changes, or the draft of one that was never published. */
export const Previewed = z.object({ kind: z.enum(['product', 'draft']), id: Id });
export type Previewed = z.infer<typeof Previewed>;

export const previewProduct = call({
  method: 'GET',
  path: '/api/merchant/product/preview/{kind}/{id}',
  who: 'merchant',
  scope: 'products',
  summary:
    'Returns a product of the caller’s shop as its page would show it if it were published now, whatever its state is. What a draft lacks is empty, and a missing price is 0',
  input: Previewed,
  output: z.object({
    product: Product.describe(
      'Its variants are numbered from 1, since new ones have no id yet; the id is that of the draft while there is no product',
    ),
    productId: Id.nullable().describe('Null until it is published for the first time'),
    state: z
      .enum(['new', 'changed', 'unchanged'])
      .describe('Never published, with changes that shoppers do not see, or as shoppers see it'),
  }),
  refuses: ['product_not_found', 'draft_not_found'],
});
