import { z } from 'zod';
import { call, type ShopScope } from '#contract/core/call.ts';
import { Id } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// Views of the console's lists: filters, sort and columns under a name, for one person or for everyone who works for the shop.

/** The lists that have views, and what people may do who see them. */
export const viewedLists = {
  products: 'products',
  stock: 'products',
  stock_count: 'products',
  orders: 'orders',
  refunds: 'refunds',
  reviews: 'reviews',
  ledger: 'finance',
  payouts: 'finance',
  insight_products: 'orders',
  insight_category: 'orders',
  insight_country: 'orders',
  insight_source: 'orders',
  insight_search: 'orders',
  coupons: 'marketing',
  bargains: 'marketing',
  flash_sales: 'marketing',
  deals: 'marketing',
  log: 'people',
  staff: 'people',
  roles: 'people',
  freight: 'shop',
  return_addresses: 'refunds',
} as const satisfies Record<string, ShopScope>;
export type ViewedList = keyof typeof viewedLists;
export const viewedListNames = Object.keys(viewedLists) as [ViewedList, ...ViewedList[]];

export const viewNameMax = 40;
export const viewQueryMax = 500;
/** Of one person in one list, and as many that are shared in it. */
export const viewsMax = 20;

const List = z.enum(viewedListNames).meta({ examples: ['orders'] });
const viewFields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(viewNameMax)
    .meta({ examples: ['To ship today'] }),
  query: z
    .string()
    .max(viewQueryMax)
    .regex(/^[\w%+&=.*-]*$/)
    .describe('The query of the list’s address')
    .meta({ examples: ['status=paid&flag=urgent'] }),
  isShared: z.boolean().describe('Whether everyone sees it who works for the shop and may see the list'),
};

export const ListView = z.object({
  id: Id,
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean().describe('Whether the caller has saved it, and can change it'),
  canDelete: z.boolean(),
  by: z.string().describe('Who has saved it'),
});
export type ListView = z.infer<typeof ListView>;

export const listViews = call({
  method: 'GET',
  path: '/api/merchant/views/list',
  who: 'merchant',
  scope: 'any',
  summary: 'Lists the saved views of a list: the caller’s own, and those shared with the shop',
  input: z.object({ list: List }),
  output: z.object({
    views: z.array(ListView).max(viewsMax * 2),
    defaultId: Id.nullable().describe('With which the list opens for the caller'),
  }),
  refuses: ['bad_input', 'not_allowed'],
});

export const addView = call({
  method: 'POST',
  path: '/api/merchant/views/add',
  who: 'merchant',
  scope: 'any',
  summary: 'Saves filters, sort and columns of a list under a name',
  input: z.object({ list: List, ...viewFields }),
  output: z.object({ id: Id }),
  refuses: ['bad_input', 'not_allowed', 'view_name_taken', 'too_many_views'],
});

export const editView = call({
  method: 'POST',
  path: '/api/merchant/views/edit',
  who: 'merchant',
  scope: 'any',
  summary: 'Replaces one of the caller’s views, or shares it with the shop',
  input: z.object({ id: Id, ...viewFields }),
  output: done,
  refuses: ['bad_input', 'not_allowed', 'view_not_found', 'view_name_taken', 'too_many_views'],
});

export const deleteView = call({
  method: 'POST',
  path: '/api/merchant/views/delete',
  who: 'merchant',
  scope: 'any',
  summary: 'Deletes one of the caller’s views; whoever manages people may also delete shared ones of others',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bad_input', 'not_allowed', 'view_not_found'],
});

export const setDefaultView = call({
  method: 'POST',
  path: '/api/merchant/views/default',
  who: 'merchant',
  scope: 'any',
  summary: 'Sets the view with which a list opens for the caller; null for none',
  input: z.object({ list: List, id: Id.nullable() }),
  output: done,
  refuses: ['bad_input', 'not_allowed', 'view_not_found'],
});
