import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Money, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// Money that has to go back and that its payment provider will not pay back: the platform's people pay it another way.

/** What money goes back for, as the mall names it to the provider: a refund, or a payment that could not be kept. */
export const ProviderRefundOperation = z
  .string()
  .regex(/^[a-z]+:[A-Z0-9]{1,40}$/)
  .meta({ examples: ['refund:RE2611160000000001'] });

export const RefusedProviderRefund = z.object({
  operation: ProviderRefundOperation,
  tradeNo: z.string().describe('The payment by which the money came'),
  amount: Money,
  currency: z.string(),
  payer: z.string().describe('The mail address, or else the phone, of whoever paid'),
  orderedAt: z.iso.datetime().describe('Since when it has to go back'),
});
export type RefusedProviderRefund = z.infer<typeof RefusedProviderRefund>;

export const listRefusedProviderRefunds = call({
  method: 'GET',
  path: '/api/platform/payment/refused/list',
  who: 'platform',
  summary: 'Money that payment providers refuse to pay back, the oldest first',
  input: Paging,
  output: pageOf(RefusedProviderRefund),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const transferReferenceMax = 100;

export const recordTransfer = call({
  method: 'POST',
  path: '/api/platform/payment/transferred',
  who: 'platform',
  summary: 'Money that its provider refused to pay back was paid another way: by a bank transfer, say. Once',
  input: z.object({
    operation: ProviderRefundOperation,
    reference: z.string().trim().min(1).max(transferReferenceMax),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'pay_back_not_found'],
});
