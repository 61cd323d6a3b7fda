import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { TrackStep } from '#contract/shipping/shopper.ts';

// The simulated world around the demo mall: the clock and the carrier's parcels.

export const MallClock = z.object({
  now: z.iso.datetime().describe('Time of the mall’s clock'),
  aheadSeconds: z.int().describe('Seconds ahead of the real time'),
});
export type MallClock = z.infer<typeof MallClock>;

export const getClock = call({
  method: 'GET',
  path: '/api/dev/time',
  who: 'anyone',
  summary: 'Returns the mall’s clock, which decides all time limits. Only in demo mode',
  input: nothing,
  output: MallClock,
  refuses: ['demo_closed'],
});

/** Steps by which the clock can be moved, in hours. */
export const clockSteps = { hour: 1, day: 24, week: 7 * 24, fortnight: 15 * 24 } as const;
export type ClockStep = keyof typeof clockSteps;

export const moveClock = call({
  method: 'POST',
  path: '/api/dev/clock',
  who: 'anyone',
  summary: 'Moves the clock ahead, or back to the real time, and runs what is due then. Only in demo mode',
  input: z.object({ step: z.enum(['hour', 'day', 'week', 'fortnight', 'back']).meta({ examples: ['back'] }) }),
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
  canMoveOn: z.boolean().describe('Whether the demo’s carrier delivers it and has further events for it'),
});
export type Parcel = z.infer<typeof Parcel>;

export const listParcels = call({
  method: 'GET',
  path: '/api/dev/parcels',
  who: 'anyone',
  summary: 'Lists the parcels of all shops, newest first. Only in demo mode',
  input: nothing,
  output: z.array(Parcel).max(50),
  refuses: ['demo_closed'],
});

export const moveParcel = call({
  method: 'POST',
  path: '/api/dev/parcel/move',
  who: 'anyone',
  summary: 'Makes the next planned tracking event of a parcel happen now. Only in demo mode',
  input: z.object({ id: Id }),
  output: z.object({ hasMoved: z.boolean().describe('False when there was no further event') }),
  refuses: ['bad_input', 'not_found', 'demo_closed'],
});
