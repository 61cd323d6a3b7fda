import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { asked, RefundAmounts, RefundNumber, RefundReason, refundNoteMax } from './shopper.ts';

// What a shop refunds by itself.

const refuses = ['order_not_found', 'refund_closed', 'refund_too_many'] as const;
const granted = { orderNo: asked.orderNo, lines: asked.lines, reason: RefundReason };

export const computeGrant = call({
  method: 'POST',
  path: '/api/merchant/refund/grant/compute',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Computes what a refund by the shop would pay, without paying it',
  input: z.object(granted),
  output: z.object({
    ...RefundAmounts.shape,
    commission: z.int().min(0).describe('What the mall gives back of its commission'),
    shopShare: z.int().min(0).describe('What it costs the shop'),
  }),
  refuses,
});

export const grantRefund = call({
  method: 'POST',
  path: '/api/merchant/refund/grant',
  who: 'merchant',
  scope: 'refunds',
  summary:
    'Refunds units of an order that nobody has asked for: because they cannot be sent, or out of goodwill, also after the time for refunds. The products stay where they are. Under an idempotency key it has its effect once',
  input: z.object({ ...granted, note: z.string().trim().max(refundNoteMax).default('') }),
  output: z.object({ refundOrderNo: RefundNumber }),
  refuses: [...refuses, 'sent_otherwise', 'still_working'],
});
