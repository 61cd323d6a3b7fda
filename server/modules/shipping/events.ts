import { z } from 'zod';
import { TrackStep } from '#contract/shipping/shopper.ts';
import { event } from '#server/database/events.ts';

/** A parcel, or whatever else an order is brought by, has left its shop. */
export const parcelSent = event('shipping.parcelSent', z.object({ shipmentId: z.int() }));

/** A carrier has told about parcels that no shop has sent: they may be on their way back to one. */
export const otherParcelsTracked = event(
  'shipping.otherParcelsTracked',
  z.object({
    carrier: z.string(),
    events: z.array(z.object({ trackingNumber: z.string(), step: TrackStep, at: z.iso.datetime() })).max(100),
  }),
);
