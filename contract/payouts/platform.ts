import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { Payout, PayoutNumber, PayoutStatus, payoutAmountMax } from './merchant-payouts.ts';

// The platform approves payouts, pays them, and corrects balances.

export const payoutReasonMax = 200;

const Reason = z.string().trim().min(1).max(payoutReasonMax);
const which = z.object({ payoutNo: PayoutNumber });
const steps = ['payout_not_found', 'payout_cannot_move'] as const;

export const PayoutToPay = z.object({
  ...Payout.shape,
  shopId: Id,
  shop: z.string(),
  holder: z.string(),
  country: z.string(),
  bankCode: z.string(),
  accountNumber: z.string().describe('In full, as long as it is to be paid; afterwards its last four characters'),
});

export const listPayoutsToPay = call({
  method: 'GET',
  path: '/api/platform/payout/list',
  who: 'platform',
  scope: 'finance',
  summary: 'Lists the payouts of all shops, oldest first: those to approve or to pay, or by status',
  input: z.object({ status: filterOf(PayoutStatus), ...Paging.shape }),
  output: pageOf(PayoutToPay),
  refuses: [],
});

export const approvePayout = call({
  method: 'POST',
  path: '/api/platform/payout/approve/{payoutNo}',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary: 'Approves a requested payout. Works once',
  input: which,
  output: done,
  refuses: steps,
});

export const refusePayout = call({
  method: 'POST',
  path: '/api/platform/payout/refuse/{payoutNo}',
  who: 'platform',
  scope: 'finance',
  summary: 'Refuses a requested payout with a reason: its amount is available to the shop again',
  input: z.object({ ...which.shape, reason: Reason }),
  output: done,
  refuses: steps,
});

export const recordPaidPayout = call({
  method: 'POST',
  path: '/api/platform/payout/paid/{payoutNo}',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary:
    'Records that an approved payout was transferred, with the reference of the transfer as its proof. Works once',
  input: z.object({ ...which.shape, reference: z.string().trim().min(1).max(100) }),
  output: done,
  refuses: steps,
});

export const recordFailedPayout = call({
  method: 'POST',
  path: '/api/platform/payout/failed/{payoutNo}',
  who: 'platform',
  scope: 'finance',
  summary:
    'Records that an approved payout could not be transferred, or that a paid one came back, with the reason: its amount is available to the shop again',
  input: z.object({ ...which.shape, reason: Reason }),
  output: done,
  refuses: steps,
});

export const correctBalance = call({
  method: 'POST',
  path: '/api/platform/payout/correct',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary:
    'Corrects what is available to a shop, up or down, with a reason that the shop reads; or charges it a fee. Under an idempotency key it has its effect once',
  input: z.object({
    shopId: Id,
    amount: z
      .int()
      .min(-payoutAmountMax)
      .max(payoutAmountMax)
      .refine((amount) => amount !== 0)
      .meta({ examples: [-250] })
      .describe('What the shop gets; below zero what it loses'),
    kind: z.enum(['correction', 'fee']),
    reason: Reason,
  }),
  output: done,
  refuses: ['shop_not_found', 'sent_otherwise', 'still_working'],
});
