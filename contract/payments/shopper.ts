import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Money, nothing } from '#contract/core/values.ts';

// Payments: all orders that were placed together are paid together, by one charge.

/** Cards through Stripe, a QR code that a phone scans, and cards of the test gateway. */
export const payTypes = ['stripe', 'scan', 'sandbox'] as const;
export const PayType = z.enum(payTypes);
export type PayType = z.infer<typeof PayType>;

/** "PT" and digits. */
export const PaymentNumber = z
  .string()
  .regex(/^PT\d{16,24}$/)
  .meta({ examples: ['PT202611150000000042'] });

export const listPayMethods = call({
  method: 'GET',
  path: '/api/front/pay/method',
  who: 'anyone',
  summary: 'Lists the payment methods',
  input: nothing,
  output: z.object({
    methods: z.array(z.object({ payType: PayType, isTest: z.boolean().describe('No money moves') })).max(10),
    stripeKey: z.string().nullable().describe('The publishable key for the card form'),
  }),
  refuses: [],
});

export const startPayment = call({
  method: 'POST',
  path: '/api/front/pay/payment',
  who: 'shopper',
  summary: 'Starts to pay a payment, or resumes the charge that was started with the same method',
  input: z.object({ orderNo: PaymentNumber, payType: PayType, payChannel: z.literal('pc').optional() }),
  output: z.object({
    orderNo: PaymentNumber,
    payType: PayType,
    amount: Money,
    clientSecret: z.string().nullable().describe('Client secret for the card form'),
    codeText: z.string().nullable().describe('Content of the QR code: the address that a phone opens'),
    chargeKey: z.string().describe('Key of this charge'),
  }),
  refuses: [
    'bad_input',
    'not_signed_in',
    'trade_not_found',
    'trade_paid',
    'trade_cancelled',
    'pay_method_closed',
    'pay_failed',
    'price_just_changed',
    'too_many_tries',
  ],
});

export const payStates = ['unpaid', 'processing', 'paid', 'cancelled', 'refunding', 'refunded'] as const;

export const getPayState = call({
  method: 'GET',
  path: '/api/front/pay/result/{orderNo}',
  who: 'shopper',
  summary: 'Returns the state of a payment; asks the provider when no webhook has arrived',
  input: z.object({ orderNo: PaymentNumber }),
  output: z.object({
    orderNo: PaymentNumber,
    state: z.enum(payStates),
    amount: Money,
    payType: PayType.nullable(),
    failure: z
      .enum(['declined', 'insufficient_funds', 'challenge_failed', 'expired', 'other'])
      .nullable()
      .describe('Why the latest charge failed'),
    expiresAt: z.iso.datetime().describe('Payment deadline'),
    secondsLeft: z.int().min(0).describe('Seconds until then, by the mall’s clock'),
    paidAt: z.iso.datetime().nullable(),
    orderNumbers: z.array(z.string()).max(50),
  }),
  refuses: ['bad_input', 'not_signed_in', 'trade_not_found'],
});
