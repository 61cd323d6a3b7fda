import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { DayRange } from '#contract/core/days.ts';
import { filterOf, Id, Money, Paging, Picture, PriceLimit, pageOf } from '#contract/core/values.ts';
import { Order, OrderNumber, OrderStatus } from '#contract/orders/shopper.ts';
import { PayType } from '#contract/payments/shopper.ts';
import { Parcels } from '#contract/shipping/shopper.ts';
import { movers, RefundNumber, RefundReason, RefundStatus, refundStatuses } from './shopper.ts';
import { refundPicturesMax } from './values.ts';

// Any order of the mall as operators see it: with its payment, parcels and refunds. Who bought it is masked until someone asks.

/** More orders than these are not counted: a mall may have millions. */
export const anyOrdersCountMax = 10_000;
export const anyOrdersFoundMax = 500; // by words: whoever gets as many types more

const buyer = {
  buyerId: Id,
  buyer: z.string().describe('Nickname'),
  contact: z.string().describe('Mail address, or else phone, masked'),
};

export const AnyOrder = z.object({
  orderNo: OrderNumber,
  tradeNo: z.string().describe('Number of the payment'),
  shopId: Id,
  shopName: z.string(),
  ...buyer,
  status: OrderStatus,
  createdAt: z.iso.datetime(),
  payable: Money,
  refundedPrice: Money.describe('What was or is being refunded'),
  openRefunds: z.int().min(0).describe('Refunds that have not ended'),
  isOverdue: z.boolean().describe('The shop has not sent everything by its deadline'),
  units: z.int().min(0),
  productCount: z.int().min(0),
  firstProduct: z.object({ name: z.string(), image: Picture }).nullable(),
});
export type AnyOrder = z.infer<typeof AnyOrder>;

export const listAnyOrders = call({
  method: 'GET',
  path: '/api/platform/order/list',
  who: 'platform',
  scope: 'orders',
  summary:
    'Lists orders of all shops, newest first. `words` finds them by a number, of the order, its payment, a refund, a parcel, the shop or the provider, or by the buyer’s mail address or phone. `total` counts no further than 10,000',
  input: z.object({
    words: z.string().trim().max(64).default(''),
    status: filterOf(OrderStatus),
    shopId: filterOf(Id),
    buyerId: filterOf(Id),
    amountFrom: PriceLimit,
    amountUntil: PriceLimit,
    ...DayRange.shape,
    ...Paging.shape,
  }),
  output: pageOf(AnyOrder),
  refuses: [],
});

export const shopChoicesMax = 20;

export const listShopChoices = call({
  method: 'GET',
  path: '/api/platform/order/shops',
  who: 'platform',
  scope: 'orders',
  summary: `Lists up to ${shopChoicesMax} shops to filter orders by: the one with this id, or those whose name contains the words`,
  input: z.object({ id: filterOf(Id), words: z.string().trim().max(64).default('') }),
  output: z.array(z.object({ id: Id, name: z.string() })).max(shopChoicesMax),
  refuses: [],
});

/** What can happen to an order, beside the statuses of its refunds. */
const factsOfOrder = [
  'placed',
  'paid',
  'shipped',
  'received',
  'completed',
  'cancelled',
  'refunded',
  'overdue',
  'share_released',
  'charge_failed',
  'captured',
  'captured_late',
  'paid_back',
  'pay_back_refused',
  'parcel_sent',
  'parcel_delivered',
  'parcel_problem',
  'parcel_returned',
  'address_asked',
  'address_agreed',
  'address_refused',
  'address_withdrawn',
  'address_lapsed',
  'price_offered',
  'price_confirmed',
  'price_declined',
  'price_withdrawn',
  'price_lapsed',
  'return_delivered',
  'platform_asked',
] as const;
type RefundFact = `refund_${RefundStatus}`;
export const orderFacts = [
  ...factsOfOrder,
  ...refundStatuses.map((status): RefundFact => `refund_${status}`),
] as const satisfies readonly string[];
export type OrderFactName = (typeof orderFacts)[number];

/** Something that happened to an order: when, by whom, and what they said and showed. */
export const OrderFact = z.object({
  at: z.iso.datetime(),
  what: z.enum(orderFacts as readonly [OrderFactName, ...OrderFactName[]]),
  by: z.enum(movers).nullable(),
  about: z.string().describe('The number of the refund, the parcel or the payment'),
  amount: Money.nullable(),
  reason: RefundReason.nullable().describe('Why a refund was asked for'),
  note: z.string().describe('In their own words'),
  pictures: z.array(Picture).max(refundPicturesMax),
});
export type OrderFact = z.infer<typeof OrderFact>;

const factsMax = 1_000;
export const OrderFacts = z.array(OrderFact).max(factsMax);

/** Where it goes, and whom to call. Masked, only the country is legible. */
export const OrderPerson = z.object({
  realName: z.string(),
  phone: z.string(),
  email: z.string(),
  detail: z.string(),
  postCode: z.string(),
  country: z.string(),
});
export type OrderPerson = z.infer<typeof OrderPerson>;

export const chargeStates = ['new', 'pending', 'processing', 'succeeded', 'failed', 'cancelled'] as const;

export const getAnyOrder = call({
  method: 'GET',
  path: '/api/platform/order/detail/{orderNo}',
  who: 'platform',
  scope: 'orders',
  summary:
    'Returns any order with its payment, parcels and refunds, and everything that happened to it. Personal data are masked',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({
    ...Order.omit({ actions: true, secondsLeft: true, priceOffer: true }).shape,
    ...buyer,
    isVisitor: z.boolean().describe('Bought without an account'),
    isHidden: z.boolean().describe('The buyer has removed it from their list'),
    consignee: OrderPerson.nullable(),
    paymentOrders: z.array(OrderNumber).max(100).describe('All orders of the same payment'),
    charges: z
      .array(
        z.object({
          id: Id,
          method: PayType,
          providerId: z.string().nullable().describe('The provider’s own number'),
          amount: Money,
          state: z.enum(chargeStates),
          failure: z.string().nullable(),
          at: z.iso.datetime(),
        }),
      )
      .max(50)
      .describe('Attempts to pay, newest first'),
    shopShare: Money.describe('What of it is the shop’s, refunds not deducted'),
    commission: Money,
    isReleased: z.boolean().describe('The shop has its share'),
    parcels: Parcels,
    refunds: z
      .array(
        z.object({ refundOrderNo: RefundNumber, status: RefundStatus, amount: Money, createdAt: z.iso.datetime() }),
      )
      .max(100),
    facts: OrderFacts.describe('Oldest first'),
  }),
  refuses: ['order_not_found'],
});

export const showOrderPeople = call({
  method: 'POST',
  path: '/api/platform/order/people/{orderNo}',
  who: 'platform',
  scope: 'orders',
  summary: 'Returns who bought an order and where it goes, not masked. It is logged that someone has looked',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({ email: z.string().nullable(), phone: z.string().nullable(), consignee: OrderPerson.nullable() }),
  refuses: ['order_not_found'],
});
