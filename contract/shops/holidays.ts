import { z } from 'zod';

// When a shop does not work, by the days of the place where it is.

export const holidayDaysMax = 45;
/** Buyers see a holiday so many days before it begins, and it counts for what they order from then on. */
export const holidayNoticeDays = 14;
/** How far ahead the end of a holiday may be. */
export const holidayAheadDays = 365;
/** Planned and running ones together. */
export const holidaysMax = 5;

export const ShownHoliday = z.object({
  from: z.iso.date().describe('The first day without work'),
  until: z.iso.date().describe('The day on which it works and ships again'),
  hasBegun: z.boolean(),
  isSelling: z.boolean().describe('Whether its products can be bought meanwhile; they are shipped after the return'),
});
export type ShownHoliday = z.infer<typeof ShownHoliday>;
