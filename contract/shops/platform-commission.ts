import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// What part of a sale the mall keeps. An order keeps the commission with which it was placed.

const Time = z.iso.datetime().meta({ examples: ['2026-12-01T00:00:00.000Z'] });
export const Percent = z
  .number()
  .min(0)
  .max(100)
  .multipleOf(0.01)
  .meta({ examples: [4.5] });

export const commissionRatesMax = 100;

export const CommissionRate = z.object({
  id: Id,
  percent: z.number().nullable().describe('Null: from then on that of its classification'),
  startsAt: Time,
  state: z.enum(['past', 'now', 'planned', 'withdrawn']),
  reason: z.string(),
  addedBy: z.string().describe('Nickname; empty when it is not known'),
  addedAt: Time,
});
export type CommissionRate = z.infer<typeof CommissionRate>;

const Rates = z.array(CommissionRate).max(commissionRatesMax);

export const Commission = z.object({
  percent: z.number().describe('For orders that are placed now'),
  ofCategory: z.number().describe('That of its classification now'),
  rates: Rates.describe('Of this shop, newest first'),
});
export type Commission = z.infer<typeof Commission>;

export const CategoryCommission = z.object({
  categoryId: Id,
  name: z.string(),
  shops: z.int().min(0),
  percent: z.number().describe('For orders that are placed now'),
  rates: Rates.describe('Newest first'),
});
export type CategoryCommission = z.infer<typeof CategoryCommission>;

export const listCategoryCommissions = call({
  method: 'GET',
  path: '/api/platform/commission/list',
  who: 'platform',
  scope: 'shops',
  summary: 'Lists the commission of each classification of shops, with what it was and will be',
  input: nothing,
  output: z.array(CategoryCommission).max(100),
  refuses: [],
});

const Added = {
  startsAt: Time.nullable().describe('Null: from now on'),
  newest: Id.nullable().describe('The newest rate that was seen: if there is a newer one by now, this is refused'),
  reason: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^(?:[^\p{Cc}]|\n)*$/u)
    .meta({ examples: ['Agreed for the first year'] }),
};
const addingRefusals = ['rate_in_past', 'changed_meanwhile', 'too_many_rates'] as const;

export const setCategoryCommission = call({
  method: 'POST',
  path: '/api/platform/commission/category',
  who: 'platform',
  scope: 'shops',
  asksAgain: true,
  summary: 'Sets the commission of a classification for orders placed from a time on. Orders placed before keep theirs',
  input: z.object({ categoryId: Id, percent: Percent, ...Added }),
  output: done,
  refuses: ['bad_input', ...addingRefusals],
});

export const setShopCommission = call({
  method: 'POST',
  path: '/api/platform/commission/shop',
  who: 'platform',
  scope: 'shops',
  asksAgain: true,
  summary:
    'Sets the commission of one shop for orders placed from a time on, or gives it that of its classification back. Orders placed before keep theirs',
  input: z.object({ shopId: Id, percent: Percent.nullable().describe('Null: that of its classification'), ...Added }),
  output: done,
  refuses: ['shop_not_found', ...addingRefusals],
});

export const withdrawCommission = call({
  method: 'POST',
  path: '/api/platform/commission/withdraw',
  who: 'platform',
  scope: 'shops',
  asksAgain: true,
  summary: 'Withdraws a rate that has not begun',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['rate_begun'],
});
