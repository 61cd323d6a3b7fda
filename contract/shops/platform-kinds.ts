import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { Id, nothing, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { Percent } from './platform-commission.ts';
import { shopKindsMax } from './shopper.ts';

// What kinds of shops there are: by type, which says what papers are needed, and by classification, which says what commission.

export const shopKinds = ['type', 'category'] as const;
export type ShopKind = (typeof shopKinds)[number];
const Kind = z.enum(shopKinds).describe('Of which list it is: the types of shop, or the classifications');

export const shopKindNameMax = 60;
export const shopTypeInfoMax = 500;

const Version = z.int().min(1).max(versionMax);
const textsInAll = (lettersMax: number) => {
  const inAnother = z.string().max(lettersMax).optional();
  return z.object({
    en: z.string().trim().min(1).max(lettersMax),
    'zh-CN': inAnother,
    es: inAnother,
    fr: inAnother,
    th: inAnother,
    lao: inAnother,
  } satisfies Record<Locale, z.ZodType>);
};
const Name = textsInAll(shopKindNameMax).describe(
  'Its English name is unique in its list, whatever its capitals and spaces',
);
const Info = textsInAll(shopTypeInfoMax).describe('The papers that an applicant has to upload');

const shared = {
  id: Id,
  name: textsOf(shopKindNameMax),
  isRetired: z.boolean().describe('Shops that have it keep it; no new shop may choose it'),
  shops: z.int().min(0),
  applications: z.int().min(0).describe('In any state'),
  version: Version,
  ...lastSaved,
};
export const PlatformShopType = z.object({ ...shared, info: textsOf(shopTypeInfoMax) });
export type PlatformShopType = z.infer<typeof PlatformShopType>;
export const PlatformShopCategory = z.object({
  ...shared,
  percent: z.number().describe('Its commission for orders that are placed now'),
});
export type PlatformShopCategory = z.infer<typeof PlatformShopCategory>;

export const listShopKinds = call({
  method: 'GET',
  path: '/api/platform/shop/kind/list',
  who: 'platform',
  scope: 'shops',
  summary: 'Lists the types of shop and the classifications, in the order in which applicants see them',
  input: nothing,
  output: z.object({
    types: z.array(PlatformShopType).max(shopKindsMax),
    categories: z.array(PlatformShopCategory).max(shopKindsMax),
  }),
  refuses: [],
});

export const addShopType = call({
  method: 'POST',
  path: '/api/platform/shop/type/add',
  who: 'platform',
  scope: 'shops',
  summary: 'Adds a type of shop, which applicants can choose from now on',
  input: z.object({ name: Name, info: Info }),
  output: z.object({ id: Id }),
  refuses: ['shop_kind_exists', 'too_many_shop_kinds'],
});

export const editShopType = call({
  method: 'POST',
  path: '/api/platform/shop/type/edit',
  who: 'platform',
  scope: 'shops',
  summary: 'Changes what a type of shop is called and asks for, unless someone else has changed it since `version`',
  input: z.object({ id: Id, version: Version, name: Name, info: Info }),
  output: z.object({ version: Version }),
  refuses: ['shop_kind_not_found', 'shop_kind_exists', 'changed_meanwhile'],
});

export const addShopCategory = call({
  method: 'POST',
  path: '/api/platform/shop/classification/add',
  who: 'platform',
  scope: 'shops',
  asksAgain: true,
  summary: 'Adds a classification with its commission, which applicants can choose from now on',
  input: z.object({ name: Name, percent: Percent }),
  output: z.object({ id: Id }),
  refuses: ['shop_kind_exists', 'too_many_shop_kinds'],
});

export const editShopCategory = call({
  method: 'POST',
  path: '/api/platform/shop/classification/edit',
  who: 'platform',
  scope: 'shops',
  summary:
    'Changes what a classification is called, unless someone else has changed it since `version`. Its commission has calls of its own',
  input: z.object({ id: Id, version: Version, name: Name }),
  output: z.object({ version: Version }),
  refuses: ['shop_kind_not_found', 'shop_kind_exists', 'changed_meanwhile'],
});

export const retireShopKind = call({
  method: 'POST',
  path: '/api/platform/shop/kind/retire',
  who: 'platform',
  scope: 'shops',
  summary:
    'Retires a type of shop or a classification, or offers it again: shops and waiting applications that have it keep it, no new one may choose it',
  input: z.object({ kind: Kind, id: Id, version: Version, isRetired: z.boolean() }),
  output: z.object({ version: Version }),
  refuses: ['shop_kind_not_found', 'changed_meanwhile'],
});

const idsInOrder = z
  .array(Id)
  .min(1)
  .max(shopKindsMax)
  .refine((ids) => new Set(ids).size === ids.length);

export const sortShopKinds = call({
  method: 'POST',
  path: '/api/platform/shop/kind/sort',
  who: 'platform',
  scope: 'shops',
  summary: 'Puts the types of shop or the classifications into another order, unless it is no longer the one in `seen`',
  input: z
    .object({
      kind: Kind,
      seen: idsInOrder.describe('Their order until now, of all of them'),
      ids: idsInOrder.describe('The same, in their new order'),
    })
    .refine(({ seen: before, ids }) => ids.length === before.length && ids.every((id) => before.includes(id)), {
      path: ['ids'],
    }),
  output: done,
  refuses: ['bad_input', 'changed_meanwhile'],
});

export const moveShopsOfKind = call({
  method: 'POST',
  path: '/api/platform/shop/kind/move',
  who: 'platform',
  scope: 'shops',
  asksAgain: true,
  summary:
    'Gives all shops and applications of a type or a classification to another one, unless someone else has changed one of both. Orders placed before keep their commission',
  input: z.object({ kind: Kind, id: Id, version: Version, intoId: Id.meta({ examples: [2] }), intoVersion: Version }),
  output: z.object({ shops: z.int().min(0), applications: z.int().min(0) }),
  refuses: [
    'bad_input',
    'shop_kind_not_found',
    'shop_type_not_offered',
    'shop_category_not_offered',
    'changed_meanwhile',
  ],
});

export const removeShopKind = call({
  method: 'POST',
  path: '/api/platform/shop/kind/remove',
  who: 'platform',
  scope: 'shops',
  summary: 'Removes a type of shop or a classification that no shop and no application has',
  input: z.object({ kind: Kind, id: Id, version: Version }),
  output: done,
  refuses: ['shop_kind_not_found', 'shop_kind_in_use', 'changed_meanwhile'],
});
