import type { CarrierPartner } from './carrier.ts';
import { demoPlans, openDemoCarrier } from './demo-carrier.ts';
import { knownCarriers } from './known-carriers.ts';
import { knownCarrier, openWebhookCarrier } from './webhook-carrier.ts';

/** The secrets with which carriers sign their webhooks, by carrier code. */
export type CarrierSecrets = ReadonlyMap<string, readonly string[]>;

let open: readonly CarrierPartner[] = [];

/** Sets the carriers of this process; the demo mall has additional simulated ones. */
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

/** The carrier that someone has written down, by its code or its name. */
export function findCarrierByText(text: string): CarrierPartner | null {
  const same = (name: string) => name.toLowerCase() === text.trim().toLowerCase();
  return open.find(({ code, name }) => same(code) || same(name)) ?? null;
}
