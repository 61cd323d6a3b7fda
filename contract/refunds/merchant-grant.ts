import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { asked, RefundNumber, RefundReason, refundNoteMax } from './shopper.ts';

export const grantRefund = call({
  method: 'POST',
  path: '/api/merchant/refund/grant',
  who: 'merchant',
  scope: 'refunds',
  summary:
    'Refunds units of an order that nobody has asked for: because they cannot be sent, or out of goodwill, also after the time for refunds. The products stay where they are. Under an idempotency key it has its effect once',
  input: z.object({
    orderNo: asked.orderNo,
    lines: asked.lines,
    reason: RefundReason,
    note: z.string().trim().max(refundNoteMax).default(''),
  }),
  output: z.object({ refundOrderNo: RefundNumber }),
  refuses: ['order_not_found', 'refund_closed', 'refund_too_many', 'sent_otherwise', 'still_working'],
});
