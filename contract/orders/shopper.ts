import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, namesAgree, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { AddressInput } from '#contract/identity/shopper-addresses.ts';
import { PaymentNumber, PayType } from '#contract/payments/shopper.ts';
import { AddressChange } from './address-change.ts';
import { PriceOffer } from './price-offers.ts';
import { Amounts, DeliveryKind } from './shopper-checkout.ts';

// Orders after they were placed; placing them is in shopper-checkout.ts.

export const orderStatuses = [
  'awaiting_payment',
  'paid',
  'shipped',
  'received',
  'completed',
  'cancelled',
  'refunded',
] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** "SH" and digits. */
export const OrderNumber = z
  .string()
  .regex(/^SH\d{16,24}$/)
  .meta({ examples: ['SH202611150000000042'] });

/** `orderStatus` in queries: 0 all, 1 to pay, 2 waiting to ship, 3 to receive, 4 to evaluate, 5 completed, 6 return/refund, 7 cancelled. */
export const orderTabs = [
  'all',
  'to_pay',
  'to_ship',
  'to_receive',
  'to_review',
  'completed',
  'refund',
  'cancelled',
] as const;
export const OrderTab = z.enum(orderTabs);
export type OrderTab = z.infer<typeof OrderTab>;

export const orderActions = [
  'cancel',
  'cancel_unsent',
  'pay',
  'confirm',
  'logistics',
  'review',
  'refund',
  'buy_again',
  'delete',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Why no refund of an order, or of a line, can be requested now. */
export const refundBars = ['not_paid', 'cancelled', 'time_over', 'all_requested'] as const;

/** Whether a refund can be requested, and until when; if not, why not. Screens show this and decide nothing. */
export const RefundRight = z.object({
  mayRefund: z.boolean(),
  whyNoRefund: z.enum(refundBars).nullable(),
  refundUntil: z.iso.datetime().nullable().describe('Set once it was received'),
});
export type RefundRight = z.infer<typeof RefundRight>;

export const OrderLine = z.object({
  ...Amounts.shape,
  id: Id,
  productId: Id,
  skuId: Id,
  name: z.string(),
  variant: z.string(),
  image: Picture,
  unitPrice: Money,
  quantity: z.int().min(1),
  shipped: z.int().min(0),
  unsent: z.int().min(0).describe('Units refunded, or requested back, before they were shipped'),
  refunding: z.int().min(0).describe('Units in open refunds'),
  refunded: z.int().min(0),
  partRefunded: z.int().min(0).describe('Units that stay with the buyer, for which a part was refunded'),
  refundedPrice: Money.describe('What was or is being refunded for this line'),
  mayRefund: z.boolean(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const Order = z.object({
  ...Amounts.shape,
  ...RefundRight.shape,
  orderNo: OrderNumber,
  tradeNo: PaymentNumber,
  shopId: Id,
  shopName: z.string(),
  status: OrderStatus,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable().describe('Payment deadline, while it is unpaid'),
  secondsLeft: z.int().min(0).nullable().describe('Seconds until then, by the mall’s clock'),
  paidAt: z.iso.datetime().nullable(),
  shipBy: z.iso
    .datetime()
    .nullable()
    .describe('Shipping deadline of the shop; after it the buyer may cancel without the shop'),
  isOverdue: z.boolean().describe('The shop has not sent everything by then, and still has something to send'),
  shippedAt: z.iso.datetime().nullable().describe('When everything was shipped'),
  receiveBy: z.iso.datetime().nullable().describe('When it is marked received automatically'),
  receivedAt: z.iso.datetime().nullable(),
  completeBy: z.iso.datetime().nullable().describe('When it is completed automatically'),
  completedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  cancelReason: z.string(),
  refundedPrice: Money.describe('What was or is being refunded'),
  openRefunds: z.int().min(0).describe('Refunds that have not ended'),
  returnedPayment: z
    .object({ amount: Money, returnedAt: z.iso.datetime().nullable().describe('Null while it is under way') })
    .nullable()
    .describe('Money that came too late or twice and is paid back'),
  payType: PayType.nullable(),
  reduction: Money.describe('The part of `shopCoupon` that the shop took off after the order was placed'),
  priceOffer: PriceOffer.nullable().describe('The last lower price that the shop has offered'),
  paymentPayable: Money.describe('Total of all orders of the same payment'),
  delivery: DeliveryKind,
  note: z.string(),
  lines: z.array(OrderLine).min(1).max(100),
  actions: z.array(z.enum(orderActions)).max(10).describe('What the buyer may do now'),
});
export type Order = z.infer<typeof Order>;

const tabsByType: readonly OrderTab[] = ['to_ship', 'to_receive', 'completed'];

type TabNames = { tab?: OrderTab | undefined; orderStatus?: number | undefined; type?: number | undefined };
/** The tab that is asked for, under each name that a client may use. */
const tabNames = ({ tab, orderStatus, type }: TabNames) => ({
  tab,
  orderStatus: orderStatus === undefined ? undefined : orderTabs[orderStatus],
  type: type === undefined ? undefined : tabsByType[type - 1],
});

export const listOrders = call({
  method: 'GET',
  path: '/api/front/order/list',
  who: 'shopper',
  summary: 'Lists the caller’s orders by state, newest first; searches order numbers and product names',
  input: z
    .object({
      tab: filterOf(OrderTab),
      orderStatus: filterOf(
        z.coerce
          .number()
          .int()
          .min(0)
          .max(orderTabs.length - 1),
      ).describe(
        '0 all, 1 to pay, 2 to ship, 3 to receive, 4 to review, 5 completed, 6 refund, 7 cancelled; the same as tab',
      ),
      type: filterOf(z.coerce.number().int().min(1).max(3)).describe(
        '1 to ship, 2 to receive, 3 completed, as other malls of this kind number them; the same as tab',
      ),
      words: z.string().trim().max(64).default(''),
      ...Paging.shape,
    })
    .superRefine(namesAgree((given) => [tabNames(given)]))
    .transform(({ tab, orderStatus, type, ...rest }): Paging & { tab: OrderTab; words: string } => {
      const names = tabNames({ tab, orderStatus, type });
      return { ...rest, tab: names.tab ?? names.orderStatus ?? names.type ?? 'all' };
    }),
  output: pageOf(Order),
  refuses: ['bad_input', 'not_signed_in'],
});

export const countOrders = call({
  method: 'GET',
  path: '/api/front/order/data',
  who: 'shopper',
  summary: 'Counts the caller’s orders in each state',
  input: nothing,
  output: z.record(OrderTab, z.int().min(0)),
  refuses: ['not_signed_in'],
});

export const getOrder = call({
  method: 'GET',
  path: '/api/front/order/detail/{orderNo}',
  who: 'shopper',
  summary: 'Returns one of the caller’s orders, with its address and status history',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({
    ...Order.shape,
    address: AddressInput.omit({ isDefault: true }).nullable(),
    history: z.array(z.object({ status: OrderStatus, at: z.iso.datetime() })).max(50),
    paymentOrders: z.array(OrderNumber).max(100).describe('All orders of the same payment'),
    mayChangeAddress: z.boolean().describe('Whether another address can be asked for now'),
    addressChange: AddressChange.nullable().describe('The last request for another address'),
  }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found'],
});

export const cancelPayment = call({
  method: 'POST',
  path: '/api/front/order/cancel/{orderNo}',
  who: 'shopper',
  summary: 'Cancels all orders of an unpaid payment; stock, coupons and points are released',
  input: z.object({ orderNo: PaymentNumber, reason: z.string().trim().max(100).default('') }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'trade_not_found', 'trade_paid', 'trade_cancelled'],
});

export const deleteOrder = call({
  method: 'POST',
  path: '/api/front/order/delete/{orderNo}',
  who: 'shopper',
  summary: 'Removes a finished order from the caller’s list',
  input: z.object({ orderNo: OrderNumber }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'order_cannot_move', 'refund_open'],
});

export const buyAgain = call({
  method: 'POST',
  path: '/api/front/order/again/{orderNo}',
  who: 'shopper',
  summary: 'Adds the products of an order to the cart, and returns the names of those no longer sold',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({ added: z.int().min(0), gone: z.array(z.string()).max(100) }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'cart_full'],
});
