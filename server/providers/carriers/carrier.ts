import type { TrackStep } from '#contract/shipping/shopper.ts';

/** What a carrier tells about a parcel. `id` is its own name for it: told again, it is the same. */
export type CarrierEvent = {
  id: string;
  trackingNumber: string;
  step: TrackStep;
  text: string;
  place: string;
  at: Date;
};

export type ParcelAsked = { trackingNumber: string; sentAt: Date; now: Date };
/** `askAgainAt` is null when nothing more will happen. */
export type CarrierAnswer = { events: CarrierEvent[]; askAgainAt: Date | null };

/** A company that delivers parcels. One that sends no reports and answers no questions has tracking only on its own page. */
export type CarrierPartner = {
  readonly code: string;
  readonly name: string;
  /** The carrier's own page about a parcel. */
  trackUrl(trackingNumber: string): string | null;
  /** What a message says; null when the carrier has not signed it, or too long ago. */
  readEvents?(body: string, header: (name: string) => string | undefined): CarrierEvent[] | null;
  /** Whether a parcel of this number was ever handed to it; optional, since not every carrier can tell. */
  knows?(trackingNumber: string): boolean;
  /** All that has happened until now, for carriers that are asked instead of telling. */
  ask?(parcel: ParcelAsked): Promise<CarrierAnswer>;
  /** The same, with the next thing happening at once; only of carriers that exist in the demo mall. `reported` are the ids of events that the mall already has. */
  hurry?(parcel: ParcelAsked & { reported: readonly string[] }): Promise<CarrierAnswer>;
};
