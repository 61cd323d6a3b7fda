import type { CarrierPartner } from './carrier.ts';
import { demoPlans, openDemoCarrier } from './demo-carrier.ts';
import { knownCarriers } from './known-carriers.ts';
import { knownCarrier, openWebhookCarrier } from './webhook-carrier.ts';

/** The secrets by which carriers sign what they tell, by their codes. */
export type CarrierSecrets = ReadonlyMap<string, readonly string[]>;

let open: readonly CarrierPartner[] = [];

/** Says who brings parcels for this process: in the demo mall also those that only exist there. */
export function openParcelCarriers(secrets: CarrierSecrets, isDemo: boolean): void {
  const known = knownCarriers.map((carrier) => {
    const own = secrets.get(carrier.code);
    return own ? openWebhookCarrier(carrier, own) : knownCarrier(carrier);
  });
  open = [...(isDemo ? demoPlans.map(openDemoCarrier) : []), ...known];
}

export function carriers(): readonly CarrierPartner[] {
  return open;
}

export function findCarrier(code: string): CarrierPartner | null {
  return open.find((carrier) => carrier.code === code) ?? null;
}
