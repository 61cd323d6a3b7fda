import { z } from 'zod';
import { PictureHash } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { Id, nothing, Picture, versionMax } from '#contract/core/values.ts';

// The pictures by which shoppers know a shop.

export const shopBannersMax = 8;

const Version = z.int().min(1).max(versionMax);

/** Pictures of which a shop has one each: its logo, the head of its pages, and its front on the shop street. */
export const singlePictures = ['avatar', 'back', 'street'] as const;
export type SinglePicture = (typeof singlePictures)[number];

export const ChosenProduct = z.object({ id: Id, name: z.string(), picture: Picture });
export type ChosenProduct = z.infer<typeof ChosenProduct>;

export const getShopPictures = call({
  method: 'GET',
  path: '/api/merchant/shop/pictures',
  who: 'merchant',
  scope: 'shop',
  summary: 'Returns the shop’s logo, the pictures of its pages and of the shop street, and its banners',
  input: nothing,
  output: z.object({
    avatar: Picture,
    back: Picture,
    street: Picture,
    banners: z
      .array(
        z.object({
          picture: Picture,
          product: ChosenProduct.nullable().describe('To which it leads'),
          shelfId: Id.nullable().describe('To which category of the shop it leads, if to no product'),
        }),
      )
      .max(shopBannersMax),
    version: Version,
    ...lastSaved,
  }),
  refuses: [],
});

export const editShopPictures = call({
  method: 'POST',
  path: '/api/merchant/shop/pictures/edit',
  who: 'merchant',
  scope: 'shop',
  summary: 'Changes the shop’s pictures and banners, unless someone else has changed them since `version`',
  input: z.object({
    avatarHash: PictureHash,
    backHash: PictureHash,
    streetHash: PictureHash,
    banners: z
      .array(
        z.object({
          hash: PictureHash,
          productId: Id.nullable().describe('To which it leads'),
          shelfId: Id.nullable().describe(
            'To which category of the shop it leads. Neither: to all products of the shop',
          ),
        }),
      )
      .max(shopBannersMax)
      .describe('In the order in which they are shown'),
    version: Version,
  }),
  output: z.object({ version: Version }),
  refuses: ['changed_meanwhile', 'picture_unknown', 'product_not_found', 'shelf_not_found'],
});

export const uploadShopPicture = call({
  method: 'POST',
  path: '/api/merchant/shop/picture',
  who: 'merchant',
  scope: 'shop',
  summary: 'Uploads a JPG or PNG picture of up to 5 MB, in the field `multipart`, for the pages of the shop',
  body: 'file',
  input: z.object({ multipart: z.file() }),
  output: z.object({ ...Picture.shape, hash: PictureHash }),
  refuses: ['too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
});

export const shopProductsFoundMax = 20;

export const findShopProducts = call({
  method: 'GET',
  path: '/api/merchant/shop/products',
  who: 'merchant',
  scope: 'shop',
  summary: `Finds up to ${shopProductsFoundMax} products on sale to be shown on the shop’s pages, by words of their names; without words the newest`,
  input: z.object({ words: z.string().trim().max(64).default('') }),
  output: z.array(ChosenProduct).max(shopProductsFoundMax),
  refuses: [],
});
