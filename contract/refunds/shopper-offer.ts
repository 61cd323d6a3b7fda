import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Money } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { RefundNumber } from './shopper.ts';

// A buyer's answer to a shop that would pay a part.

/** The amount that the buyer has seen: an old page agrees to nothing else. */
const seen = z.object({ refundOrderNo: RefundNumber, amount: Money });
const refuses = ['bad_input', 'not_signed_in', 'refund_not_found', 'refund_cannot_move'] as const;

export const acceptOffer = call({
  method: 'POST',
  path: '/api/front/order/refund/offer/accept/{refundOrderNo}',
  who: 'shopper',
  summary: 'Agrees to a part of the refund: it is paid, and nothing more can be requested for these units',
  input: seen,
  output: done,
  refuses,
});

export const declineOffer = call({
  method: 'POST',
  path: '/api/front/order/refund/offer/decline/{refundOrderNo}',
  who: 'shopper',
  summary: 'Declines a part of the refund: the shop has to decide about all of it, or the platform about a return',
  input: seen,
  output: done,
  refuses,
});
