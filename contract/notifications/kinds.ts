import type { PlatformScope, ShopScope } from '#contract/core/call.ts';

// What people are notified of, and by what. A kind is what someone can turn on and off.

/** On the pages of the mall, by mail, and by SMS. */
export const noticeChannels = ['site', 'mail', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Who is notified: someone who buys, works for a shop, or runs the mall. */
export const noticeSides = ['shopper', 'shop', 'platform'] as const;
export type NoticeSide = (typeof noticeSides)[number];

export const shopperKinds = [
  'order_paid',
  'order_shipped',
  'out_for_delivery',
  'delivered',
  'order_late',
  'order_changed',
  'payment_problem',
  'refund',
  'refund_deadline',
  'dispute',
  'coupon_ending',
  'price_drop',
  'back_in_stock',
  'review_answer',
  'question_answer',
  'chat',
  'application',
] as const;

export const shopKinds = [
  'sold',
  'ship_deadline',
  'order_changed',
  'refund',
  'refund_deadline',
  'dispute',
  'low_stock',
  'review',
  'question',
  'payout',
  'payout_account',
  'product',
  'flash_sale',
  'shop',
  'webhook',
] as const;

export const platformKinds = [
  'application',
  'dispute',
  'refund_deadline',
  'provider_refund',
  'shop',
  'checks',
] as const;

export type ShopKind = (typeof shopKinds)[number];
export type PlatformKind = (typeof platformKinds)[number];
export type NoticeKind = (typeof shopperKinds)[number] | ShopKind | PlatformKind;

export const noticeKinds = [...new Set<NoticeKind>([...shopperKinds, ...shopKinds, ...platformKinds])];

export const kindsOfSide = {
  shopper: shopperKinds,
  shop: shopKinds,
  platform: platformKinds,
} as const satisfies Record<NoticeSide, readonly NoticeKind[]>;

/** What someone of a shop must be allowed to do to be notified of it. */
export const scopeOfShopKind: Readonly<Record<ShopKind, ShopScope>> = {
  sold: 'orders',
  ship_deadline: 'orders',
  order_changed: 'orders',
  refund: 'refunds',
  refund_deadline: 'refunds',
  dispute: 'refunds',
  low_stock: 'products',
  review: 'reviews',
  question: 'reviews',
  payout: 'finance',
  payout_account: 'finance',
  product: 'products',
  flash_sale: 'marketing',
  shop: 'shop',
  webhook: 'people',
};

export const scopeOfPlatformKind: Readonly<Record<PlatformKind, PlatformScope>> = {
  application: 'applications',
  dispute: 'refunds',
  refund_deadline: 'refunds',
  provider_refund: 'finance',
  shop: 'shops',
  checks: 'machine',
};
