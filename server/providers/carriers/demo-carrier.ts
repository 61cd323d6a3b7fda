import type { TrackStep } from '#contract/shipping/shopper.ts';
import type { CarrierAnswer, CarrierEvent, CarrierPartner, ParcelAsked } from './carrier.ts';

type Stage = { step: TrackStep; afterSeconds: number; place: string };

const minute = 60;
const hour = 60 * minute;

/** Quick enough to be watched, and slow enough to be looked at; both by the mall's clock, which can be moved. */
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

/** A carrier that exists in the demo mall only: its parcels move along by themselves, and faster when they are told to. */
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
    // Numbers of any other look are made up.
    knows: (trackingNumber) => numbers.test(trackingNumber),
    async ask(parcel) {
      return answer(planOf(parcel), parcel.now);
    },
    async hurry({ reported, ...parcel }) {
      const plan = planOf(parcel);
      const next = plan.findIndex(({ id, at }) => at > parcel.now && !reported.includes(id));
      // What was to come before it has happened earlier, when it was hurried as well.
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
