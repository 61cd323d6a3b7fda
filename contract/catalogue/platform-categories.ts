import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { Id, nothing, Picture, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { CategorySpec, categorySpecsMax, specKey } from './category-specs.ts';
import { PictureHash } from './product-content.ts';

// What the platform lays down about categories: the tree of three levels, and what is asked for in each.

export const categoriesMax = 5_000;
/** Counting the products of a category stops here: so many are at least that many. */
export const productCountMax = 1_000;
export const categoryLevels = 3;
export const categoryNameMax = 60;

const Version = z.int().min(1).max(versionMax);
const inAnother = z.string().max(categoryNameMax).optional();
const Name = z.object({
  en: z.string().trim().min(1).max(categoryNameMax),
  'zh-CN': inAnother,
  es: inAnother,
  fr: inAnother,
  th: inAnother,
  lao: inAnother,
} satisfies Record<Locale, z.ZodType>);

export const PlatformCategory = z.object({
  id: Id,
  parentId: Id.nullable().describe('Null at the top'),
  level: z.int().min(1).max(categoryLevels),
  name: Name,
  iconHash: PictureHash.nullable(),
  isShown: z.boolean().describe('Whether shoppers see it in menus, and shops choose it for products'),
  productCount: z
    .int()
    .min(0)
    .describe('In any state, without those of the categories below it. Counting stops at 1,000'),
  specCount: z.int().min(0).describe('Of the specifications that it asks for itself'),
  version: Version,
  ...lastSaved,
});
export type PlatformCategory = z.infer<typeof PlatformCategory>;

export const listAllCategories = call({
  method: 'GET',
  path: '/api/platform/category/list',
  who: 'platform',
  scope: 'products',
  summary: 'Lists all categories, shown or not: each level in its order, those above before those below',
  input: nothing,
  output: z.array(PlatformCategory).max(categoriesMax),
  refuses: [],
});

export const addCategory = call({
  method: 'POST',
  path: '/api/platform/category/add',
  who: 'platform',
  scope: 'products',
  summary: `Adds a category after the others, at the top or below another one, up to ${categoryLevels} levels. A category with products of its own has none below it`,
  input: z.object({ parentId: Id.nullable(), name: Name, iconHash: PictureHash.nullable() }),
  output: z.object({ id: Id }),
  refuses: [
    'category_not_found',
    'category_too_deep',
    'category_has_products',
    'too_many_categories',
    'picture_unknown',
  ],
});

export const editCategory = call({
  method: 'POST',
  path: '/api/platform/category/edit',
  who: 'platform',
  scope: 'products',
  summary:
    'Changes what a category is called and how it looks, or hides it, unless someone else has changed it since `version`. Products of a hidden one stay on sale',
  input: z.object({ id: Id, version: Version, name: Name, iconHash: PictureHash.nullable(), isShown: z.boolean() }),
  output: z.object({ version: Version }),
  refuses: ['category_not_found', 'changed_meanwhile', 'picture_unknown'],
});

export const moveCategory = call({
  method: 'POST',
  path: '/api/platform/category/move',
  who: 'platform',
  scope: 'products',
  summary:
    'Puts a category, with all below it and their products, before another one or last, at the same place or below another category',
  input: z.object({
    id: Id,
    parentId: Id.nullable().describe('Below which it will be; null for the top'),
    beforeId: Id.nullable().describe('Before which of those below it; null for the last'),
  }),
  output: done,
  refuses: [
    'category_not_found',
    'category_within_itself',
    'category_too_deep',
    'category_has_products',
    'changed_meanwhile',
  ],
});

export const getCategoryUse = call({
  method: 'GET',
  path: '/api/platform/category/use/{id}',
  who: 'platform',
  scope: 'products',
  summary: 'Counts what names a category: what a merge would move to another one',
  input: z.object({ id: Id }),
  output: z.object({
    categories: z.int().min(0).describe('Directly below it'),
    products: z.int().min(0).describe('In any state'),
    drafts: z.int().min(0),
    coupons: z.int().min(0),
    specs: z.int().min(0),
  }),
  refuses: ['category_not_found'],
});

export const mergeCategory = call({
  method: 'POST',
  path: '/api/platform/category/merge',
  who: 'platform',
  scope: 'products',
  summary:
    'Moves everything of a category to another one and deletes it: the categories below it, products, drafts and coupons, and the specifications that the other does not ask for',
  input: z.object({ id: Id, intoId: Id }),
  output: z.object({ products: z.int().min(0) }),
  refuses: ['category_not_found', 'category_within_itself', 'category_too_deep', 'category_has_products'],
});

export const deleteCategory = call({
  method: 'POST',
  path: '/api/platform/category/delete',
  who: 'platform',
  scope: 'products',
  summary: 'Deletes a category that nothing names any more',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['category_not_found', 'category_not_empty'],
});

export const uploadCategoryPicture = call({
  method: 'POST',
  path: '/api/platform/category/picture',
  who: 'platform',
  scope: 'products',
  summary: 'Uploads a JPG or PNG picture of up to 5 MB, in the field `multipart`, for a category',
  body: 'file',
  input: z.object({ multipart: z.file() }),
  output: z.object({ ...Picture.shape, hash: PictureHash }),
  refuses: ['too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
});

const SpecsOfCategory = z.object({
  categoryId: Id,
  version: z.int().min(0).max(versionMax).describe('Counts the changes; a change names the version that was seen'),
  specs: z.array(CategorySpec).max(categorySpecsMax),
});

export const getCategorySpecs = call({
  method: 'GET',
  path: '/api/platform/category/specs/detail/{categoryId}',
  who: 'platform',
  scope: 'products',
  summary: 'Returns the specifications that are asked for in a category itself, not in those above it',
  input: SpecsOfCategory.pick({ categoryId: true }),
  output: SpecsOfCategory,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

export const setCategorySpecs = call({
  method: 'POST',
  path: '/api/platform/category/specs/change',
  who: 'platform',
  scope: 'products',
  summary:
    'Sets the specifications that are asked for in a category and in those below it. Products that are on sale stay as they are; one that lacks what is required cannot be published anew',
  input: SpecsOfCategory.refine(({ specs }) => new Set(specs.map(({ name }) => specKey(name))).size === specs.length, {
    path: ['specs'],
  }),
  output: SpecsOfCategory,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'changed_meanwhile'],
});
