import type { Locale } from '#contract/core/languages.ts';
import { type LaterGroup, laterGroups } from './message-groups.ts';
import { type LoadMessages, loadMessages, loadOnce, type Messages } from './messages.ts';

// One file per language and group. The list of them is no part of the first load: see vite.config.ts.
const files = {
  identity: import.meta.glob('/locales/*.json', { query: '?group=identity' }) as Record<string, LoadMessages>,
  account: import.meta.glob('/locales/*.json', { query: '?group=account' }) as Record<string, LoadMessages>,
  agreement: import.meta.glob('/locales/*.json', { query: '?group=agreement' }) as Record<string, LoadMessages>,
  product: import.meta.glob('/locales/*.json', { query: '?group=product' }) as Record<string, LoadMessages>,
  search: import.meta.glob('/locales/*.json', { query: '?group=search' }) as Record<string, LoadMessages>,
  cart: import.meta.glob('/locales/*.json', { query: '?group=cart' }) as Record<string, LoadMessages>,
  outbox: import.meta.glob('/locales/*.json', { query: '?group=outbox' }) as Record<string, LoadMessages>,
  shops: import.meta.glob('/locales/*.json', { query: '?group=shops' }) as Record<string, LoadMessages>,
  coupons: import.meta.glob('/locales/*.json', { query: '?group=coupons' }) as Record<string, LoadMessages>,
  addresses: import.meta.glob('/locales/*.json', { query: '?group=addresses' }) as Record<string, LoadMessages>,
  ownCoupons: import.meta.glob('/locales/*.json', { query: '?group=ownCoupons' }) as Record<string, LoadMessages>,
  points: import.meta.glob('/locales/*.json', { query: '?group=points' }) as Record<string, LoadMessages>,
  lists: import.meta.glob('/locales/*.json', { query: '?group=lists' }) as Record<string, LoadMessages>,
  favourites: import.meta.glob('/locales/*.json', { query: '?group=favourites' }) as Record<string, LoadMessages>,
  orders: import.meta.glob('/locales/*.json', { query: '?group=orders' }) as Record<string, LoadMessages>,
  refunds: import.meta.glob('/locales/*.json', { query: '?group=refunds' }) as Record<string, LoadMessages>,
  checkout: import.meta.glob('/locales/*.json', { query: '?group=checkout' }) as Record<string, LoadMessages>,
  payments: import.meta.glob('/locales/*.json', { query: '?group=payments' }) as Record<string, LoadMessages>,
  reviews: import.meta.glob('/locales/*.json', { query: '?group=reviews' }) as Record<string, LoadMessages>,
  world: import.meta.glob('/locales/*.json', { query: '?group=world' }) as Record<string, LoadMessages>,
  applications: import.meta.glob('/locales/*.json', { query: '?group=applications' }) as Record<string, LoadMessages>,
} satisfies Record<LaterGroup, Record<string, LoadMessages>>;

/** Fetches a group of messages that not every page needs, once. */
export function loadLaterMessages(locale: Locale, group: LaterGroup): Promise<Messages> {
  return loadOnce(`${locale} ${group}`, locale, files[group]);
}

/** Everything in one language: the server has it all at hand before it renders. */
export async function loadAllMessages(locale: Locale): Promise<void> {
  await Promise.all([loadMessages(locale), ...laterGroups.map((group) => loadLaterMessages(locale, group))]);
}
