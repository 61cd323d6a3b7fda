import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { CategorySpec, categorySpecsMax } from './category-specs.ts';
import { GuaranteeKey, guaranteesMax, PictureHash, textsOf } from './product-content.ts';

// The products of a shop as its people see them in lists, and what can be done with many of them at once.

/** Where a product that was published is: the platform's word counts before the shop's, and the shop's before the stock. */
export const liveStates = ['on_sale', 'sold_out', 'hidden', 'forced_down', 'bin'] as const;
export const draftStates = ['editing', 'in_review', 'refused'] as const;

/** What lists are asked for: products that were published, and drafts, of published products or of new ones. */
export const productStates = [...liveStates, 'draft', 'in_review', 'refused'] as const;
export const ProductState = z.enum(productStates);
export type ProductState = z.infer<typeof ProductState>;

export const productSorts = ['newest', 'oldest', 'price_low', 'price_high', 'best_selling'] as const;

export const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });

export const OwnProduct = z.object({
  productId: Id.nullable().describe('Null for a draft that was never published'),
  draftId: Id.nullable().describe('Null when nobody is editing it'),
  state: ProductState,
  draftState: z.enum(draftStates).nullable(),
  draftVersion: z.int().min(1).nullable().describe('By which it is published as it is listed here'),
  name: z.string().describe('Empty for a draft without a name'),
  picture: Picture.nullable(),
  categoryName: z.string(),
  price: Money.nullable().describe('Of the cheapest variant'),
  priceTo: Money.nullable().describe('Of the dearest variant'),
  variantCount: z.int().min(0),
  stock: z.int().min(0).nullable().describe('Of all variants together; null for a draft'),
  sales: z.int().min(0),
  reason: z.string().nullable().describe('Why the platform took it down or refused it'),
  onSaleFrom: Time.nullable(),
  onSaleUntil: Time.nullable(),
  changedAt: Time,
});
export type OwnProduct = z.infer<typeof OwnProduct>;

/** Counting stops here: so many are at least that many. */
export const productsCountMax = 10_000;
/** The same for what words find, since every product has to be looked at. */
export const productsFoundMax = 1_000;

export const listProducts = call({
  method: 'GET',
  path: '/api/merchant/product/list',
  who: 'merchant',
  scope: 'products',
  summary:
    'Lists the shop’s products of one state. `words` searches names in all languages, codes of variants and numbers of products; drafts are sorted by when they were saved. `total` counts no further than 10,000, with words 1,000',
  input: z.object({
    state: ProductState.default('on_sale'),
    words: z.string().trim().max(64).default(''),
    categoryId: filterOf(Id).describe('With the categories below it'),
    sort: z.enum(productSorts).default('newest'),
    ...Paging.shape,
  }),
  output: pageOf(OwnProduct),
  refuses: [],
});

export const countProducts = call({
  method: 'GET',
  path: '/api/merchant/product/counts',
  who: 'merchant',
  scope: 'products',
  summary: 'Counts the shop’s products of each state, each no further than 10,000',
  input: nothing,
  output: z.record(ProductState, z.int().min(0)),
  refuses: [],
});

export const productsPickedMax = 5;

export const findProducts = call({
  method: 'GET',
  path: '/api/merchant/product/find',
  who: 'merchant',
  scope: 'products',
  summary: `Finds up to ${productsPickedMax} products of the shop in any state but the bin: first those with the words as a code or number, then those with them in their name in any language, what is on sale before the rest`,
  input: z.object({ words: z.string().trim().min(1).max(64) }),
  output: z
    .array(OwnProduct.pick({ state: true, name: true, picture: true }).extend({ productId: Id }))
    .max(productsPickedMax),
  refuses: ['bad_input'],
});

export const categoriesFoundMax = 50;

export const ChosenCategory = z.object({
  id: Id,
  path: z.array(z.string()).min(1).max(3).describe('Its name, after the names of those above it'),
});

export const searchCategories = call({
  method: 'GET',
  path: '/api/merchant/product/categories',
  who: 'merchant',
  scope: 'products',
  summary: `Finds up to ${categoriesFoundMax} categories in which a product can be, by words of their path in any language; without words the first ones. With \`id\` only that one`,
  input: z.object({ words: z.string().trim().max(64).default(''), id: filterOf(Id) }),
  output: z.array(ChosenCategory).max(categoriesFoundMax),
  refuses: [],
});

export const listCategorySpecs = call({
  method: 'GET',
  path: '/api/merchant/product/category-specs',
  who: 'merchant',
  scope: 'products',
  summary:
    'Lists the specifications that the platform asks for in a category and in those above it, with the values that are usual',
  input: z.object({ categoryId: Id }),
  output: z.array(CategorySpec).max(categorySpecsMax * 3),
  refuses: [],
});

export const specNamesMax = 30;

export const listSpecNames = call({
  method: 'GET',
  path: '/api/merchant/product/spec-names',
  who: 'merchant',
  scope: 'products',
  summary: 'Lists how products of a category mostly call their properties, most used first',
  input: z.object({ categoryId: Id }),
  output: z.array(textsOf(60)).max(specNamesMax),
  refuses: [],
});

export const listGuarantees = call({
  method: 'GET',
  path: '/api/merchant/product/guarantees',
  who: 'merchant',
  scope: 'products',
  summary: 'Lists the mall’s guarantees: those that hold for all products, and those that a shop chooses for each',
  input: nothing,
  output: z
    .array(z.object({ key: GuaranteeKey, isChosen: z.boolean(), name: z.string(), text: z.string() }))
    .max(guaranteesMax),
  refuses: [],
});

export const uploadProductPicture = call({
  method: 'POST',
  path: '/api/merchant/product/picture',
  who: 'merchant',
  scope: 'products',
  summary: 'Uploads a JPG or PNG picture of up to 5 MB, in the field `multipart`, for products of the shop',
  body: 'file',
  input: z.object({ multipart: z.file() }),
  output: z.object({ ...Picture.shape, hash: PictureHash }),
  refuses: ['too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
});

export const productsAtOnceMax = 100;

const Several = z.object({
  ids: z
    .array(Id)
    .min(1)
    .max(productsAtOnceMax)
    .transform((ids) => [...new Set(ids)]),
});
const Outcomes = z
  .array(
    z.object({
      id: Id,
      isDone: z.boolean().describe('False when the shop has no such product'),
      isChanged: z.boolean().describe('False also when it was so before'),
    }),
  )
  .max(productsAtOnceMax);

export const hideProducts = call({
  method: 'POST',
  path: '/api/merchant/product/hide',
  who: 'merchant',
  scope: 'products',
  summary: 'Takes products off sale',
  input: Several,
  output: Outcomes,
  refuses: [],
});

export const showProducts = call({
  method: 'POST',
  path: '/api/merchant/product/show',
  who: 'merchant',
  scope: 'products',
  summary:
    'Puts hidden products on sale again. Those that the platform took down, or whose time is not now, stay off sale',
  input: Several,
  output: Outcomes,
  refuses: [],
});

export const binProducts = call({
  method: 'POST',
  path: '/api/merchant/product/bin',
  who: 'merchant',
  scope: 'products',
  summary: 'Puts products into the bin: shoppers no longer find them, and orders keep them',
  input: Several,
  output: Outcomes,
  refuses: [],
});

export const restoreProducts = call({
  method: 'POST',
  path: '/api/merchant/product/restore',
  who: 'merchant',
  scope: 'products',
  summary: 'Takes products out of the bin; they are as they were before',
  input: Several,
  output: Outcomes,
  refuses: [],
});
