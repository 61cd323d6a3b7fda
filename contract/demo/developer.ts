import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { TrackStep } from '#contract/shipping/shopper.ts';

// The world around the demo mall, as far as it has no place of its own: the clock, and what the carrier carries.

export const MallClock = z.object({
  now: z.iso.datetime().describe('What the mall takes the time to be'),
  aheadSeconds: z.int().describe('Of the real time'),
});
export type MallClock = z.infer<typeof MallClock>;

export const getClock = call({
  method: 'GET',
  path: '/api/dev/time',
  who: 'anyone',
  summary: 'The clock that all time limits read. Only in demo mode',
  input: nothing,
  output: MallClock,
  refuses: ['demo_closed'],
});

/** By how much the clock can be moved at once, in hours. */
export const clockSteps = { hour: 1, day: 24, week: 7 * 24, fortnight: 15 * 24 } as const;
export type ClockStep = keyof typeof clockSteps;

export const moveClock = call({
  method: 'POST',
  path: '/api/dev/clock',
  who: 'anyone',
  summary: 'Moves the clock ahead, or back to the real time, and lets happen what is due then. Only in demo mode',
  input: z.object({ step: z.enum(['hour', 'day', 'week', 'fortnight', 'back']) }),
  output: MallClock,
  refuses: ['bad_input', 'demo_closed'],
});

export const Parcel = z.object({
  id: Id,
  orderNo: OrderNumber,
  kind: z.enum(['courier', 'person', 'dispatch', 'pickup', 'virtual']),
  company: z.string(),
  trackingNumber: z.string(),
  personName: z.string(),
  state: z.enum(['sent', 'moving', 'delivered', 'problem', 'returned']),
  sentAt: z.iso.datetime(),
  lastEvent: z.object({ step: TrackStep, text: z.string(), place: z.string(), at: z.iso.datetime() }).nullable(),
  canMoveOn: z.boolean().describe('Whether a carrier of the demo mall brings it, and more is to come'),
});
export type Parcel = z.infer<typeof Parcel>;

export const listParcels = call({
  method: 'GET',
  path: '/api/dev/parcels',
  who: 'anyone',
  summary: 'The parcels of all shops, newest first. Only in demo mode',
  input: nothing,
  output: z.array(Parcel).max(50),
  refuses: ['demo_closed'],
});

export const moveParcel = call({
  method: 'POST',
  path: '/api/dev/parcel/move',
  who: 'anyone',
  summary: 'Lets the next thing that the demo’s carrier plans for a parcel happen now. Only in demo mode',
  input: z.object({ id: Id }),
  output: z.object({ hasMoved: z.boolean().describe('False when nothing was left to happen') }),
  refuses: ['bad_input', 'not_found', 'demo_closed'],
});
