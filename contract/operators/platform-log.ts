import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { DayRange } from '#contract/core/days.ts';
import { filterOf, Id, nothing, Paging, pageOf } from '#contract/core/values.ts';

// What operators did. An entry is written in the transaction of what was done; the database lets nobody change it.

/** What operators can do, by the kind of thing that they do it to. */
export const operatorActs = {
  application: ['application_approved', 'application_refused', 'application_asked'],
  shop: [
    'shop_blocked',
    'shop_unblocked',
    'shop_marked',
    'shop_looked_at',
    'shop_look_ended',
    'category_commission_set',
    'shop_commission_set',
    'commission_withdrawn',
    'shop_type_added',
    'shop_type_edited',
    'shop_type_retired',
    'shop_type_offered',
    'shop_type_removed',
    'shop_type_moved',
    'shop_types_sorted',
    'shop_category_added',
    'shop_category_edited',
    'shop_category_retired',
    'shop_category_offered',
    'shop_category_removed',
    'shop_category_moved',
    'shop_categories_sorted',
  ],
  product: [
    'product_approved',
    'product_refused',
    'product_forced_down',
    'product_lifted',
    'product_review_changed',
    'guarantees_changed',
  ],
  category: [
    'category_added',
    'category_edited',
    'category_moved',
    'category_merged',
    'category_deleted',
    'category_specs_changed',
  ],
  brand: ['brand_added', 'brand_edited', 'brands_merged', 'brand_deleted'],
  face: [
    'face_published',
    'face_draft_discarded',
    'face_draft_saved',
    'activity_added',
    'activity_draft_saved',
    'activity_published',
    'activity_draft_discarded',
    'activity_deleted',
    'activities_sorted',
  ],
  search: ['synonyms_changed', 'redirects_changed', 'hot_keywords_changed', 'ranking_changed'],
  flash: [
    'flash_sale_added',
    'flash_sale_edited',
    'flash_sale_cancelled',
    'flash_sign_up_accepted',
    'flash_sign_up_refused',
    'flash_product_chosen',
  ],
  coupon: [
    'platform_coupon_added',
    'platform_coupon_edited',
    'platform_coupon_stopped',
    'platform_coupon_resumed',
    'platform_coupon_deleted',
    'coupon_given',
    'points_given',
    'points_taken',
  ],
  order: ['order_people_shown'],
  refund: ['dispute_decided', 'provider_refund_transferred'],
  review: ['review_hidden', 'review_kept'],
  question: ['question_hidden', 'question_kept', 'answer_hidden', 'answer_kept'],
  chat: [
    'chat_hours_saved',
    'chat_phrase_added',
    'chat_phrase_changed',
    'chat_phrase_deleted',
    'chat_shopper_blocked',
    'chat_shopper_unblocked',
    'chat_report_upheld',
    'chat_report_dismissed',
  ],
  account: [
    'account_people_shown',
    'account_disabled',
    'account_enabled',
    'account_signed_out',
    'account_visitors_adopted',
    'account_session_ended',
    'account_exported',
    'account_deleted',
  ],
  source: ['source_blocked', 'source_block_lifted'],
  payout: [
    'payout_approved',
    'payout_refused',
    'payout_sent',
    'payout_paid',
    'payout_failed',
    'payout_returned',
    'payout_account_shown',
    'payout_filed',
    'balance_corrected',
    'books_compared',
    'difference_explained',
  ],
  settings: ['settings_saved', 'message_wording_saved', 'message_tested', 'first_steps_skipped'],
  machine: [
    'checks_run',
    'check_run',
    'job_run',
    'message_retried',
    'message_dropped',
    'delivery_retried',
    'delivery_dropped',
    'cache_dropped',
  ],
  operator: [
    'first_administrator_joined',
    'operator_invited',
    'operator_invitation_withdrawn',
    'operator_joined',
    'operator_role_changed',
    'operator_removed',
    'operator_role_added',
    'operator_role_edited',
    'operator_role_deleted',
  ],
} as const;

export type OperatorActKind = keyof typeof operatorActs;
export type OperatorAct = (typeof operatorActs)[OperatorActKind][number];
export const operatorActKinds = Object.keys(operatorActs) as [OperatorActKind, ...OperatorActKind[]];
export const allOperatorActs = Object.values(operatorActs).flat() as [OperatorAct, ...OperatorAct[]];

/** What of a thing was changed: names of what it has, with their values in words or numbers. */
const State = z.record(z.string(), z.unknown()).nullable();

export const OperatorLogEntry = z.object({
  id: Id,
  act: z.enum(allOperatorActs),
  accountId: Id,
  who: z.string().describe('The name and address that the operator had then'),
  subject: z
    .string()
    .describe('To what: a number, a name, a mail address')
    .meta({ examples: ['PO2026111800000000000001'] }),
  before: State.describe('As it was; null when there was nothing'),
  after: State.describe('As it is since then; null when nothing is left'),
  reason: z.string().describe('In the words of whoever did it'),
  source: z.string().describe('The network address from which it was done'),
  device: z.string().describe('Browser and system, as they describe themselves'),
  at: z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] }),
});
export type OperatorLogEntry = z.infer<typeof OperatorLogEntry>;

/** Counting stops here: so many are at least that many. */
export const operatorLogCountMax = 10_000;

export const listOperatorLog = call({
  method: 'GET',
  path: '/api/platform/operator/log',
  who: 'platform',
  scope: 'operators',
  summary: 'Lists what operators did, newest first. `total` counts no further than 10,000',
  input: z.object({
    kind: filterOf(z.enum(operatorActKinds)),
    accountId: filterOf(Id),
    words: z.string().trim().max(64).default('').describe('Part of the subject'),
    ...DayRange.shape,
    ...Paging.shape,
  }),
  output: pageOf(OperatorLogEntry),
  refuses: [],
});

export const operatorsInLogMax = 1_000;

export const listOperatorsInLog = call({
  method: 'GET',
  path: '/api/platform/operator/log/people',
  who: 'platform',
  scope: 'operators',
  summary: `Lists up to ${operatorsInLogMax} operators who stand in the log, also those who have left, by name`,
  input: nothing,
  output: z.array(z.object({ accountId: Id, nickname: z.string() })).max(operatorsInLogMax),
  refuses: [],
});
