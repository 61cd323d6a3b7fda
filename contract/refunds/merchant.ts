import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { outcomeOf } from '#contract/core/outcomes.ts';
import { filterOf, Id, Paging, pageOf, YesOrNo } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { Refund, RefundDetail, RefundNumber, RefundStatus } from './shopper.ts';
import { contestKinds, Proofs } from './values.ts';

// How shops answer refund requests.

export const refusalMax = 200;
export const offersMax = 3;
const amountMax = 1_000_000_000;

const Reason = z.string().trim().min(1).max(refusalMax);

/** A refund as shops and the platform see it: with the buyer, without the buyer's actions. */
export const Seen = z.object({ ...Refund.omit({ actions: true }).shape, buyer: z.string().describe('Nickname') });
export const SeenWhole = z.object({
  ...RefundDetail.omit({ actions: true }).shape,
  buyer: z.string().describe('Nickname'),
  mayOffer: z.boolean().describe('The shop may offer a part now'),
});
export const which = z.object({ refundOrderNo: RefundNumber });

export const refundSorts = ['newest', 'deadline', 'amount'] as const;

export const listShopRefunds = call({
  method: 'GET',
  path: '/api/merchant/refund/list',
  who: 'merchant',
  scope: 'refunds',
  summary:
    'Lists the refunds of the caller’s shop, newest first; with `due` those that wait for the shop, nearest deadline first. `sort` says otherwise',
  input: z.object({
    status: filterOf(RefundStatus),
    due: filterOf(YesOrNo),
    sort: filterOf(z.enum(refundSorts)),
    words: z
      .string()
      .trim()
      .max(64)
      .default('')
      .describe('A number of a refund or an order, or a part of the buyer’s name'),
    ...Paging.shape,
  }),
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
  summary:
    'Accepts a refund: it is paid at once, or once the products are back, at this return address or the default one',
  input: z.object({ ...which.shape, addressId: Id.nullable().default(null) }),
  output: done,
  refuses: [...decisions, 'return_address_not_found'],
});

export const refundsAtOnceMax = 100;
export const acceptProblems = ['refund_not_found', 'refund_cannot_move'] as const;

export const acceptRefunds = call({
  method: 'POST',
  path: '/api/merchant/refund/accept',
  who: 'merchant',
  scope: 'refunds',
  summary:
    'Accepts several refunds that wait for the shop’s decision, each on its own. Products come back to the default return address',
  input: z.object({
    refundOrderNos: z
      .array(RefundNumber)
      .min(1)
      .max(refundsAtOnceMax)
      .transform((numbers) => [...new Set(numbers)]),
  }),
  output: z.array(z.object({ refundOrderNo: RefundNumber, ...outcomeOf(acceptProblems) })).max(refundsAtOnceMax),
  refuses: [],
});

export const refuseRefund = call({
  method: 'POST',
  path: '/api/merchant/refund/refuse/{refundOrderNo}',
  who: 'merchant',
  scope: 'refunds',
  summary: 'Refuses a refund with a reason',
  input: z.object({ ...which.shape, reason: Reason, pictures: Proofs }),
  output: done,
  refuses: [...decisions, 'picture_unknown'],
});

export const offerPart = call({
  method: 'POST',
  path: '/api/merchant/refund/offer/{refundOrderNo}',
  who: 'merchant',
  scope: 'refunds',
  summary:
    'Offers a part of what was asked for, with a reason: before a return the buyer keeps the products, after one it is for products that did not come back as they were sent. The buyer answers',
  input: z.object({ ...which.shape, amount: z.int().min(1).max(amountMax), reason: Reason, pictures: Proofs }),
  output: done,
  refuses: [...decisions, 'offer_too_high', 'offer_unsent', 'too_many_offers', 'picture_unknown'],
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
    note: Reason,
    pictures: Proofs,
  }),
  output: done,
  refuses: [...decisions, 'picture_unknown'],
});
