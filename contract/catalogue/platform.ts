import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { ChosenCategory, Time } from './merchant.ts';
import { contentParts, Version } from './merchant-drafts.ts';
import { GuaranteeKey, guaranteesMax, ProductContent } from './product-content.ts';
import { Product } from './shopper-product.ts';

// What the platform decides about products: drafts that wait for its review, and products that it takes down.

const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

export const productReasonMax = 500;
export const Reason = z
  .string()
  .trim()
  .min(1)
  .max(productReasonMax)
  .regex(/^(?:[^\p{Cc}]|\n)*$/u)
  .describe('Its shop reads it');

export const WaitingProduct = z.object({
  id: Id.describe('Of the draft'),
  version: Version.describe('What is decided is what was seen: a decision names it'),
  productId: Id.nullable().describe('Null for a product that was never published'),
  shopId: Id,
  shopName: z.string(),
  name: z.string(),
  picture: Picture.nullable(),
  categoryName: z.string(),
  price: Money.nullable().describe('Of the cheapest variant'),
  priceTo: Money.nullable().describe('Of the dearest variant'),
  variantCount: z.int().min(0),
  submittedBy: z.string().describe('Nickname'),
  submittedAt: Time,
  forcedDownReason: z.string().nullable().describe('Why the product is taken down; approving does not lift it'),
});
export type WaitingProduct = z.infer<typeof WaitingProduct>;

/** Counting stops here: so many are at least that many. */
export const waitingCountMax = 10_000;

export const listWaitingProducts = call({
  method: 'GET',
  path: '/api/platform/product/review/list',
  who: 'platform',
  scope: 'products',
  summary:
    'Lists products that wait for the platform’s review, those that wait longest first. `words` searches names in all languages. `total` counts no further than 10,000',
  input: z.object({
    shopId: filterOf(Id),
    categoryId: filterOf(Id).describe('With the categories below it'),
    words: z.string().trim().max(64).default(''),
    ...Paging.shape,
  }),
  output: pageOf(WaitingProduct),
  refuses: platformRefusals,
});

export const getWaitingProduct = call({
  method: 'GET',
  path: '/api/platform/product/review/detail/{id}',
  who: 'platform',
  scope: 'products',
  summary: 'Returns a product that waits for review, beside what shoppers see of it now',
  input: z.object({ id: Id }),
  output: z.object({
    ...WaitingProduct.shape,
    content: ProductContent,
    live: ProductContent.nullable().describe('As it is published; null for a new product'),
    changed: z.array(contentParts).max(50).describe('In what they differ; empty for a new product'),
    names: z
      .object({
        categories: z.array(ChosenCategory).max(2),
        brands: z.array(z.object({ id: Id, name: z.string() })).max(2),
        freightTemplates: z.array(z.object({ id: Id, name: z.string() })).max(2),
        guarantees: z.array(z.object({ key: GuaranteeKey, name: z.string() })).max(guaranteesMax),
      })
      .describe('Of what both contents refer to'),
  }),
  refuses: [...platformRefusals, 'draft_not_found', 'draft_not_in_review'],
});

export const previewWaitingProduct = call({
  method: 'GET',
  path: '/api/platform/product/review/preview/{id}',
  who: 'platform',
  scope: 'products',
  summary: 'Returns a product that waits for review as its page will show it once it is approved',
  input: z.object({ id: Id }),
  output: z.object({ product: Product, productId: Id.nullable() }),
  refuses: [...platformRefusals, 'product_not_found', 'draft_not_found', 'draft_not_in_review'],
});

export const approveProduct = call({
  method: 'POST',
  path: '/api/platform/product/review/approve',
  who: 'platform',
  scope: 'products',
  summary:
    'Publishes a product that waits for review, as it was seen, and notifies its shop by mail. Approved again by the same operator, it answers the same and changes nothing; another one learns who decided. One that was taken down stays so until it is lifted',
  input: z.object({ id: Id, version: Version }),
  output: z.object({ productId: Id, number: Version.describe('Of the published version') }),
  refuses: [
    ...platformRefusals,
    'draft_not_found',
    'draft_not_in_review',
    'draft_decided',
    'changed_meanwhile',
    'picture_unknown',
  ],
});

export const refuseProduct = call({
  method: 'POST',
  path: '/api/platform/product/review/refuse',
  who: 'platform',
  scope: 'products',
  summary:
    'Refuses a product that waits for review, with a reason that its shop reads and gets by mail. The shop can change it and send it again',
  input: z.object({ id: Id, version: Version, reason: Reason }),
  output: done,
  refuses: [...platformRefusals, 'draft_not_found', 'draft_not_in_review', 'draft_decided', 'changed_meanwhile'],
});

export const forceDownProduct = call({
  method: 'POST',
  path: '/api/platform/product/force-down',
  who: 'platform',
  scope: 'products',
  summary:
    'Takes a product off sale at once, with a reason that its shop reads and gets by mail. Its shop cannot put it back on sale. One that is down already gets the new reason',
  input: z.object({ productId: Id, reason: Reason }),
  output: done,
  refuses: [...platformRefusals, 'product_not_found'],
});

export const liftProduct = call({
  method: 'POST',
  path: '/api/platform/product/lift',
  who: 'platform',
  scope: 'products',
  summary:
    'Lets a product that was taken down be sold again, and notifies its shop by mail. It is as its shop and its sale period say: a hidden one stays hidden',
  input: z.object({ productId: Id }),
  output: done,
  refuses: [...platformRefusals, 'product_not_found'],
});

const ReviewSetting = z.object({
  isDemanded: z.boolean().describe('Whether every publication waits for the platform'),
});

export const getReviewSetting = call({
  method: 'GET',
  path: '/api/platform/product/review/setting',
  who: 'platform',
  scope: 'settings',
  summary: 'Returns whether the platform looks at products before shoppers do',
  input: nothing,
  output: ReviewSetting,
  refuses: platformRefusals,
});

export const setReviewSetting = call({
  method: 'POST',
  path: '/api/platform/product/review/setting/change',
  who: 'platform',
  scope: 'settings',
  asksAgain: true,
  summary:
    'Sets whether the platform looks at products before shoppers do. What waits for review when it is switched off goes on waiting',
  input: ReviewSetting,
  output: ReviewSetting,
  refuses: platformRefusals,
});
