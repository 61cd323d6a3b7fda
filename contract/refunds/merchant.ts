import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { contestKinds, Refund, RefundDetail, RefundNumber, RefundStatus, refundPicturesMax } from './shopper.ts';

// How shops answer refund requests.

export const refusalMax = 200;

/** A refund as shops and the platform see it: with the buyer, without the buyer's actions. */
export const Seen = z.object({ ...Refund.omit({ actions: true }).shape, buyer: z.string().describe('Nickname') });
export const SeenWhole = z.object({
  ...RefundDetail.omit({ actions: true }).shape,
  buyer: z.string().describe('Nickname'),
});
export const which = z.object({ refundOrderNo: RefundNumber });

export const listShopRefunds = call({
  method: 'GET',
  path: '/api/merchant/refund/list',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Lists the refunds of the caller’s shop, newest first',
  input: z.object({ status: filterOf(RefundStatus), ...Paging.shape }),
  output: pageOf(Seen),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const getShopRefund = call({
  method: 'GET',
  path: '/api/merchant/refund/detail/{refundOrderNo}',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Returns one refund of the caller’s shop',
  input: which,
  output: SeenWhole,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'refund_not_found'],
});

const decisions = ['bad_input', 'not_signed_in', 'not_allowed', 'refund_not_found', 'refund_cannot_move'] as const;

export const acceptRefund = call({
  method: 'POST',
  path: '/api/merchant/refund/accept/{refundOrderNo}',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Accepts a refund: it is paid at once, or once the products are back',
  input: which,
  output: done,
  refuses: decisions,
});

export const refuseRefund = call({
  method: 'POST',
  path: '/api/merchant/refund/refuse/{refundOrderNo}',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Refuses a refund with a reason',
  input: z.object({ ...which.shape, reason: z.string().trim().min(1).max(refusalMax) }),
  output: done,
  refuses: decisions,
});

export const receiveReturn = call({
  method: 'POST',
  path: '/api/merchant/refund/received/{refundOrderNo}',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Confirms that the products have come back: the refund is paid',
  input: which,
  output: done,
  refuses: decisions,
});

export const contestReturn = call({
  method: 'POST',
  path: '/api/merchant/refund/contest/{refundOrderNo}',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Contests a return: it arrived damaged, not at all, or is not the shop’s. The platform decides',
  input: z.object({
    ...which.shape,
    kind: z.enum(contestKinds),
    note: z.string().trim().min(1).max(refusalMax),
    pictures: z
      .array(Picture.shape.url)
      .max(refundPicturesMax)
      .default([])
      .transform((urls) => [...new Set(urls)]),
  }),
  output: done,
  refuses: [...decisions, 'picture_unknown'],
});
