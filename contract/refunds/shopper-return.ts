import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { done } from '#contract/identity/shopper.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { RefundNumber } from './shopper.ts';

// What a buyer does about the products themselves: sends them back, or no longer waits for them.

export const sendBackProducts = call({
  method: 'POST',
  path: '/api/front/order/refund/return/{refundOrderNo}',
  who: 'shopper',
  summary:
    'Tells the shop by whom the products come back; again, as long as they have not arrived, if the number was wrong',
  input: z.object({
    refundOrderNo: RefundNumber,
    company: z.string().trim().min(1).max(64),
    trackingNumber: z.string().trim().min(1).max(64),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'refund_not_found', 'refund_cannot_move', 'tracking_taken'],
});

export const cancelUnsent = call({
  method: 'POST',
  path: '/api/front/order/cancel/unsent/{orderNo}',
  who: 'shopper',
  summary: 'Cancels what the shop has not sent in time. The money goes back without asking the shop',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({ refundOrderNo: RefundNumber }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'order_not_overdue', 'nothing_to_cancel'],
});
