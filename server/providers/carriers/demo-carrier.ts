import type { TrackStep } from '#contract/shipping/shopper.ts';
import type { CarrierAnswer, CarrierEvent, CarrierPartner, ParcelAsked } from './carrier.ts';

type Stage = { step: TrackStep; afterSeconds: number; place: string };

const minute = 60;
const hour = 60 * minute;

/** Fast enough to watch, slow enough to follow; by the mall's clock, which can be moved. */
export const demoPlans: readonly { code: string; name: string; numbers: RegExp; stages: readonly Stage[] }[] = [
  {
    code: 'demo-express',
    name: 'Galleria Express',
    numbers: /^GE\d{10}$/,
    stages: [
      { step: 'picked_up', afterSeconds: 10, place: 'Oakland, CA' },
      { step: 'in_transit', afterSeconds: minute, place: 'Sacramento, CA' },
      { step: 'out_for_delivery', afterSeconds: 2 * minute, place: 'San Francisco, CA' },
      { step: 'delivered', afterSeconds: 3 * minute, place: 'San Francisco, CA' },
    ],
  },
  {
    code: 'demo-post',
    name: 'Galleria Post',
    numbers: /^GP\d{10}$/,
    stages: [
      { step: 'picked_up', afterSeconds: minute, place: 'Oakland, CA' },
      { step: 'in_transit', afterSeconds: 20 * minute, place: 'Reno, NV' },
      { step: 'in_transit', afterSeconds: 26 * hour, place: 'Sacramento, CA' },
      { step: 'out_for_delivery', afterSeconds: 44 * hour, place: 'San Francisco, CA' },
      { step: 'delivered', afterSeconds: 50 * hour, place: 'San Francisco, CA' },
    ],
  },
];

/** A simulated carrier of the demo mall: its parcels move on by themselves, and at once when hurried. */
export function openDemoCarrier({ code, name, numbers, stages }: (typeof demoPlans)[number]): CarrierPartner {
  const planOf = ({ trackingNumber, sentAt }: ParcelAsked) =>
    stages.map(
      ({ step, afterSeconds, place }, index): CarrierEvent => ({
        id: `stage-${index + 1}`,
        trackingNumber,
        step,
        text: '',
        place,
        at: new Date(sentAt.getTime() + afterSeconds * 1_000),
      }),
    );
  return {
    code,
    name,
    trackUrl: () => null,
    // Numbers of any other format were never issued.
    knows: (trackingNumber) => numbers.test(trackingNumber),
    async ask(parcel) {
      return answer(planOf(parcel), parcel.now);
    },
    async advance({ reported, ...parcel }) {
      const plan = planOf(parcel);
      const next = plan.findIndex(({ id, at }) => at > parcel.now && !reported.includes(id));
      // Events that were due before it happen now, too.
      return answer(
        next < 0 ? [] : plan.map((event, at) => (at <= next ? earlier(event, parcel.now) : event)),
        parcel.now,
      );
    },
  };
}

function answer(plan: readonly CarrierEvent[], now: Date): CarrierAnswer {
  return { events: plan.filter(({ at }) => at <= now), askAgainAt: plan.find(({ at }) => at > now)?.at ?? null };
}

function earlier(event: CarrierEvent, now: Date): CarrierEvent {
  return event.at > now ? { ...event, at: now } : event;
}
