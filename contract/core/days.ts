import { z } from 'zod';
import { filterOf } from './values.ts';

const Day = z.iso.date().meta({ examples: ['2026-11-16'] });
const Time = z.iso.datetime().meta({ examples: ['2026-11-16T00:00:00.000Z'] });
const DayOrTime = filterOf(z.union([Day, Time]));

/** From when until when a list reaches. Clients send times where their days begin elsewhere than in UTC. */
export const DayRange = z.object({
  from: DayOrTime.describe('The first day, in UTC, or the time from which on'),
  until: DayOrTime.describe('The last day, in UTC, or the time before which'),
});
export type DayRange = z.output<typeof DayRange>;

const dayMs = 86_400_000;
const isDay = (text: string) => !text.includes('T');

/** The time from which on, and the one before which. */
export const timesOf = ({ from, until }: DayRange) => ({
  from: from ? new Date(from) : null,
  until: until ? new Date(Date.parse(until) + (isDay(until) ? dayMs : 0)) : null,
});
