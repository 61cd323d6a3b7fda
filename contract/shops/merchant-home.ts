import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { nothing, versionMax } from '#contract/core/values.ts';
import { HomeBlocks } from './home-blocks.ts';
import { ChosenProduct } from './merchant-pictures.ts';
import { ShopHome } from './shopper-home.ts';
import { Shop } from './shopper-page.ts';

// The shop's home page, put together of blocks: written as a draft, seen in a preview, and published at once.

const Version = z.int().min(1).max(versionMax);

export const getHomeDraft = call({
  method: 'GET',
  path: '/api/merchant/shop/home',
  who: 'merchant',
  scope: 'shop',
  summary:
    'Returns the blocks of the shop’s home page as they are being written: the draft, otherwise what is published, otherwise what every shop begins with',
  input: nothing,
  output: z.object({
    blocks: HomeBlocks,
    products: z.array(ChosenProduct).max(1_000).describe('Those that the blocks name'),
    isDraft: z.boolean().describe('Whether it differs from what shoppers see'),
    publishedAt: z.iso
      .datetime()
      .nullable()
      .describe('Null: never; shoppers see the page of every shop')
      .meta({ examples: ['2026-11-16T08:30:00.000Z'] }),
    version: Version,
    ...lastSaved,
  }),
  refuses: [],
});

const saved = z.object({ version: Version });

export const saveHomeDraft = call({
  method: 'POST',
  path: '/api/merchant/shop/home/save',
  who: 'merchant',
  scope: 'shop',
  summary: 'Saves the blocks as a draft, unless someone else has saved since `version`. Shoppers do not see it',
  input: z.object({ blocks: HomeBlocks, version: Version }),
  output: saved,
  refuses: ['changed_meanwhile', 'picture_unknown', 'product_not_found', 'shelf_not_found'],
});

export const publishHome = call({
  method: 'POST',
  path: '/api/merchant/shop/home/publish',
  who: 'merchant',
  scope: 'shop',
  summary: 'Shows the draft of `version` to shoppers, all blocks at once',
  input: saved,
  output: saved,
  refuses: ['changed_meanwhile'],
});

export const discardHomeDraft = call({
  method: 'POST',
  path: '/api/merchant/shop/home/discard',
  who: 'merchant',
  scope: 'shop',
  summary: 'Drops the draft of `version`: what is published is written on',
  input: saved,
  output: saved,
  refuses: ['changed_meanwhile'],
});

export const previewHome = call({
  method: 'GET',
  path: '/api/merchant/shop/home/preview',
  who: 'merchant',
  scope: 'shop',
  summary: 'Returns the shop and its home page as shoppers would see them if the draft were published now',
  input: nothing,
  output: z.object({ shop: Shop, home: ShopHome }),
  refuses: [],
});
