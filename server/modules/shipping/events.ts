import { z } from 'zod';
import { TrackStep } from '#contract/shipping/shopper.ts';
import { event } from '#server/database/events.ts';

/** A parcel of an order, or another kind of delivery, was sent. */
export const parcelSent = event('shipping.parcelSent', z.object({ shipmentId: z.int() }));

/** A carrier has reported what is the newest about a parcel. */
export const parcelMoved = event('shipping.parcelMoved', z.object({ shipmentId: z.int(), step: TrackStep }));

/** A parcel has another carrier or tracking number than its buyer was notified of. */
export const trackingCorrected = event(
  'shipping.trackingCorrected',
  z.object({ shipmentId: z.int(), trackingNumber: z.string() }),
);

/** A carrier has reported events of parcels that no shop has sent: they may be returns. */
export const otherParcelsTracked = event(
  'shipping.otherParcelsTracked',
  z.object({
    carrier: z.string(),
    events: z.array(z.object({ trackingNumber: z.string(), step: TrackStep, at: z.iso.datetime() })).max(100),
  }),
);
