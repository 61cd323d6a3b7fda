import { z } from 'zod';
import { faceBlocksMax, faceProductsMax, faceSlidesMax } from '#contract/content/face.ts';
import { Banner } from '#contract/content/shopper.ts';
import { call } from '#contract/core/call.ts';
import { idList, nothing } from '#contract/core/values.ts';
import { ChosenProduct } from '#contract/shops/merchant-pictures.ts';
import { HomePageBlock } from './shopper-home.ts';

// What operators need to put the mall's home page together.

const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

export const previewHomePage = call({
  method: 'GET',
  path: '/api/platform/home/preview',
  who: 'platform',
  scope: 'content',
  summary: 'Returns the home page as shoppers would see it if the draft were published now',
  input: nothing,
  output: z.object({
    banner: z.array(Banner).max(faceSlidesMax),
    blocks: z.array(HomePageBlock).max(faceBlocksMax),
  }),
  refuses: platformRefusals,
});

export const findHomeProducts = call({
  method: 'GET',
  path: '/api/platform/home/products',
  who: 'platform',
  scope: 'content',
  summary: `Finds up to ${faceProductsMax} products on sale by words of their names or by their numbers; without words the newest`,
  input: z.object({ words: z.string().trim().max(64).default('') }),
  output: z.array(ChosenProduct).max(faceProductsMax),
  refuses: platformRefusals,
});

const chosenMax = 100;

export const listHomeProducts = call({
  method: 'GET',
  path: '/api/platform/home/chosen',
  who: 'platform',
  scope: 'content',
  summary: 'Returns the names and pictures of products that blocks of the home page name',
  input: z.object({ ids: idList(chosenMax, 1_200) }),
  output: z.array(ChosenProduct).max(chosenMax),
  refuses: platformRefusals,
});
