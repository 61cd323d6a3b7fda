import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Money } from '#contract/core/values.ts';

// What a shop has sold lately. Whoever may see its orders may see their sums.

export const salesPeriods = ['7', '30'] as const; // days

const Figures = z.object({
  orders: z.int().min(0).describe('Orders paid, also those refunded since'),
  amount: Money.describe('What was paid for them, less what was refunded since'),
});

export const getShopSales = call({
  method: 'GET',
  path: '/api/merchant/sales',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Returns what the caller’s shop has sold in the last 7 or 30 days, today included: per day, in sum, and in as many days before. A day begins at midnight UTC; a refund counts on the day when its order was paid',
  input: z.object({ days: z.enum(salesPeriods).default('7').transform(Number) }),
  output: z.object({
    list: z
      .array(z.object({ day: z.iso.date(), ...Figures.shape }))
      .max(30)
      .describe('Oldest day first, days without orders too'),
    total: Figures,
    before: Figures.describe('Of the period before, up to the same time of its last day'),
  }),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});
