import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Money, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';

export const ShopCard = z.object({
  id: Id,
  name: z.string(),
  avatar: Picture,
  backImage: Picture,
  streetImage: Picture.describe('Its front on the shop street'),
  starLevel: z.number().min(1).max(5).describe('Number of stars, with one decimal'),
  isSelf: z.boolean(),
  typeId: Id,
  categoryId: Id,
  followers: z.int().min(0),
  intro: z.string(),
  products: z
    .array(z.object({ id: Id, name: z.string(), image: Picture, price: Money }))
    .max(3)
    .default([])
    .describe('The first products on sale'),
});
export type ShopCard = z.infer<typeof ShopCard>;

export const listShopStreet = call({
  method: 'GET',
  path: '/api/front/merchant/street',
  who: 'anyone',
  summary: 'Lists open shops, recommended ones first',
  input: Paging,
  output: pageOf(ShopCard),
  refuses: ['bad_input'],
  cacheTags: ['shops', 'products', 'activities'],
});

export const shopKindsMax = 100;
const IsRetired = z.boolean().describe('Shops that have it keep it; no new shop may choose it');

export const listShopTypes = call({
  method: 'GET',
  path: '/api/front/merchant/all/type/list',
  who: 'anyone',
  summary: 'Lists the types of shop, with the documents that each needs',
  input: nothing,
  output: z.array(z.object({ id: Id, name: z.string(), info: z.string(), isRetired: IsRetired })).max(shopKindsMax),
  refuses: [],
  cacheTags: ['shop-kinds'],
});

export const listShopCategories = call({
  method: 'GET',
  path: '/api/front/merchant/all/category/list',
  who: 'anyone',
  summary: 'Lists the classifications of shops, with their commissions',
  input: nothing,
  output: z
    .array(
      z.object({
        id: Id,
        name: z.string(),
        handlingFee: z.number().describe('Commission in percent'),
        isRetired: IsRetired,
      }),
    )
    .max(shopKindsMax),
  refuses: [],
  cacheTags: ['shops', 'shop-kinds'],
});
