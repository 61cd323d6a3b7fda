import type { OrderPerson } from '#contract/refunds/platform-orders.ts';
import { maskContact } from '#server/modules/identity/index.ts';

const hidden = '•••';

/** A name of which only the first letter is legible. */
const maskName = (name: string): string => `${[...name][0] ?? ''}${hidden}`;
const masked = (contact: string): string => contact && maskContact(contact);

/** Whom to reach, masked. */
export const maskReach = ({ email, phone }: { email: string | null; phone: string | null }): string =>
  masked(email ?? phone ?? '');

/** A consignee of whom only the country is legible. */
export function maskPerson({ realName, phone, email, country }: OrderPerson): OrderPerson {
  return {
    realName: maskName(realName),
    phone: masked(phone),
    email: masked(email),
    detail: hidden,
    postCode: hidden,
    country,
  };
}
