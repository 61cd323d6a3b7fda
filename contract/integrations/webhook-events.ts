import { z } from 'zod';
import type { ShopScope } from '#contract/core/call.ts';
import { Id, Money } from '#contract/core/values.ts';

// What webhooks send: small, and stable. A field may be added; one that is there never changes its meaning under the same version.

export const webhookVersion = 1;

/** What a shop can be notified of, and the scope that whoever wants it needs. A new kind is a row here, and one in `webhookData`. */
export const webhookScopes = {
  'order.paid': 'orders',
  'order.shipped': 'orders',
  'refund.asked': 'refunds',
  'stock.low': 'products',
  'payout.paid': 'finance',
  'payout.failed': 'finance',
  'payout.returned': 'finance',
} as const satisfies Record<string, ShopScope>;

export type WebhookKind = keyof typeof webhookScopes;
export const webhookKinds = Object.keys(webhookScopes) as [WebhookKind, ...WebhookKind[]];
/** A test is sent only when someone asks for it. */
export const testKind = 'test';
export const sentKinds = [...webhookKinds, testKind] as const;
export type SentKind = (typeof sentKinds)[number];

const Time = z.iso.datetime();

/** What has become of a payout; the kind says what. */
const PayoutData = z.object({
  payoutNo: z.string(),
  currency: z.string(),
  amount: Money,
  account: z.string().describe('The bank, and the last four characters of the account'),
  reference: z.string().describe('Of the transfer; empty for one that has failed'),
  reason: z.string().describe('Why it has failed or was returned: then its amount is available again'),
  endedAt: Time,
});

/** `data` by kind. */
export const webhookData = {
  'order.paid': z.object({
    orderNo: z.string(),
    currency: z.string(),
    payable: Money.describe('What the buyer has paid'),
    units: z.int(),
    paidAt: Time,
    shipBy: Time.nullable(),
  }),
  'order.shipped': z.object({
    orderNo: z.string(),
    parcelId: Id,
    delivery: z.string().describe('courier, person, pickup, virtual …'),
    carrier: z.string(),
    trackingNumber: z.string(),
    units: z.int(),
    sentAt: Time,
  }),
  'refund.asked': z.object({
    refundOrderNo: z.string(),
    orderNo: z.string(),
    kind: z.string().describe('money, or goods that are sent back'),
    currency: z.string(),
    payable: Money,
    units: z.int(),
    askedAt: Time,
    answerBy: Time.nullable(),
  }),
  'stock.low': z.object({
    productId: Id,
    skuId: Id,
    code: z.string().describe('The shop’s own code; may be empty'),
    available: z.int().min(0),
    lowAt: z.int().min(0),
  }),
  'payout.paid': PayoutData,
  'payout.failed': PayoutData,
  'payout.returned': PayoutData,
  test: z.object({ text: z.string() }),
} as const satisfies Record<SentKind, z.ZodType>;

/** The body of every webhook. */
export const WebhookEvent = z.object({
  id: z.string().describe('The same in every try and replay: whoever has seen it has nothing to do'),
  version: z.literal(webhookVersion),
  kind: z.enum(sentKinds),
  shopId: Id,
  happenedAt: Time,
  data: z.record(z.string(), z.unknown()),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;
