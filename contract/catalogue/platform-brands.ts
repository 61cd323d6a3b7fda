import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { filterOf, Id, Paging, Picture, pageOf, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { PictureHash } from './product-content.ts';

// The brands of the mall. Shops choose one of them for a product; only the platform adds to them.

export const brandsMax = 20_000;
export const brandNameMax = 60;
export const brandPlaceMax = 9_999;

const Version = z.int().min(1).max(versionMax);
const inAnother = z.string().max(brandNameMax).optional();
const Name = z.object({
  en: z.string().trim().min(1).max(brandNameMax),
  'zh-CN': inAnother,
  es: inAnother,
  fr: inAnother,
  th: inAnother,
  lao: inAnother,
} satisfies Record<Locale, z.ZodType>);

const Written = z.object({
  name: Name.describe(
    'As the brand writes itself, and in languages that write it otherwise. The first one is unique, whatever its capitals and spaces',
  ),
  logoHash: PictureHash.nullable(),
  place: z
    .int()
    .min(1)
    .max(brandPlaceMax)
    .nullable()
    .describe('Its place where shops choose a brand, 1 first; null: after those with a place, by the alphabet'),
});

export const PlatformBrand = z.object({
  id: Id,
  ...Written.shape,
  isShown: z.boolean().describe('Whether shoppers read it, and shops choose it for products'),
  productCount: z.int().min(0).describe('In any state'),
  version: Version,
  ...lastSaved,
});
export type PlatformBrand = z.infer<typeof PlatformBrand>;

export const brandSorts = ['place', 'name', 'newest'] as const;
export const brandStates = ['shown', 'hidden'] as const;

export const listBrands = call({
  method: 'GET',
  path: '/api/platform/brand/list',
  who: 'platform',
  scope: 'products',
  summary:
    'Lists the brands of the mall, shown or not. `words` searches names in all languages. Without a sort, as shops choose them: by place, then by the alphabet',
  input: z.object({
    words: z.string().trim().max(64).default(''),
    state: filterOf(z.enum(brandStates)),
    sort: z.enum(brandSorts).default('place'),
    ...Paging.shape,
  }),
  output: pageOf(PlatformBrand),
  refuses: [],
});

export const addBrand = call({
  method: 'POST',
  path: '/api/platform/brand/add',
  who: 'platform',
  scope: 'products',
  summary: 'Adds a brand, which shops can choose from now on',
  input: Written,
  output: z.object({ id: Id }),
  refuses: ['brand_exists', 'too_many_brands', 'picture_unknown'],
});

export const editBrand = call({
  method: 'POST',
  path: '/api/platform/brand/edit',
  who: 'platform',
  scope: 'products',
  summary:
    'Changes what a brand is called and how it looks, or hides it, unless someone else has changed it since `version`. Products of a hidden one stay on sale and keep it',
  input: z.object({ id: Id, version: Version, ...Written.shape, isShown: z.boolean() }),
  output: z.object({ version: Version }),
  refuses: ['brand_not_found', 'brand_exists', 'changed_meanwhile', 'picture_unknown'],
});

export const getBrandUse = call({
  method: 'GET',
  path: '/api/platform/brand/use/{id}',
  who: 'platform',
  scope: 'products',
  summary: 'Counts what names a brand: what a merge would move to another one',
  input: z.object({ id: Id }),
  output: z.object({ products: z.int().min(0).describe('In any state'), drafts: z.int().min(0) }),
  refuses: ['brand_not_found'],
});

export const mergeBrands = call({
  method: 'POST',
  path: '/api/platform/brand/merge',
  who: 'platform',
  scope: 'products',
  summary: 'Gives all products and drafts of a brand to another one, and deletes it',
  input: z.object({ id: Id, intoId: Id }),
  output: z.object({ products: z.int().min(0) }),
  refuses: ['brand_not_found', 'brand_into_itself'],
});

export const deleteBrand = call({
  method: 'POST',
  path: '/api/platform/brand/delete',
  who: 'platform',
  scope: 'products',
  summary: 'Deletes a brand that no product and no draft names',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['brand_not_found', 'brand_in_use'],
});

export const uploadBrandLogo = call({
  method: 'POST',
  path: '/api/platform/brand/picture',
  who: 'platform',
  scope: 'products',
  summary: 'Uploads a JPG or PNG picture of up to 5 MB, in the field `multipart`, as the logo of a brand',
  body: 'file',
  input: z.object({ multipart: z.file() }),
  output: z.object({ ...Picture.shape, hash: PictureHash }),
  refuses: ['too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
});
