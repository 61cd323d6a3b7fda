import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { Id, nothing, Paging, pageOf, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { ChosenProduct } from './merchant-pictures.ts';

// A shop's own categories, two levels deep. Shoppers see them instead of the mall's once there are any.

export const shelvesMax = 100;
export const shelfNameMax = 60;
export const shelfProductsAtOnceMax = 100;

const Version = z.int().min(1).max(versionMax);
const inAnother = z.string().max(shelfNameMax).optional();
const Name = z.object({
  en: z.string().trim().min(1).max(shelfNameMax),
  'zh-CN': inAnother,
  es: inAnother,
  fr: inAnother,
  th: inAnother,
  lao: inAnother,
} satisfies Record<Locale, z.ZodType>);

const shelf = {
  id: Id,
  name: Name,
  productCount: z.int().min(0).describe('In any state, with those of the categories below it'),
  version: Version,
  ...lastSaved,
};
export const OwnShelf = z.object({ ...shelf, children: z.array(z.object(shelf)).max(shelvesMax) });
export type OwnShelf = z.infer<typeof OwnShelf>;

export const listOwnShelves = call({
  method: 'GET',
  path: '/api/merchant/shop/categories',
  who: 'merchant',
  scope: 'any',
  summary: 'Lists the shop’s own categories in their order',
  input: nothing,
  output: z.array(OwnShelf).max(shelvesMax),
  refuses: [],
});

export const addShelf = call({
  method: 'POST',
  path: '/api/merchant/shop/category/add',
  who: 'merchant',
  scope: 'shop',
  summary: `Adds a category after the others, at the top or below another one. A shop has up to ${shelvesMax}`,
  input: z.object({ name: Name, parentId: Id.nullable() }),
  output: z.object({ id: Id }),
  refuses: ['shelf_not_found', 'shelf_too_deep', 'too_many_shelves'],
});

export const editShelf = call({
  method: 'POST',
  path: '/api/merchant/shop/category/edit',
  who: 'merchant',
  scope: 'shop',
  summary: 'Renames a category, unless someone else has changed it since `version`',
  input: z.object({ id: Id, name: Name, version: Version }),
  output: z.object({ version: Version }),
  refuses: ['shelf_not_found', 'changed_meanwhile'],
});

export const arrangeShelves = call({
  method: 'POST',
  path: '/api/merchant/shop/categories/arrange',
  who: 'merchant',
  scope: 'shop',
  summary: 'Puts all categories in another order, also below others. Refused when it does not name each of them once',
  input: z.object({
    shelves: z.array(z.object({ id: Id, childIds: z.array(Id).max(shelvesMax) })).max(shelvesMax),
  }),
  output: done,
  refuses: ['changed_meanwhile'],
});

export const deleteShelf = call({
  method: 'POST',
  path: '/api/merchant/shop/category/delete',
  who: 'merchant',
  scope: 'shop',
  summary: 'Deletes a category with those below it. Its products stay. It can be restored for a day',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['shelf_not_found'],
});

export const restoreShelf = call({
  method: 'POST',
  path: '/api/merchant/shop/category/restore',
  who: 'merchant',
  scope: 'shop',
  summary: 'Brings a deleted category back, with those below it and its products. One that is there stays as it is',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['shelf_not_found', 'too_many_shelves'],
});

export const listShelfProducts = call({
  method: 'GET',
  path: '/api/merchant/shop/category/products',
  who: 'merchant',
  scope: 'shop',
  summary: 'Lists the products of a category, newest first, without those of the categories below it',
  input: z.object({ id: Id, ...Paging.shape }),
  output: pageOf(ChosenProduct),
  refuses: ['shelf_not_found'],
});

const ShelfProducts = z.object({
  id: Id,
  productIds: z
    .array(Id)
    .min(1)
    .max(shelfProductsAtOnceMax)
    .transform((ids) => [...new Set(ids)]),
});
const Changed = z
  .object({ changedIds: z.array(Id).max(shelfProductsAtOnceMax) })
  .describe('Those that were not so before; products of others are left alone');

/** The same for those who look after the shop's pages and for those who look after its products. */
const putting = {
  method: 'POST',
  who: 'merchant',
  input: ShelfProducts,
  output: Changed,
  refuses: ['shelf_not_found'],
} as const;

export const putOnShelf = call({
  ...putting,
  path: '/api/merchant/shop/category/put',
  scope: 'shop',
  summary: 'Puts products into a category of the shop',
});

export const takeFromShelf = call({
  ...putting,
  path: '/api/merchant/shop/category/take',
  scope: 'shop',
  summary: 'Takes products out of a category of the shop',
});

export const putProductsOnShelf = call({
  ...putting,
  path: '/api/merchant/product/category/put',
  scope: 'products',
  summary: 'Puts products into a category of the shop, from the list of products',
});

export const takeProductsFromShelf = call({
  ...putting,
  path: '/api/merchant/product/category/take',
  scope: 'products',
  summary: 'Takes products out of a category of the shop, from the list of products',
});
