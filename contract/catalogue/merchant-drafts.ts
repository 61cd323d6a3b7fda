import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { draftStates, Time } from './merchant.ts';
import { emptyProduct, ProductContent, variantsMax } from './product-content.ts';

// How people of a shop edit a product: in a draft, which shoppers do not see until it is published.

const Version = z.int().min(1);

export const Draft = z.object({
  id: Id,
  productId: Id.nullable().describe('Null until it is published for the first time'),
  version: Version,
  state: z.enum(draftStates),
  refusalReason: z.string().nullable(),
  savedBy: z.string().describe('Nickname of who saved it last'),
  savedAt: Time,
  content: ProductContent,
  stock: z
    .array(z.object({ skuId: Id, available: z.int().min(0) }))
    .max(2 * variantsMax)
    .describe('Of the variants that are published'),
});
export type Draft = z.infer<typeof Draft>;

export const startDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/start',
  who: 'merchant',
  scope: 'products',
  summary:
    'Returns the draft of a product: the one there is, or a new one as the product is now. Without a product a new, empty one',
  input: z.object({ productId: Id.nullable() }),
  output: Draft,
  refuses: ['product_not_found', 'too_many_drafts'],
});

export const draftsMax = 10_000;

export const getDraft = call({
  method: 'GET',
  path: '/api/merchant/product/draft/detail/{id}',
  who: 'merchant',
  scope: 'products',
  summary: 'Returns a draft',
  input: z.object({ id: Id }),
  output: Draft,
  refuses: ['draft_not_found'],
});

export const saveDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/save',
  who: 'merchant',
  scope: 'products',
  summary: 'Saves a draft, unless someone else has saved it since `version`. It may lack anything',
  input: z.object({ id: Id, version: Version, content: ProductContent.meta({ examples: [emptyProduct] }) }),
  output: z.object({ version: Version, savedAt: Time }),
  refuses: ['draft_not_found', 'draft_in_review', 'changed_meanwhile', 'picture_unknown'],
});

export const discardDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/discard',
  who: 'merchant',
  scope: 'products',
  summary: 'Deletes a draft. The product stays as it was published',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['draft_not_found'],
});

export const submitDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/submit',
  who: 'merchant',
  scope: 'products',
  summary:
    'Publishes a draft: shoppers see it at once. What keeps it from being sold is refused with its field. Stock of variants that were published before stays as it is',
  input: z.object({ id: Id, version: Version }),
  output: z.object({ productId: Id }),
  refuses: ['draft_not_found', 'changed_meanwhile', 'picture_unknown'],
});

export const copyProduct = call({
  method: 'POST',
  path: '/api/merchant/product/copy',
  who: 'merchant',
  scope: 'products',
  summary: 'Begins a new product as a copy of another, in a draft',
  input: z.object({ productId: Id }),
  output: Draft,
  refuses: ['product_not_found', 'too_many_drafts'],
});

export const contentParts = ProductContent.keyof();

export const ProductVersion = z.object({
  number: Version,
  changed: z.array(contentParts).max(50).describe('What differs from the version before; empty for the first'),
  publishedBy: z.string().describe('Nickname; empty for a product that was imported'),
  publishedAt: Time,
});
export type ProductVersion = z.infer<typeof ProductVersion>;

export const listVersions = call({
  method: 'GET',
  path: '/api/merchant/product/versions',
  who: 'merchant',
  scope: 'products',
  summary: 'Lists what was published of a product, newest first',
  input: z.object({ productId: Id, ...Paging.shape }),
  output: pageOf(ProductVersion),
  refuses: ['product_not_found'],
});

export const restoreVersion = call({
  method: 'POST',
  path: '/api/merchant/product/versions/restore',
  who: 'merchant',
  scope: 'products',
  summary:
    'Makes a draft of an earlier version of a product. A draft that there is has to be published or discarded first',
  input: z.object({ productId: Id, number: Version }),
  output: Draft,
  refuses: ['product_not_found', 'version_not_found', 'draft_exists', 'too_many_drafts'],
});
