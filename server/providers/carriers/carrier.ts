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

/** Somebody who brings parcels. One that neither tells nor answers has no track in the mall, only on its own page. */
export type CarrierPartner = {
  readonly code: string;
  readonly name: string;
  /** The carrier's own page about a parcel. */
  trackUrl(trackingNumber: string): string | null;
  /** What a message says; null when the carrier has not signed it, or too long ago. */
  readEvents?(body: string, header: (name: string) => string | undefined): CarrierEvent[] | null;
  /** Whether a parcel of this number was ever handed to it; a carrier that cannot tell leaves this out. */
  knows?(trackingNumber: string): boolean;
  /** All that has happened until now, for carriers that are asked instead of telling. */
  ask?(parcel: ParcelAsked): Promise<CarrierAnswer>;
  /** The same, with the next thing happening at once; only of carriers that exist in the demo mall. `heard` are ids. */
  hurry?(parcel: ParcelAsked & { heard: readonly string[] }): Promise<CarrierAnswer>;
};
