import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { done } from '#contract/identity/shopper.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { RefundNumber } from './shopper.ts';

// A buyer's actions about the products: returning them, or cancelling what was not sent.

export const sendBackProducts = call({
  method: 'POST',
  path: '/api/front/order/refund/return/{refundOrderNo}',
  who: 'shopper',
  summary: 'Records carrier and tracking number of a return; may be corrected until the products arrive',
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
  summary: 'Cancels what the shop has not sent in time. It is refunded without asking the shop',
  input: z.object({ orderNo: OrderNumber }),
  output: z.object({ refundOrderNo: RefundNumber }),
  refuses: ['bad_input', 'not_signed_in', 'order_not_found', 'order_not_overdue', 'nothing_to_cancel'],
});
