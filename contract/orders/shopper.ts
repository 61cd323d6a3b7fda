import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Money, namesAgree, nothing, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { AddressInput } from '#contract/identity/shopper-addresses.ts';
import { PaymentNumber, PayType } from '#contract/payments/shopper.ts';
import { Amounts, DeliveryKind } from './shopper-checkout.ts';

// What becomes of orders once they are placed; placing them is in orders-checkout.ts.

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

/** `orderStatus` in addresses: 0 all, 1 to pay, 2 waiting to ship, 3 to receive, 4 to evaluate, 5 completed, 6 return/refund, 7 cancelled. */
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

/** Why nothing of an order, or of a line, can be asked back now. */
export const refundBars = ['not_paid', 'cancelled', 'time_over', 'all_requested'] as const;

/** Whether it can be asked back, and if so until when; if not, why not. Screens show this and decide nothing. */
export const RefundRight = z.object({
  mayRefund: z.boolean(),
  whyNoRefund: z.enum(refundBars).nullable(),
  refundUntil: z.iso.datetime().nullable().describe('Once it was received'),
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
  unsent: z.int().min(0).describe('Asked back before it was shipped'),
  refunding: z.int().min(0).describe('In requests that are open'),
  refunded: z.int().min(0),
  refundedPrice: Money.describe('What has gone back, or is being paid back, for this line'),
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
  expiresAt: z.iso.datetime().nullable().describe('While it waits to be paid'),
  secondsLeft: z.int().min(0).nullable().describe('Until then, by the mall’s own clock'),
  paidAt: z.iso.datetime().nullable(),
  shipBy: z.iso.datetime().nullable().describe('Until when the shop has to send it; then its buyer may cancel alone'),
  isOverdue: z.boolean().describe('The shop has not sent all of it by then, and still has something to send'),
  shippedAt: z.iso.datetime().nullable().describe('All of it'),
  receiveBy: z.iso.datetime().nullable().describe('When it counts as received by itself'),
  receivedAt: z.iso.datetime().nullable(),
  completeBy: z.iso.datetime().nullable().describe('When it is completed without reviews'),
  completedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  cancelReason: z.string(),
  refundedPrice: Money.describe('What has gone back, or is being paid back'),
  openRefunds: z.int().min(0).describe('Requests that have not come to an end'),
  returnedPayment: z
    .object({ amount: Money, returnedAt: z.iso.datetime().nullable().describe('Null while it is on its way') })
    .nullable()
    .describe('Money that came too late, or twice, and goes back'),
  payType: PayType.nullable(),
  paymentPayable: Money.describe('Of all orders that are paid together with it'),
  delivery: DeliveryKind,
  note: z.string(),
  lines: z.array(OrderLine).min(1).max(100),
  actions: z.array(z.enum(orderActions)).max(10).describe('What its owner may do now'),
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
  summary: 'One’s orders by state, newest first; searched by number or name of goods',
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
        '1 to ship, 2 to receive, 3 completed: as other malls of this kind count; the same as tab',
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
  summary: 'How many orders are in each state',
  input: nothing,
  output: z.record(OrderTab, z.int().min(0)),
  refuses: ['not_signed_in'],
});

export const getOrder = call({
  method: 'GET',
  path: '/api/front/order/detail/{orderNo}',
  who: 'shopper',
  summary: 'One of one’s orders, with its address and its history',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({
    ...Order.shape,
    address: AddressInput.omit({ isDefault: true }).nullable(),
    history: z.array(z.object({ status: OrderStatus, at: z.iso.datetime() })).max(50),
    paymentOrders: z.array(OrderNumber).max(100).describe('All orders that are paid together with it'),
  }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found'],
});

export const cancelPayment = call({
  method: 'POST',
  path: '/api/front/order/cancel/{orderNo}',
  who: 'shopper',
  summary: 'Cancels all unpaid orders of a payment; what they held is given back',
  input: z.object({ orderNo: PaymentNumber, reason: z.string().trim().max(100).default('') }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'trade_not_found', 'trade_paid', 'trade_cancelled'],
});

export const deleteOrder = call({
  method: 'POST',
  path: '/api/front/order/delete/{orderNo}',
  who: 'shopper',
  summary: 'Takes a finished order out of one’s list',
  input: z.object({ orderNo: OrderNumber }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'order_cannot_move', 'refund_open'],
});

export const buyAgain = call({
  method: 'POST',
  path: '/api/front/order/again/{orderNo}',
  who: 'shopper',
  summary: 'Puts the products of an order into the cart; tells which can no longer be had',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({ added: z.int().min(0), gone: z.array(z.string()).max(100) }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'cart_full'],
});
