import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { DayRange } from '#contract/core/days.ts';
import { filterOf, Id, nothing, Paging, pageOf } from '#contract/core/values.ts';

// Who did what for a shop. An entry is written in the transaction of what was done, and never changed.

/** What people of a shop can do, by the kind of thing that they do it to. */
export const shopActs = {
  product: [
    'product_published',
    'product_submitted',
    'product_approved',
    'product_refused',
    'product_forced_down',
    'product_lifted',
    'draft_discarded',
    'draft_restored',
    'draft_withdrawn',
    'product_hidden',
    'product_shown',
    'product_binned',
    'product_restored',
    'products_imported',
    'import_undone',
    'flash_signed_up',
    'flash_changed',
    'flash_withdrawn',
    'flash_accepted',
    'flash_refused',
    'flash_cancelled',
  ],
  order: [
    'order_shipped',
    'tracking_corrected',
    'order_noted',
    'order_flagged',
    'order_unflagged',
    'address_change_agreed',
    'address_change_refused',
    'price_offered',
    'price_offer_withdrawn',
  ],
  stock: ['stock_changed', 'stock_counted', 'low_stock_set', 'low_stock_default_set'],
  refund: [
    'refund_accepted',
    'refund_granted',
    'refund_offered',
    'refund_refused',
    'return_received',
    'return_contested',
    'return_address_added',
    'return_address_changed',
    'return_address_default_set',
    'return_address_deleted',
    'return_address_restored',
  ],
  review: ['review_answered', 'review_reported', 'report_withdrawn'],
  question: ['question_answered', 'question_reported', 'answer_reported'],
  chat: [
    'chat_hours_saved',
    'chat_phrase_added',
    'chat_phrase_changed',
    'chat_phrase_deleted',
    'chat_shopper_blocked',
    'chat_shopper_unblocked',
  ],
  finance: [
    'payout_requested',
    'payout_cancelled',
    'payout_approved',
    'payout_refused',
    'payout_sent',
    'payout_paid',
    'payout_failed',
    'payout_returned',
    'payout_account_changed',
    'payout_schedule_changed',
    'tax_data_changed',
    'balance_corrected',
  ],
  shop: [
    'shop_edited',
    'shop_pictures_changed',
    'policies_changed',
    'shelf_added',
    'shelf_renamed',
    'shelves_sorted',
    'shelf_deleted',
    'shelf_restored',
    'shelf_filled',
    'shelf_emptied',
    'home_saved',
    'home_published',
    'home_discarded',
    'shop_opened',
    'shop_closed',
    'holiday_planned',
    'holiday_ended',
    'view_shared',
    'view_unshared',
  ],
  coupon: ['coupon_added', 'coupon_changed', 'coupon_stopped', 'coupon_resumed', 'coupon_deleted', 'coupon_restored'],
  bargain: ['bargain_added', 'bargain_changed', 'bargain_stopped'],
  deal: ['deal_added', 'deal_changed', 'deal_stopped'],
  freight: ['freight_added', 'freight_changed', 'freight_deleted', 'freight_restored', 'freight_default_set'],
  people: [
    'role_added',
    'role_changed',
    'role_deleted',
    'role_restored',
    'staff_invited',
    'invitation_withdrawn',
    'invitation_accepted',
    'staff_role_changed',
    'staff_removed',
    'staff_restored',
    'second_factor_demanded',
    'second_factor_released',
    'hand_over_offered',
    'hand_over_withdrawn',
    'hand_over_accepted',
    'hand_over_declined',
    'hand_over_expired',
    'hand_over_ended',
  ],
  integration: [
    'key_added',
    'key_revoked',
    'webhook_added',
    'webhook_changed',
    'webhook_secret_renewed',
    'webhook_switched_off',
    'webhook_deleted',
  ],
} as const;

export type ShopActKind = keyof typeof shopActs;
export type ShopAct = (typeof shopActs)[ShopActKind][number];

/** What the platform does to a shop's things, or the mall by itself; no person of the shop is named. */
export const platformActs: readonly ShopAct[] = [
  'product_approved',
  'product_refused',
  'product_forced_down',
  'product_lifted',
  'flash_accepted',
  'flash_refused',
  'flash_cancelled',
  'hand_over_expired',
  'hand_over_ended',
  'payout_approved',
  'payout_refused',
  'payout_sent',
  'payout_paid',
  'payout_failed',
  'payout_returned',
  'balance_corrected',
  'webhook_switched_off',
];

export const shopActKinds = Object.keys(shopActs) as [ShopActKind, ...ShopActKind[]];
export const allShopActs = Object.values(shopActs).flat() as [ShopAct, ...ShopAct[]];

export const ShopLogEntry = z.object({
  id: Id,
  act: z.enum(allShopActs),
  accountId: Id.nullable().describe('Null when the account no longer exists'),
  nickname: z.string(),
  keyName: z.string().nullable().describe('The API key with which it was done; null: a person did it'),
  subject: z
    .string()
    .describe('To what: an order’s number, a role’s name, a mail address')
    .meta({ examples: ['Packer'] }),
  note: z.string().describe('What else there is to say, in the words of whoever did it'),
  at: z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] }),
});
export type ShopLogEntry = z.infer<typeof ShopLogEntry>;

/** Counting stops here: so many are at least that many. */
export const logCountMax = 10_000;

export const listShopLog = call({
  method: 'GET',
  path: '/api/merchant/log',
  who: 'merchant',
  scope: 'people',
  summary: 'Lists who did what for the shop, newest first. `total` counts no further than 10,000',
  input: z.object({
    kind: filterOf(z.enum(shopActKinds)),
    accountId: filterOf(Id),
    words: z.string().trim().max(64).default('').describe('Part of the subject'),
    ...DayRange.shape,
    ...Paging.shape,
  }),
  output: pageOf(ShopLogEntry),
  refuses: [],
});

export const logPeopleMax = 1_000;

export const listLogPeople = call({
  method: 'GET',
  path: '/api/merchant/log/people',
  who: 'merchant',
  scope: 'people',
  summary: `Lists up to ${logPeopleMax} people who stand in the log of the shop, also those who have left it, by name`,
  input: nothing,
  output: z.array(z.object({ accountId: Id, nickname: z.string() })).max(logPeopleMax),
  refuses: [],
});
