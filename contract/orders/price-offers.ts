import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Money } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { PaymentNumber } from '#contract/payments/shopper.ts';

// A shop offers a lower price for an unpaid order; nothing changes until its buyer confirms it.

/** Lapsed: the order was paid at the old price, or cancelled. */
export const priceOfferStatuses = ['open', 'confirmed', 'declined', 'withdrawn', 'lapsed'] as const;
export const PriceOfferStatus = z.enum(priceOfferStatuses);

export const priceReasonMax = 200;

const OrderNo = z
  .string()
  .regex(/^SH\d{16,24}$/)
  .meta({ examples: ['SH202611150000000042'] });

export const PriceOffer = z.object({
  id: Id,
  status: PriceOfferStatus,
  productsOff: Money.describe('Taken off the products'),
  freightOff: Money.describe('Taken off the delivery fee'),
  before: Money.describe('What the order came to when it was offered'),
  after: Money.describe('What it comes to once it is confirmed'),
  reason: z.string().describe('In the words of the shop'),
  at: z.iso.datetime(),
});
export type PriceOffer = z.infer<typeof PriceOffer>;

export const offerPrice = call({
  method: 'POST',
  path: '/api/merchant/order/price/offer/{orderNo}',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Offers the buyer of an unpaid order a lower price, unless the order no longer comes to `seen`. With an idempotency key it is offered once',
  input: z.object({
    orderNo: OrderNo,
    seen: Money.describe('What the order came to when the reduction was chosen'),
    productsOff: Money.describe('To take off the products'),
    freightOff: Money.describe('To take off the delivery fee'),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(priceReasonMax)
      .meta({ examples: ['Small scratch on the lid'] }),
  }),
  output: PriceOffer,
  refuses: [
    'bad_input',
    'order_not_found',
    'trade_paid',
    'trade_cancelled',
    'payment_under_way',
    'changed_meanwhile',
    'reduction_too_large',
    'price_offer_open',
    'too_many_tries',
    'sent_otherwise',
    'still_working',
  ],
});

const Named = z.object({ orderNo: OrderNo, id: Id.describe('The offer that is meant') });

export const withdrawPriceOffer = call({
  method: 'POST',
  path: '/api/merchant/order/price/withdraw/{orderNo}',
  who: 'merchant',
  scope: 'orders',
  summary: 'Withdraws the offer of a lower price that the buyer has not answered',
  input: Named,
  output: done,
  refuses: ['bad_input', 'order_not_found', 'price_offer_over'],
});

export const confirmPriceOffer = call({
  method: 'POST',
  path: '/api/front/order/price/confirm/{orderNo}',
  who: 'shopper',
  summary: 'Confirms the lower price of one of the caller’s unpaid orders: from then on it is what has to be paid',
  input: Named,
  output: PriceOffer,
  refuses: [
    'bad_input',
    'not_signed_in',
    'order_not_found',
    'price_offer_over',
    'payment_under_way',
    'trade_paid',
    'trade_cancelled',
  ],
});

export const declinePriceOffer = call({
  method: 'POST',
  path: '/api/front/order/price/decline/{orderNo}',
  who: 'shopper',
  summary: 'Declines the lower price of one of the caller’s unpaid orders, which stays as it is',
  input: Named,
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'price_offer_over'],
});

export const listPriceOffers = call({
  method: 'GET',
  path: '/api/front/order/price/offers/{orderNo}',
  who: 'shopper',
  summary: 'Lists the lower prices that shops offer for the orders of one of the caller’s unpaid payments',
  input: z.object({ orderNo: PaymentNumber }),
  output: z
    .array(z.object({ orderNo: OrderNo, shopName: z.string(), offer: PriceOffer }))
    .max(50)
    .describe('Those that wait for an answer'),
  refuses: ['bad_input', 'not_signed_in', 'trade_not_found'],
});
export type OfferedPrice = z.infer<typeof listPriceOffers.output>[number];
