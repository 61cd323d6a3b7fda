import type { TrackStep } from '#contract/shipping.ts';
import type { CarrierEvent, CarrierPartner } from './carrier.ts';

type Stage = { step: TrackStep; afterSeconds: number; place: string };

const minute = 60;
const hour = 60 * minute;

/** Quick enough to be watched, and slow enough to be looked at; both by the mall's clock, which can be moved. */
export const demoPlans: readonly { code: string; name: string; stages: readonly Stage[] }[] = [
  {
    code: 'demo-express',
    name: 'Galleria Express',
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
    stages: [
      { step: 'picked_up', afterSeconds: minute, place: 'Oakland, CA' },
      { step: 'in_transit', afterSeconds: 20 * minute, place: 'Reno, NV' },
      { step: 'in_transit', afterSeconds: 26 * hour, place: 'Sacramento, CA' },
      { step: 'out_for_delivery', afterSeconds: 44 * hour, place: 'San Francisco, CA' },
      { step: 'delivered', afterSeconds: 50 * hour, place: 'San Francisco, CA' },
    ],
  },
];

/** A carrier that exists in the demo mall only: its parcels move along by themselves. */
export function openDemoCarrier({ code, name, stages }: (typeof demoPlans)[number]): CarrierPartner {
  return {
    code,
    name,
    trackUrl: () => null,
    async ask({ trackingNumber, sentAt, now }) {
      const events = stages.map(
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
        events: events.filter(({ at }) => at <= now),
        askAgainAt: events.find(({ at }) => at > now)?.at ?? null,
      };
    },
  };
}
