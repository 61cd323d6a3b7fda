import { z } from 'zod';
import { faceActivitiesMax, faceBlocksMax, faceProductsMax, faceSlidesMax } from '#contract/content/face.ts';
import { Banner } from '#contract/content/shopper.ts';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { ProductCard } from './shopper.ts';

// What stands on the mall's home page below its banners.

const key = z.string();

export const HomePageBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flash'), key }),
  z.object({
    kind: z.literal('activities'),
    key,
    activityIds: z.array(Id).max(faceActivitiesMax).describe('Empty: those that no other block names'),
    count: z.int().min(1),
  }),
  z.object({ kind: z.literal('shops'), key }),
  z.object({ kind: z.literal('adverts'), key, slides: z.array(Banner).max(faceSlidesMax) }),
  z.object({
    kind: z.literal('products'),
    key,
    title: z.string(),
    categoryId: Id.nullable().describe('Where there are more of them'),
    products: z.array(ProductCard).max(faceProductsMax),
  }),
  z.object({ kind: z.literal('recommended'), key }),
]);
export type HomePageBlock = z.infer<typeof HomePageBlock>;

export const listHomeBlocks = call({
  method: 'GET',
  path: '/api/pc/home/blocks',
  who: 'anyone',
  summary: 'Lists the blocks of the home page below its banners, in their order, only those that are shown now',
  input: nothing,
  output: z.array(HomePageBlock).max(faceBlocksMax),
  refuses: [],
  cacheTags: ['banners', 'products', 'activities', 'categories'],
});
