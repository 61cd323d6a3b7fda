import { z } from 'zod';
import { ProductCard } from '#contract/catalogue/shopper.ts';
import { call } from '#contract/core/call.ts';
import { Id, Picture } from '#contract/core/values.ts';
import { homeBlocksMax, homeProductsMax, homeSlidesMax } from './home-blocks.ts';

// The home page of a shop as shoppers see it.

const Slide = z.object({
  ...Picture.shape,
  productId: Id.nullable().describe('To which it leads'),
  shelfId: Id.nullable().describe('To which category of the shop it leads, if to no product'),
});

export const ShownBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('banner'), key: z.string(), slides: z.array(Slide).max(homeSlidesMax) }),
  z.object({
    kind: z.literal('products'),
    key: z.string(),
    title: z.string(),
    shelfId: Id.nullable().describe('Where there are more of them'),
    products: z.array(ProductCard).max(homeProductsMax),
  }),
  z.object({ kind: z.literal('coupons'), key: z.string(), title: z.string() }),
  z.object({ kind: z.literal('text'), key: z.string(), title: z.string(), text: z.string() }),
]);
export type ShownBlock = z.infer<typeof ShownBlock>;

export const ShopHome = z.object({
  blocks: z
    .array(ShownBlock)
    .max(homeBlocksMax)
    .nullable()
    .describe('In their order, only those that are shown now. Null: the shop has no home page of its own'),
});
export type ShopHome = z.infer<typeof ShopHome>;

export const getShopHome = call({
  method: 'GET',
  path: '/api/front/merchant/home/{id}',
  who: 'anyone',
  summary: 'Returns the blocks of which an open shop has put its home page together',
  input: z.object({ id: Id }),
  output: ShopHome,
  refuses: ['shop_not_found'],
  cacheTags: ['shop:{id}', 'products', 'activities'],
});
