import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { holidaysMax } from './holidays.ts';

// A shop plans when it does not work.

const Day = z.iso.date();
const holidaysShown = 20;

export const ShopHoliday = z.object({
  id: Id,
  from: Day.describe('The first day without work, by the clocks of the shop'),
  until: Day.describe('The day on which it works again'),
  isSelling: z.boolean(),
  state: z.enum(['planned', 'running', 'over']),
  isEndedEarly: z.boolean(),
  plannedAt: z.iso.datetime(),
  shownFrom: z.iso.datetime().describe('From when on buyers see it; it counts for what they order from then on'),
});
export type ShopHoliday = z.infer<typeof ShopHoliday>;

export const listHolidays = call({
  method: 'GET',
  path: '/api/merchant/shop/holidays',
  who: 'merchant',
  scope: 'shop',
  summary: `Returns the holidays of the shop: those to come and the running one, soonest first, then the last ones that are over; up to ${holidaysShown}`,
  input: nothing,
  output: z.object({
    today: Day.describe('By the clocks of the shop'),
    timeZone: z.string(),
    holidays: z.array(ShopHoliday).max(holidaysShown),
  }),
  refuses: [],
});

export const planHoliday = call({
  method: 'POST',
  path: '/api/merchant/shop/holiday/plan',
  who: 'merchant',
  scope: 'shop',
  summary:
    'Plans a holiday. The deadlines of the shop stand still during it, for orders that were placed once buyers could see it; older orders keep theirs',
  input: z.object({
    from: Day.meta({ examples: ['2026-12-24'] }).describe('The first day without work: today, or a later day'),
    until: Day.meta({ examples: ['2027-01-04'] }).describe('The day on which the shop works again'),
    isSelling: z.boolean().describe('Whether products can be bought meanwhile, to be shipped after the return'),
  }),
  output: ShopHoliday,
  refuses: ['holiday_days_wrong', 'holiday_overlaps', 'too_many_holidays'],
});

export const endHoliday = call({
  method: 'POST',
  path: '/api/merchant/shop/holiday/end/{id}',
  who: 'merchant',
  scope: 'shop',
  summary: 'Ends a running holiday now, or cancels a planned one. Deadlines that it moved move back. Works once',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['holiday_not_found', 'holiday_over'],
});

export const holidaysOnScreen = { ahead: holidaysMax, all: holidaysShown };
