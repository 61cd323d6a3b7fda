import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Money, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { OrderNumber, OrderStatus, RefundRight } from '#contract/orders/shopper.ts';
import { disputeKinds, Proofs, RefundOffer, ReturnTrack, refundPicturesMax } from './values.ts';

// Refunds as their buyer sees them; what shops and the platform do is in merchant.ts and platform.ts.

/** The reasons that a buyer may give; each has a text in every language. */
export const refundReasons = [
  'changed_mind',
  'wrong_order',
  'not_as_described',
  'damaged',
  'wrong_goods',
  'missing_parts',
  'poor_quality',
  'late',
  'other',
] as const;
export const RefundReason = z.enum(refundReasons);
export type RefundReason = z.infer<typeof RefundReason>;

/** Only the money is refunded, or the products are returned first. */
export const refundKinds = ['money', 'goods'] as const;
export const RefundKind = z.enum(refundKinds);
export type RefundKind = z.infer<typeof RefundKind>;

/**
 * Under the shop's review; offered, when the shop would pay a part and the buyer has to answer; accepted; on the way back to the shop; disputed, so that the platform has to decide about the
 * return; being paid; paid; or ended otherwise: refused, withdrawn, or expired, since nothing was sent back in time.
 */
export const refundStatuses = [
  'under_review',
  'offered',
  'accepted',
  'sent_back',
  'disputed',
  'refunding',
  'refunded',
  'refused',
  'withdrawn',
  'expired',
] as const;
export const RefundStatus = z.enum(refundStatuses);
export type RefundStatus = z.infer<typeof RefundStatus>;

/** Who has to act before a deadline. */
export const waitedFor = ['shop', 'buyer', 'platform'] as const;
export const movers = ['shopper', 'shop', 'platform', 'provider', 'clock'] as const;

export const refundNoteMax = 100; // spec §9
const linesMax = 100;

/** "RE" and digits. */
export const RefundNumber = z
  .string()
  .regex(/^RE\d{16,24}$/)
  .meta({ examples: ['RE202611150000000042'] });

/** What is refunded of each part of the price: `goods` (the subtotal) − coupons − points + freight = payable. */
export const RefundAmounts = z.object({
  goods: Money.describe('Subtotal of the products'),
  shopCoupon: Money,
  platformCoupon: Money,
  points: Money,
  freight: Money,
  payable: Money,
  pointsUsed: z.int().min(0).describe('Points that are returned beside the money'),
});
export type RefundAmounts = z.infer<typeof RefundAmounts>;

/**
 * Whether freight is refunded: none was paid; all of it, since nothing was sent and everything is refunded; the share of the
 * units, since the shop is at fault; or none, since the shop has sent or will send the rest.
 */
export const freightRules = ['none', 'whole', 'fault', 'kept'] as const;
export const FreightRule = z.enum(freightRules);
export type FreightRule = z.infer<typeof FreightRule>;

const productFields = {
  lineId: Id,
  productId: Id,
  name: z.string(),
  variant: z.string(),
  image: Picture,
  unitPrice: Money,
};

export const ApplyLine = z.object({
  ...productFields,
  bought: z.int().min(1),
  left: z.int().min(0).describe('Units that can be refunded'),
  leftSent: z.int().min(0).describe('Of these, units that were sent and can be returned'),
  back: z.array(Money).max(1000).describe('What is refunded for 1, 2, … units, without freight'),
});
export type ApplyLine = z.infer<typeof ApplyLine>;

export const getApplyInfo = call({
  method: 'GET',
  path: '/api/front/order/apply/refund/{orderNo}',
  who: 'shopper',
  summary: 'Returns what can still be refunded of an order',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({
    orderNo: OrderNumber,
    shopId: Id,
    shopName: z.string(),
    orderStatus: OrderStatus,
    ...RefundRight.shape,
    paid: z.boolean(),
    payPrice: Money.describe('What was paid for the whole order'),
    totalNum: z.int().min(0).describe('Units that can be refunded'),
    isOpen: z.boolean().describe('Whether an order in this state can be refunded'),
    kinds: z.array(RefundKind).max(2),
    orderInfoList: z.array(ApplyLine).min(1).max(linesMax),
    openRefunds: z.array(RefundNumber).max(100).describe('Requests that are not decided yet'),
  }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found'],
});

export const listRefundReasons = call({
  method: 'GET',
  path: '/api/front/order/refund/reason',
  who: 'shopper',
  summary: 'Lists the refund reasons',
  input: nothing,
  output: z.array(RefundReason).max(20),
  refuses: ['not_signed_in'],
});

export const asked = {
  orderNo: OrderNumber,
  lines: z
    .array(z.object({ lineId: Id, quantity: z.int().min(1).max(1000) }))
    .min(1)
    .max(linesMax)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length),
  kind: RefundKind,
};

export const computeRefund = call({
  method: 'POST',
  path: '/api/front/order/refund/compute',
  who: 'shopper',
  summary: 'Computes the refund of these units, line by line, without requesting it',
  input: z.object({ ...asked, reason: RefundReason.nullable().default(null) }),
  output: z.object({
    ...RefundAmounts.shape,
    lines: z.array(z.object({ ...RefundAmounts.shape, lineId: Id, quantity: z.int().min(0) })).max(linesMax),
    freightRule: FreightRule,
    givesCouponsBack: z.boolean().describe('The coupons of the order can be spent again'),
    losesCoupons: z.boolean().describe('Coupons were spent and stay spent'),
  }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'refund_closed', 'refund_too_many', 'refund_not_sent'],
});

