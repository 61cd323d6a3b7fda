import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Money, nothing } from '#contract/core/values.ts';

// The demo mall's test gateway: what its cards do, and the panel that shows its payments.

export const cardBehaviours = [
  'succeeds',
  'declined',
  'insufficient_funds',
  'challenge',
  'slow',
  'lost_webhook',
  'duplicate_webhook',
  'wrong_amount',
  'refuses_refund',
] as const;
export type CardBehaviour = (typeof cardBehaviours)[number];

/** The only card numbers that the test gateway accepts. None is a real card; the first four are Stripe's well-known test numbers. */
export const testCards: readonly { number: string; behaviour: CardBehaviour }[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficient_funds' },
  { number: '4000002500003155', behaviour: 'challenge' },
  { number: '4000000000005019', behaviour: 'slow' },
  { number: '4000000000005027', behaviour: 'lost_webhook' },
  { number: '4000000000005035', behaviour: 'duplicate_webhook' },
  { number: '4000000000005043', behaviour: 'wrong_amount' },
  { number: '4000000000005050', behaviour: 'refuses_refund' },
];

export const SandboxPayment = z.object({
  paymentId: z.string(),
  method: z.enum(['card', 'scan']),
  cardEnd: z.string().nullable().describe('The last four digits'),
  amount: Money,
  received: Money,
  paidBack: Money,
  currency: z.string(),
  state: z.enum(['open', 'challenge', 'processing', 'succeeded', 'cancelled']),
  failure: z.enum(['declined', 'insufficient_funds', 'challenge_failed']).nullable(),
  scanPath: z.string().nullable().describe('Path of the page that a phone opens'),
  events: z
    .array(
      z.object({
        id: z.string(),
        type: z.string(),
        sent: z.int().min(0).describe('How often it was sent to the mall'),
      }),
    )
    .max(100),
  createdAt: z.iso.datetime(),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

export const listSandboxPayments = call({
  method: 'GET',
  path: '/api/dev/payments',
  who: 'anyone',
  summary: 'Lists the payments of the test gateway, newest first. Only in demo mode',
  input: nothing,
  output: z.array(SandboxPayment).max(100),
  refuses: ['demo_closed'],
});

export const resendSandboxEvents = call({
  method: 'POST',
  path: '/api/dev/payments/resend',
  who: 'anyone',
  summary: 'Sends all webhook events of one payment of the test gateway again. Only in demo mode',
  input: z.object({ paymentId: z.string().max(64) }),
  output: z.object({ sent: z.int().min(0) }),
  refuses: ['bad_input', 'demo_closed'],
});
