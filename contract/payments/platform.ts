import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Money, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// Money that has to be paid back and that the payment provider refuses to refund: the platform pays it another way.

/** What is paid back, in the mall's own naming: a refund, or a payment that could not be accepted. */
export const ProviderRefundOperation = z
  .string()
  .regex(/^[a-z]+:[A-Z0-9]{1,40}$/)
  .meta({ examples: ['refund:RE2611160000000001'] });

export const RefusedProviderRefund = z.object({
  operation: ProviderRefundOperation,
  tradeNo: z.string().describe('Number of the payment'),
  amount: Money,
  currency: z.string(),
  payer: z.string().describe('Mail address, or else phone, of the payer'),
  orderedAt: z.iso.datetime().describe('When the provider refund was ordered'),
});
export type RefusedProviderRefund = z.infer<typeof RefusedProviderRefund>;

export const listRefusedProviderRefunds = call({
  method: 'GET',
  path: '/api/platform/payment/refused/list',
  who: 'platform',
  scope: 'finance',
  summary: 'Lists provider refunds that were refused, oldest first',
  input: Paging,
  output: pageOf(RefusedProviderRefund),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const transferReferenceMax = 100;

export const recordTransfer = call({
  method: 'POST',
  path: '/api/platform/payment/transferred',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary: 'Records that a refused provider refund was paid another way, such as by bank transfer. Works once',
  input: z.object({
    operation: ProviderRefundOperation,
    reference: z.string().trim().min(1).max(transferReferenceMax),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'pay_back_not_found'],
});
