import { z } from 'zod';
import { applicationLimits } from '#contract/applications/shopper.ts';
import { call } from '#contract/core/call.ts';
import { Id, Money, nothing } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { RefusedProviderRefund, recordTransfer } from '#contract/payments/platform.ts';
import { PayoutNumber } from '#contract/payouts/merchant-payouts.ts';
import { payoutReferenceMax } from '#contract/payouts/values.ts';
import { refusalMax } from '#contract/refunds/merchant.ts';
import { RefundKind, RefundNumber, RefundReason, RefundStatus } from '#contract/refunds/shopper.ts';
import { contestKinds } from '#contract/refunds/values.ts';
import { ANSWER_MAX } from '#contract/reviews/merchant.ts';

// Demo mode: what waits for the shops and for the platform, and their actions, open to every visitor.

const waitingMax = 50;

/** The first product of several, and how many more there are. */
const products = { product: z.string(), more: z.int().min(0) };

export const DeskOrder = z.object({
  ...products,
  orderNo: OrderNumber,
  payable: Money,
  paidAt: z.iso.datetime(),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

export const DeskRefund = z.object({
  ...products,
  refundOrderNo: RefundNumber,
  orderNo: OrderNumber,
  shopName: z.string(),
  status: RefundStatus,
  kind: RefundKind,
  reason: RefundReason,
  note: z.string(),
  refusal: z.string().describe('Why the shop refused'),
  payable: Money,
  answerBy: z.iso.datetime().nullable(),
});
export type DeskRefund = z.infer<typeof DeskRefund>;

export const DeskReview = z.object({ id: Id, product: z.string(), star: z.int().min(1).max(5), comment: z.string() });
export type DeskReview = z.infer<typeof DeskReview>;

export const DeskShop = z.object({
  id: Id,
  name: z.string(),
  orders: z.array(DeskOrder).max(waitingMax).describe('Paid, and not completely sent'),
  refunds: z.array(DeskRefund).max(waitingMax).describe('Requests to answer, and returned products'),
  reviews: z.array(DeskReview).max(waitingMax).describe('Reviews without an answer'),
});
export type DeskShop = z.infer<typeof DeskShop>;

export const DeskApplication = z.object({
  id: Id,
  name: z.string(),
  realName: z.string(),
  createTime: z.iso.datetime(),
});
export type DeskApplication = z.infer<typeof DeskApplication>;

export const DeskPayout = z.object({
  payoutNo: PayoutNumber,
  shopName: z.string(),
  amount: Money,
  status: z.enum(['requested', 'approved']),
  requestedAt: z.iso.datetime(),
});
export type DeskPayout = z.infer<typeof DeskPayout>;

export const Desk = z.object({
  shops: z
    .array(DeskShop)
    .max(3 * waitingMax)
    .describe('Shops with something to do'),
  applications: z.array(DeskApplication).max(waitingMax),
  refunds: z.array(DeskRefund).max(waitingMax).describe('Refunds that the platform has to decide'),
  providerRefunds: z
    .array(RefusedProviderRefund)
    .max(waitingMax)
    .describe('Provider refunds that the provider refused'),
  payouts: z.array(DeskPayout).max(waitingMax).describe('Payouts to approve, and approved ones to transfer'),
});
export type Desk = z.infer<typeof Desk>;

export const getDesk = call({
  method: 'GET',
  path: '/api/dev/desk',
  who: 'anyone',
  summary: 'Lists what each shop and the platform have to do, newest first. Only in demo mode',
  input: nothing,
  output: Desk,
  refuses: ['demo_closed'],
});

const refundOrderNo = RefundNumber;

export const ShopAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ship'), orderNo: OrderNumber }),
  z.object({ action: z.literal('acceptRefund'), refundOrderNo }),
  z.object({ action: z.literal('refuseRefund'), refundOrderNo, reason: z.string().trim().min(1).max(refusalMax) }),
  z.object({ action: z.literal('receiveReturn'), refundOrderNo }),
  z.object({
    action: z.literal('contestReturn'),
    refundOrderNo,
    kind: z.enum(contestKinds),
    note: z.string().trim().min(1).max(refusalMax),
  }),
  z.object({ action: z.literal('answerReview'), id: Id, text: z.string().trim().min(1).max(ANSWER_MAX) }),
]);
export type ShopAction = z.output<typeof ShopAction>;

export const actAsShop = call({
  method: 'POST',
  path: '/api/dev/desk/shop',
  who: 'anyone',
  summary: 'Acts as the owner of the shop concerned: ships, answers a refund, a return or a review. Only in demo mode',
  input: ShopAction,
  output: done,
  refuses: [
    'bad_input',
    'demo_closed',
    'shop_not_found',
    'order_not_found',
    'order_cannot_move',
    'nothing_to_ship',
    'carrier_unknown',
    'tracking_taken',
    'refund_not_found',
    'refund_cannot_move',
    'picture_unknown',
    'review_not_found',
  ],
});

export const PlatformAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approveApplication'), id: Id }),
  z.object({
    action: z.literal('refuseApplication'),
    id: Id,
    reason: z.string().trim().min(1).max(applicationLimits.reason),
  }),
  z.object({ action: z.literal('grantRefund'), refundOrderNo }),
  z.object({ action: z.literal('recordTransfer'), ...recordTransfer.input.shape }),
  z.object({ action: z.literal('approvePayout'), payoutNo: PayoutNumber }),
  z.object({
    action: z.literal('payPayout'),
    payoutNo: PayoutNumber,
    reference: z.string().trim().min(1).max(payoutReferenceMax),
  }),
  z.object({ action: z.literal('denyRefund'), refundOrderNo, reason: z.string().trim().min(1).max(refusalMax) }),
]);
export type PlatformAction = z.output<typeof PlatformAction>;

export const actAsPlatform = call({
  method: 'POST',
  path: '/api/dev/desk/platform',
  who: 'anyone',
  summary:
    'Acts as the platform: decides about applications and refunds, approves payouts and records them as paid. Only in demo mode',
  input: PlatformAction,
  output: done,
  refuses: [
    'bad_input',
    'demo_closed',
    'application_not_found',
    'application_decided',
    'applicant_closed',
    'applicant_owns_shop',
    'shop_name_taken',
    'refund_not_found',
    'refund_cannot_move',
    'refund_too_many',
    'pay_back_not_found',
    'payout_not_found',
    'payout_cannot_move',
    'payout_decided',
    'picture_unknown',
  ],
});
