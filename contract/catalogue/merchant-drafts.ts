import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, pageOf, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { draftStates, ProductState, Time } from './merchant.ts';
import { emptyProduct, ProductContent, variantsMax } from './product-content.ts';

// How people of a shop edit a product: in a draft, which shoppers do not see until it is published.

export const Version = z.int().min(1).max(versionMax);

/** What a save is based on: another one since then is refused, so that nobody's work is overwritten unseen. */
const basis = {
  version: z.int().min(0).max(versionMax).describe('Of the draft; 0 without one'),
  liveVersion: z.int().min(0).max(versionMax).describe('Number of the version that shoppers see; 0 without one'),
};

export const Draft = z.object({
  id: Id.nullable().describe('Null while nothing differs from what is published'),
  productId: Id.nullable().describe('Null until it is published for the first time'),
  ...basis,
  state: z.enum(draftStates),
  refusalReason: z.string().nullable(),
  submittedAt: Time.nullable().describe('Since when it is in review'),
  forcedDownReason: z.string().nullable().describe('Why the platform took the product down'),
  needsReview: z.boolean().describe('Whether the platform looks at it before shoppers do'),
  savedBy: z.string().describe('Nickname of who saved or published it last; empty for a product that was imported'),
  savedAt: Time,
  content: ProductContent,
  stock: z
    .array(z.object({ skuId: Id, available: z.int().min(0) }))
    .max(2 * variantsMax)
    .describe('Of the variants that are published'),
});
export type Draft = z.infer<typeof Draft>;

export const getProductDraft = call({
  method: 'GET',
  path: '/api/merchant/product/draft/of/{productId}',
  who: 'merchant',
  scope: 'products',
  summary: 'Returns a product as it can be edited: its draft, or what is published while it has none',
  input: z.object({ productId: Id }),
  output: Draft,
  refuses: ['product_not_found'],
});

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

export const draftsMax = 10_000;

export const saveDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/save',
  who: 'merchant',
  scope: 'products',
  summary:
    'Saves a draft, which may lack anything, unless someone else has saved or published since. Without `id` it is the first save: of a product, or of a new one. A draft that no longer differs from what is published is deleted',
  input: z.object({
    id: Id.nullable(),
    productId: Id.nullable().default(null),
    version: basis.version,
    liveVersion: basis.liveVersion.default(0),
    content: ProductContent.meta({ examples: [emptyProduct] }),
  }),
  output: z.object({ id: Id.nullable(), ...basis, savedAt: Time.nullable().describe('Null without a draft') }),
  refuses: [
    'draft_not_found',
    'product_not_found',
    'draft_in_review',
    'changed_meanwhile',
    'picture_unknown',
    'too_many_drafts',
  ],
});

export const discardDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/discard',
  who: 'merchant',
  scope: 'products',
  summary: 'Deletes a draft. The product stays as it was published. For a day it can be restored',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['draft_not_found'],
});

export const restoreDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/restore',
  who: 'merchant',
  scope: 'products',
  summary:
    'Brings a discarded draft back as it was: one in review is in review again, at its old place in the queue. Refused when the product has another draft or was published since',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['draft_not_found', 'draft_exists', 'changed_meanwhile', 'too_many_drafts'],
});

export const withdrawDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/withdraw',
  who: 'merchant',
  scope: 'products',
  summary: 'Takes a draft back from the platform’s review, so that it can be edited again',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['draft_not_found', 'draft_not_in_review'],
});

/** Why a published product is not on sale: its shop hides it, or its time has not come or is over. */
export const hiddenReasons = ['by_shop', 'not_yet', 'no_more'] as const;

export const submitDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/submit',
  who: 'merchant',
  scope: 'products',
  summary:
    'Publishes a draft: shoppers see it at once. When the platform demands it, or has taken the product down, the draft waits for its review instead. What keeps it from being sold is refused with its field. Stock of variants that were published before stays as it is',
  input: z.object({ id: Id, version: Version }),
  output: z.object({
    productId: Id.nullable().describe('Null for a product that waits for its first publication'),
    isInReview: z.boolean(),
    state: ProductState.describe('In which of the shop’s lists it is now'),
    hiddenReason: z.enum(hiddenReasons).nullable().describe('Null unless it is hidden'),
  }),
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

export const copyDraft = call({
  method: 'POST',
  path: '/api/merchant/product/draft/copy',
  who: 'merchant',
  scope: 'products',
  summary: 'Begins a new product as a copy of a draft, in a draft of its own',
  input: z.object({ id: Id }),
  output: Draft,
  refuses: ['draft_not_found', 'too_many_drafts'],
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

export const getVersion = call({
  method: 'GET',
  path: '/api/merchant/product/versions/detail',
  who: 'merchant',
  scope: 'products',
  summary: 'Returns what was published of a product as one of its versions',
  input: z.object({
    productId: Id,
    number: z.coerce
      .number()
      .pipe(Version)
      .meta({ examples: [1] }),
  }),
  output: ProductVersion.extend({ content: ProductContent }),
  refuses: ['product_not_found', 'version_not_found'],
});

export const restoreVersion = call({
  method: 'POST',
  path: '/api/merchant/product/versions/restore',
  who: 'merchant',
  scope: 'products',
  summary:
    'Makes a draft of an earlier version of a product. A draft that there is stays, and this is refused, unless `replacesDraft` says otherwise',
  input: z.object({ productId: Id, number: Version, replacesDraft: z.boolean().default(false) }),
  output: Draft,
  refuses: ['product_not_found', 'version_not_found', 'draft_exists', 'too_many_drafts'],
});
