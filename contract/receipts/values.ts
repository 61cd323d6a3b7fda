import { z } from 'zod';
import { Id, Money } from '#contract/core/values.ts';
import { AddressInput } from '#contract/identity/shopper-addresses.ts';
import { OrderNumber, OrderStatus, RefundRight } from '#contract/orders/shopper.ts';
import { DeliveryKind } from '#contract/orders/shopper-checkout.ts';
import { PaymentNumber, PayType } from '#contract/payments/shopper.ts';
import { SignedMoney } from '#contract/payouts/merchant.ts';
import { TaxData } from '#contract/payouts/merchant-statements.ts';
import { FreightRule, RefundAmounts, RefundNumber } from '#contract/refunds/shopper.ts';

// What an order came to, cent by cent: from what was stored when it was placed, paid and refunded, never from today's prices.

/** In the order in which a price comes about. `price` is the shop's own lower price, beside flash sales and bargains. */
export const receiptRowKinds = [
  'list',
  'price',
  'flash',
  'bargain',
  'deal',
  'shop_coupon',
  'shop_reduction',
  'mall_coupon',
  'points',
  'freight',
  'freight_reduction',
] as const;
export type ReceiptRowKind = (typeof receiptRowKinds)[number];

/** Who bears a reduction. */
export const receiptPayers = ['shop', 'mall'] as const;

export const ReceiptRow = z.object({
  kind: z.enum(receiptRowKinds),
  name: z.string().describe('Of the flash sale, the deal or the coupon; empty where there is none'),
  payer: z.enum(receiptPayers).nullable().describe('Who bears it; null for what is added'),
  amount: SignedMoney.describe('Below zero for what is taken off'),
});
export type ReceiptRow = z.output<typeof ReceiptRow>;

const rowsMax = 500;

export const ReceiptLine = z.object({
  lineId: Id,
  name: z.string(),
  variant: z.string(),
  quantity: z.int().min(1),
  listPrice: Money.describe('Of one unit, before any reduction'),
  rows: z.array(ReceiptRow).min(1).max(receiptRowKinds.length).describe('They add up to `payable`'),
  pointsUsed: z.int().min(0),
  payable: Money,
  tax: Money.describe('Contained in `payable`'),
  refunded: Money.describe('What was or is being refunded of it'),
  ifReturned: z
    .object({ ...RefundAmounts.shape, quantity: z.int().min(0) })
    .nullable()
    .describe('What would be refunded if what is left of it were returned today; null when nothing would'),
});
export type ReceiptLine = z.output<typeof ReceiptLine>;

export const Receipt = z.object({
  orderNo: OrderNumber,
  tradeNo: PaymentNumber,
  status: OrderStatus,
  currency: z.string(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  at: z.iso.datetime().describe('When it was asked for: refunds are as of then'),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    taxData: TaxData.nullable().describe('As it was on the day of the order'),
  }),
  mall: TaxData.nullable().describe('Who runs the mall, on the day of the order'),
  address: AddressInput.omit({ isDefault: true }).nullable(),
  delivery: DeliveryKind,
  lines: z.array(ReceiptLine).min(1).max(100),
  rows: z.array(ReceiptRow).min(1).max(rowsMax).describe('Those of all lines together. They add up to `payable`'),
  pointsUsed: z.int().min(0),
  payable: Money,
  tax: z
    .object({ rate: z.int().min(1).describe('In hundredths of a percent'), amount: Money })
    .nullable()
    .describe('Contained in `payable`; null where no tax is set'),
  payment: z
    .object({
      method: PayType.nullable().describe('Null when nothing was to be paid'),
      paidAt: z.iso.datetime(),
      amount: Money.describe('Of all orders that were paid together'),
      orders: z.int().min(1),
    })
    .nullable(),
  refunds: z
    .array(
      z.object({
        refundOrderNo: RefundNumber,
        amount: Money,
        pointsUsed: z.int().min(0).describe('Points that were returned beside the money'),
        createdAt: z.iso.datetime(),
        refundedAt: z.iso.datetime().nullable().describe('Null while it is under way'),
      }),
    )
    .max(500),
  refunded: Money.describe('The sum of these'),
  ...RefundRight.shape,
  ifReturned: z
    .object({
      ...RefundAmounts.shape,
      quantity: z.int().min(1),
      freightRule: FreightRule,
      freightIfFault: Money.describe('Freight that would come back if the shop were at fault'),
      givesCouponsBack: z.boolean(),
      losesCoupons: z.boolean(),
    })
    .nullable()
    .describe('What would be refunded if all that is left were returned today; null when nothing would'),
});
export type Receipt = z.output<typeof Receipt>;
