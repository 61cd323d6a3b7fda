import type { TrackStep } from '#contract/shipping/shopper.ts';

/** A tracking event of a parcel. `id` is the carrier's own; the same id is the same event. */
export type CarrierEvent = {
  id: string;
  trackingNumber: string;
  step: TrackStep;
  text: string;
  place: string;
  at: Date;
};

export type ParcelAsked = { trackingNumber: string; sentAt: Date; now: Date };
/** `askAgainAt` is null when no further events will come. */
export type CarrierAnswer = { events: CarrierEvent[]; askAgainAt: Date | null };

/** A company that delivers parcels. One that neither sends events nor can be asked has tracking only on its own page. */
export type CarrierPartner = {
  readonly code: string;
  readonly name: string;
  /** The carrier's tracking page of a parcel. */
  trackUrl(trackingNumber: string): string | null;
  /** The events of a webhook; null when the signature is wrong or too old. */
  readEvents?(body: string, header: (name: string) => string | undefined): CarrierEvent[] | null;
  /** Whether the carrier was ever given a parcel with this number; optional, since not every carrier can say. */
  knows?(trackingNumber: string): boolean;
  /** All events until now, for carriers that have to be asked. */
  ask?(parcel: ParcelAsked): Promise<CarrierAnswer>;
  /** The same, with the next event happening at once; only for the demo's carriers. `reported` are the ids of events that the mall already has. */
  advance?(parcel: ParcelAsked & { reported: readonly string[] }): Promise<CarrierAnswer>;
};