export const requestRefund = call({
  method: 'POST',
  path: '/api/front/order/refund',
  who: 'shopper',
  summary: 'Requests a refund of some units of an order',
  input: z.object({
    ...asked,
    reason: RefundReason,
    note: z.string().trim().max(refundNoteMax).default(''),
    pictures: Proofs,
  }),
  output: z.object({ refundOrderNo: RefundNumber }),
  refuses: [
    'bad_input',
    'not_signed_in',
    'order_not_found',
    'refund_closed',
    'refund_too_many',
    'refund_not_sent',
    'picture_unknown',
    'still_working',
    'sent_otherwise',
    'too_many_tries',
  ],
});

export const RefundLine = z.object({ ...productFields, ...RefundAmounts.shape, quantity: z.int().min(0) });
export type RefundLine = z.infer<typeof RefundLine>;

export const refundActions = [
  'accept_offer',
  'decline_offer',
  'withdraw',
  'send_back',
  'change_tracking',
  'ask_platform',
  'apply_again',
] as const;

export const Refund = z.object({
  ...RefundAmounts.shape,
  refundOrderNo: RefundNumber,
  merOrderNo: OrderNumber,
  shopId: Id,
  merName: z.string(),
  kind: RefundKind,
  refundStatus: RefundStatus,
  refundPrice: Money,
  totalNum: z.int().min(1).describe('Units'),
  createTime: z.iso.datetime(),
  refundTime: z.iso.datetime().nullable().describe('When it was paid back'),
  waitsFor: z.enum(waitedFor).nullable().describe('Who has to act now'),
  answerBy: z.iso.datetime().nullable().describe('Deadline; after it the refund goes on automatically'),
  isWithPlatform: z.boolean().describe('The platform has to decide'),
  isProviderRefundRefused: z
    .boolean()
    .describe('The payment provider refused to pay it back: the platform pays it another way'),
  orderInfoList: z.array(RefundLine).min(1).max(linesMax),
  actions: z.array(z.enum(refundActions)).max(refundActions.length).describe('What the buyer may do now'),
});
export type Refund = z.infer<typeof Refund>;

export const RefundDetail = z.object({
  ...Refund.shape,
  refundReasonWap: RefundReason.describe('The buyer’s reason'),
  refundReasonWapExplain: z.string().describe('The buyer’s note'),
  pictures: z.array(Picture).max(refundPicturesMax),
  refundReason: z.string().describe('Why the shop refused it'),
  refundReasonPictures: z.array(Picture).max(refundPicturesMax).describe('What the shop shows for its refusal'),
  offer: RefundOffer.nullable().describe('The part that the shop would pay, or that was agreed to'),
  platformReason: z.string().describe('Reason of the platform’s decision'),
  dispute: z
    .object({ kind: z.enum(disputeKinds), note: z.string(), pictures: z.array(Picture).max(refundPicturesMax) })
    .nullable()
    .describe('Why the return was not paid at once'),
  history: z
    .array(
      z.object({
        status: RefundStatus,
        by: z.enum(movers),
        note: z.string(),
        amount: Money.nullable().describe('What was offered, or is paid'),
        at: z.iso.datetime(),
      }),
    )
    .max(50),
  freightRule: FreightRule,
  returnAddress: z
    .object({ name: z.string(), phone: z.string(), address: z.string() })
    .nullable()
    .describe('Where to send the products, once the shop has accepted the return'),
  returnCompany: z.string(),
  returnNumber: z.string(),
  returnTrack: ReturnTrack.nullable(),
  returnCarriers: z.array(z.string()).max(100).describe('Carriers to choose from, while products have to be sent back'),
});
export type RefundDetail = z.infer<typeof RefundDetail>;

export const listRefunds = call({
  method: 'GET',
  path: '/api/front/order/refund/list',
  who: 'shopper',
  summary: 'Lists the caller’s refunds, newest first',
  input: Paging,
  output: pageOf(Refund),
  refuses: ['not_signed_in'],
});

export const getRefund = call({
  method: 'GET',
  path: '/api/front/order/refund/detail/{refundOrderNo}',
  who: 'shopper',
  summary: 'Returns one of the caller’s refunds, with its history and amounts',
  input: z.object({ refundOrderNo: RefundNumber }),
  output: RefundDetail,
  refuses: ['bad_input', 'not_signed_in', 'refund_not_found'],
});

export const withdrawRefund = call({
  method: 'POST',
  path: '/api/front/order/refund/withdraw/{refundOrderNo}',
  who: 'shopper',
  summary: 'Withdraws a refund request, before products or money are under way',
  input: z.object({ refundOrderNo: RefundNumber }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'refund_not_found', 'refund_cannot_move'],
});

export const askPlatform = call({
  method: 'POST',
  path: '/api/front/order/refund/platform/{refundOrderNo}',
  who: 'shopper',
  summary: 'Asks the platform to decide a refund that the shop refused. Works once',
  input: z.object({ refundOrderNo: RefundNumber }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'refund_not_found', 'refund_cannot_move'],
});
