import { type ShipmentState, type TrackStep, trackSteps } from '#contract/shipping/shopper.ts';

const stateOfStep: Record<TrackStep, ShipmentState> = {
  picked_up: 'moving',
  in_transit: 'moving',
  out_for_delivery: 'moving',
  delivered: 'delivered',
  problem: 'problem',
  returned: 'returned',
};

type TrackEvent = { step: TrackStep; at: Date };

/** The state of a parcel from all its events, in whatever order they were reported: the latest one counts. */
export function trackStateOf(events: readonly TrackEvent[]): { state: ShipmentState; deliveredAt: Date | null } {
  const last = lastOf(events);
  if (!last) return { state: 'sent', deliveredAt: null };
  return { state: stateOfStep[last.step], deliveredAt: last.step === 'delivered' ? last.at : null };
}

/** The latest of a parcel's events. */
export function lastOf<Event extends TrackEvent>(events: readonly Event[]): Event | undefined {
  const isLater = (one: TrackEvent, other: TrackEvent) =>
    one.at.getTime() - other.at.getTime() || trackSteps.indexOf(one.step) - trackSteps.indexOf(other.step);
  return events.toSorted(isLater).at(-1);
}
