/**
 * Groups of messages that only some pages and dialogs need. Each is fetched with the first of them (see
 * `WithMessages`), so that nobody waits for texts that are not shown. All other groups come with every page.
 */
export const laterGroups = [
  'identity',
  'account',
  'agreement',
  'outbox',
  'shops',
  'coupons',
  'addresses',
  'ownCoupons',
  'points',
  'lists',
  'favourites',
  'product',
  'search',
  'payments',
  'orders',
  'refunds',
  'checkout',
  'cart',
  'reviews',
  'world',
  'applications',
] as const;
export type LaterGroup = (typeof laterGroups)[number];

/** Groups that only the server says. */
export const serverGroups = ['refusals', 'mails', 'standIn', 'scanPage', 'sellerAgreement'] as const;
