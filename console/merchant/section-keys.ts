import type { Messages } from '#locales/groups.ts';

type SectionName = keyof Messages['console']['sections'];
export type Section = { path: string; name: SectionName };

/** The second key after "g", for the sections that people open most. */
export const keyOf: Partial<Record<SectionName, string>> = {
  today: 'h',
  orders: 'o',
  products: 'p',
  stock: 'i', // inventory
  refunds: 'r',
  reviews: 'v',
  chat: 't', // talk
  finance: 'f',
  marketing: 'c', // coupons
  insights: 'n', // numbers
  freight: 'd',
  people: 'e',
  shop: 's',
};
