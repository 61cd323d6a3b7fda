import { z } from 'zod';
import { PictureHash, textsOf } from '#contract/catalogue/product-content.ts';
import { Id } from '#contract/core/values.ts';

// Of what a shop puts its home page together.

export const homeBlocksMax = 20;
export const homeSlidesMax = 8;
export const homeProductsMax = 20;
export const homeTitleMax = 60;
export const homeTextMax = 2_000;

export const blockKinds = ['banner', 'products', 'coupons', 'text'] as const;
export type BlockKind = (typeof blockKinds)[number];

export const rowSources = ['chosen', 'newest', 'best_selling', 'shelf'] as const;

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });

/** What all of them have: a name within the page, and from when until when it is shown. */
const every = {
  key: z
    .string()
    .regex(/^[\w-]{1,36}$/)
    .meta({ examples: ['first'] }),
  from: Time.nullable().describe('Null: from the beginning'),
  until: Time.nullable().describe('Null: without end'),
};

export const BannerSlide = z.object({
  hash: PictureHash,
  productId: Id.nullable().describe('To which it leads'),
  shelfId: Id.nullable().describe('To which category of the shop it leads, if to no product'),
});

export const BannerBlock = z.object({
  ...every,
  kind: z.literal('banner'),
  slides: z.array(BannerSlide).max(homeSlidesMax),
});

export const ProductBlock = z.object({
  ...every,
  kind: z.literal('products'),
  title: textsOf(homeTitleMax),
  source: z.enum(rowSources),
  productIds: z.array(Id).max(homeProductsMax).describe('In their order; only of those that were chosen one by one'),
  shelfId: Id.nullable().describe('Only of those of a category'),
  count: z.int().min(1).max(homeProductsMax).describe('How many at most'),
});

export const CouponBlock = z.object({ ...every, kind: z.literal('coupons'), title: textsOf(homeTitleMax) });

export const TextBlock = z.object({
  ...every,
  kind: z.literal('text'),
  title: textsOf(homeTitleMax),
  text: textsOf(homeTextMax),
});

export const HomeBlock = z.discriminatedUnion('kind', [BannerBlock, ProductBlock, CouponBlock, TextBlock]);
export type HomeBlock = z.infer<typeof HomeBlock>;

/** Two blocks under one name could not be distinguished. */
export const HomeBlocks = z
  .array(HomeBlock)
  .max(homeBlocksMax)
  .refine((blocks) => new Set(blocks.map(({ key }) => key)).size === blocks.length);
