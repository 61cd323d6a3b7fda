/**
 * A group is one file per language, locales/<language>/<group>.json: what useTranslations('<group>') reads. It comes with
 * the pages that name it in storefront/routes.ts and the dialogs that need it (`WithMessages`), unless one of these lists
 * has it.
 */
export const withEveryPage = ['catalogue', 'errors', 'shell', 'site'] as const;

/** Said by the server alone: no browser fetches them. */
export const onServerOnly = [
  'first-face',
  'mails',
  'message-samples',
  'notification-texts',
  'provider-pages',
  'refusals',
  'review-authors',
  'seller-agreement',
  'shop-roles',
  'statement-file',
] as const;

/** Shown by the console alone, which fetches them itself. */
export const inConsole = [
  'chat-desk',
  'console',
  'finance',
  'flash-sales',
  'holidays',
  'insights',
  'integrations',
  'marketing',
  'platform',
  'platform-campaigns',
  'platform-coupons',
  'platform-desk',
  'platform-machine',
  'platform-messages',
  'platform-face',
  'platform-flash',
  'platform-settings',
  'platform-people',
  'platform-shops',
  'platform-products',
  'platform-money',
  'product-import',
  'shop-face',
  'shop-log',
  'statements',
] as const;

type NotLater = (typeof withEveryPage)[number] | (typeof onServerOnly)[number] | (typeof inConsole)[number];
export type LaterGroup = Exclude<keyof Messages, NotLater>;

/** English says which keys there are; the compiler checks every use by it. */
export type Messages = {
  account: typeof import('./en/account.json');
  activities: typeof import('./en/activities.json');
  addresses: typeof import('./en/addresses.json');
  agreement: typeof import('./en/agreement.json');
  alerts: typeof import('./en/alerts.json');
  applications: typeof import('./en/applications.json');
  'buy-steps': typeof import('./en/buy-steps.json');
  cart: typeof import('./en/cart.json');
  chat: typeof import('./en/chat.json');
  catalogue: typeof import('./en/catalogue.json');
  'chat-desk': typeof import('./en/chat-desk.json');
  checkout: typeof import('./en/checkout.json');
  compare: typeof import('./en/compare.json');
  console: typeof import('./en/console.json');
  coupons: typeof import('./en/coupons.json');
  deals: typeof import('./en/deals.json');
  demo: typeof import('./en/demo.json');
  errors: typeof import('./en/errors.json');
  favourites: typeof import('./en/favourites.json');
  finance: typeof import('./en/finance.json');
  'first-face': typeof import('./en/first-face.json');
  'flash-sales': typeof import('./en/flash-sales.json');
  help: typeof import('./en/help.json');
  'holiday-notice': typeof import('./en/holiday-notice.json');
  holidays: typeof import('./en/holidays.json');
  home: typeof import('./en/home.json');
  identity: typeof import('./en/identity.json');
  insights: typeof import('./en/insights.json');
  integrations: typeof import('./en/integrations.json');
  kit: typeof import('./en/kit.json');
  mails: typeof import('./en/mails.json');
  'message-samples': typeof import('./en/message-samples.json');
  marketing: typeof import('./en/marketing.json');
  'notification-texts': typeof import('./en/notification-texts.json');
  'offer-notes': typeof import('./en/offer-notes.json');
  orders: typeof import('./en/orders.json');
  'product-import': typeof import('./en/product-import.json');
  outbox: typeof import('./en/outbox.json');
  'own-coupons': typeof import('./en/own-coupons.json');
  'page-end': typeof import('./en/page-end.json');
  payments: typeof import('./en/payments.json');
  platform: typeof import('./en/platform.json');
  'platform-campaigns': typeof import('./en/platform-campaigns.json');
  'platform-coupons': typeof import('./en/platform-coupons.json');
  'platform-machine': typeof import('./en/platform-machine.json');
  'platform-messages': typeof import('./en/platform-messages.json');
  'platform-face': typeof import('./en/platform-face.json');
  'platform-flash': typeof import('./en/platform-flash.json');
  'platform-settings': typeof import('./en/platform-settings.json');
  'platform-desk': typeof import('./en/platform-desk.json');
  'platform-people': typeof import('./en/platform-people.json');
  'platform-shops': typeof import('./en/platform-shops.json');
  'platform-money': typeof import('./en/platform-money.json');
  'platform-products': typeof import('./en/platform-products.json');
  points: typeof import('./en/points.json');
  preview: typeof import('./en/preview.json');
  prices: typeof import('./en/prices.json');
  product: typeof import('./en/product.json');
  'product-rows': typeof import('./en/product-rows.json');
  'provider-pages': typeof import('./en/provider-pages.json');
  questions: typeof import('./en/questions.json');
  ranking: typeof import('./en/ranking.json');
  receipts: typeof import('./en/receipts.json');
  refunds: typeof import('./en/refunds.json');
  refusals: typeof import('./en/refusals.json');
  'review-authors': typeof import('./en/review-authors.json');
  reviews: typeof import('./en/reviews.json');
  search: typeof import('./en/search.json');
  'sample-mails': typeof import('./en/sample-mails.json');
  'seller-agreement': typeof import('./en/seller-agreement.json');
  shell: typeof import('./en/shell.json');
  'shop-face': typeof import('./en/shop-face.json');
  'shop-log': typeof import('./en/shop-log.json');
  'shop-roles': typeof import('./en/shop-roles.json');
  shops: typeof import('./en/shops.json');
  site: typeof import('./en/site.json');
  'statement-file': typeof import('./en/statement-file.json');
  statements: typeof import('./en/statements.json');
};

type KeysOf<Texts, Before extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? `${Before}${Key}` : KeysOf<Texts[Key], `${Before}${Key}.`>;
}[keyof Texts & string];

/** One message: "cart.title". */
export type MessageKey = KeysOf<Messages, ''>;
