import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { liveStates, Time } from './merchant.ts';

// Products of all shops, as the platform finds them.

export const AnyProduct = z.object({
  id: Id,
  shopId: Id,
  shopName: z.string(),
  name: z.string(),
  picture: Picture,
  categoryName: z.string(),
  price: Money.describe('Of the cheapest variant'),
  sales: z.int().min(0),
  state: z.enum(liveStates),
  waitingDraftId: Id.nullable().describe('Of its changes that wait for the platform’s review'),
  forcedDownReason: z.string().nullable(),
  changedAt: Time,
});
export type AnyProduct = z.infer<typeof AnyProduct>;

export const listAnyProducts = call({
  method: 'GET',
  path: '/api/platform/product/list',
  who: 'platform',
  scope: 'products',
  summary:
    'Lists products of all shops, newest first. `words` searches names in all languages, codes of variants and numbers of products. `total` counts no further than 10,000, with words 1,000',
  input: z.object({
    state: filterOf(z.enum(liveStates)),
    shopId: filterOf(Id),
    categoryId: filterOf(Id).describe('With the categories below it'),
    words: z.string().trim().max(64).default(''),
    ...Paging.shape,
  }),
  output: pageOf(AnyProduct),
  refuses: [],
});

export const shopChoicesMax = 20;

export const listShopChoices = call({
  method: 'GET',
  path: '/api/platform/product/shops',
  who: 'platform',
  scope: 'products',
  summary: `Finds up to ${shopChoicesMax} shops by part of their name in any language. With \`id\` only that one`,
  input: z.object({ words: z.string().trim().max(64).default(''), id: filterOf(Id) }),
  output: z.array(z.object({ id: Id, name: z.string() })).max(shopChoicesMax),
  refuses: [],
});
