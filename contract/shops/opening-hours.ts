import { z } from 'zod';

// When a shop is open, by the clocks of the place where it is.

/** A time of the day; 24:00 is its end. */
const ClockTime = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)
  .meta({ examples: ['09:00'] });

export const DayHours = z
  .object({ from: ClockTime, until: ClockTime })
  .refine(({ from, until }) => from < until, { path: ['until'] })
  .meta({ examples: [{ from: '09:00', until: '18:00' }] });
export type DayHours = z.infer<typeof DayHours>;

export const weekDays = 7;

/** From Monday to Sunday; null is a day on which it is closed. All of them closed: the shop has not said. */
export const WeekHours = z
  .array(DayHours.nullable())
  .length(weekDays)
  .meta({ examples: [[...Array.from({ length: 5 }, () => ({ from: '09:00', until: '18:00' })), null, null]] });
export type WeekHours = z.infer<typeof WeekHours>;

export const noHours: WeekHours = Array.from({ length: weekDays }, () => null);

/** The name of a time zone of the IANA, such as "Asia/Bangkok". */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z_]+(?:\/[\w+-]+)*$/)
  .refine(isTimeZone)
  .meta({ examples: ['Asia/Bangkok'] });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
