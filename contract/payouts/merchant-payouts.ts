import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Country } from '#contract/core/country.ts';
import { filterOf, Money, nothing, Paging, pageOf } from '#contract/core/values.ts';
import { SecondFactorCode } from '#contract/identity/console.ts';
import { done, Password } from '#contract/identity/shopper.ts';
import { payoutProviders, payoutSchedules, payoutStatuses } from './values.ts';

// How a shop gets what it is owed: its bank account, and payouts to it.

export const PayoutNumber = z
  .string()
  .regex(/^PO\d{22}$/)
  .meta({ examples: ['PO2611160000000001234567'] });
export const PayoutStatus = z.enum(payoutStatuses);

export const payoutAmountMax = 1_000_000_000;
const Time = z.iso.datetime();

export const PayoutAccount = z.object({
  provider: z.enum(payoutProviders).describe('Who pays to it'),
  holder: z.string(),
  bank: z.string(),
  country: z.string(),
  bankCode: z.string(),
  lastFour: z
    .string()
    .describe('The last four characters of the account number; no more of it is ever shown to the shop'),
  changedAt: Time,
  usableFrom: Time.describe(
    'Payouts to a new account can be requested from then on; the owner was mailed about the change',
  ),
  isUsable: z.boolean(),
});

export const Payout = z.object({
  payoutNo: PayoutNumber,
  status: PayoutStatus,
  amount: Money,
  currency: z.string(),
  bank: z.string(),
  lastFour: z.string(),
  isScheduled: z.boolean(),
  requestedBy: z.string().describe('Nickname; empty for the schedule'),
  requestedAt: Time,
  decidedAt: Time.nullable().describe('When it was approved, refused or cancelled'),
  sentAt: Time.nullable().describe(
    'When it was handed to the bank or to Stripe; until it has ended it is on its way. Null also when it was recorded as paid at once',
  ),
  endedAt: Time.nullable().describe('When it was paid, failed or returned'),
  reason: z.string().describe('Why it was refused, has failed or was returned'),
  reference: z.string().describe('Of the transfer'),
});

export const getPayoutDesk = call({
  method: 'GET',
  path: '/api/merchant/payout/desk',
  who: 'merchant',
  scope: 'finance',
  summary: 'Returns what the caller’s shop can request: its account, schedule, what is available, and the mall’s rules',
  input: nothing,
  output: z.object({
    currency: z.string(),
    available: z.int().describe('May be below zero'),
    minimum: Money,
    coolingHours: z.int().min(0),
    isApprovalNeeded: z.boolean(),
    schedule: z.enum(payoutSchedules),
    account: PayoutAccount.nullable(),
    stripe: z
      .object({ isConnecting: z.boolean().describe('Begun at Stripe, and not yet finished') })
      .nullable()
      .describe('Null where the mall does not pay by Stripe'),
    mayChange: z.boolean().describe('Only with a second factor can the account be changed'),
  }),
  refuses: [],
});

const text = (max: number) => z.string().trim().min(1).max(max);

export const savePayoutAccount = call({
  method: 'POST',
  path: '/api/merchant/payout/account',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Changes the bank account that payouts go to: only with password and second factor. The owner is mailed, and payouts to the new account wait for the cooling-off time',
  input: z.object({
    holder: text(100),
    bank: text(100),
    country: Country,
    bankCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,20}$/)
      .meta({ examples: ['DEUTDEFF'] })
      .describe('BIC, routing number or sort code'),
    accountNumber: z
      .string()
      .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9]{5,34}$/))
      .meta({ examples: ['DE89370400440532013000'] })
      .describe('IBAN or account number'),
    password: Password,
    code: SecondFactorCode,
  }),
  output: PayoutAccount,
  refuses: [
    'second_factor_needed',
    'wrong_password',
    'password_unset',
    'wrong_code',
    'too_many_tries',
    'busy',
    'iban_wrong',
  ],
});

export const connectStripe = call({
  method: 'POST',
  path: '/api/merchant/payout/stripe/connect',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Opens an account for the shop at Stripe, or continues with it, and returns the address where Stripe asks for its details: only with password and second factor',
  input: z.object({ country: Country, password: Password, code: SecondFactorCode }),
  output: z.object({ url: z.string() }),
  refuses: [
    'payout_provider_closed',
    'payout_provider_refused',
    'payout_provider_away',
    'second_factor_needed',
    'wrong_password',
    'password_unset',
    'wrong_code',
    'too_many_tries',
    'busy',
  ],
});

export const finishStripe = call({
  method: 'POST',
  path: '/api/merchant/payout/stripe/finish',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Asks Stripe whether it can pay to the shop’s account there, and if so makes it the one that payouts go to, after the cooling-off time. Repeating it changes nothing',
  input: nothing,
  output: z.object({ account: PayoutAccount.nullable().describe('Null while Stripe still needs something') }),
  refuses: ['payout_provider_closed', 'payout_provider_away', 'payout_account_missing'],
});

export const savePayoutSchedule = call({
  method: 'POST',
  path: '/api/merchant/payout/schedule',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Says when payouts of everything that is available are requested by themselves: on Mondays, on the first of a month, or not at all',
  input: z.object({ schedule: z.enum(payoutSchedules) }),
  output: done,
  refuses: ['payout_account_missing'],
});

export const requestPayout = call({
  method: 'POST',
  path: '/api/merchant/payout/request',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Requests a payout of a part of what is available, or all of it. Under an idempotency key it has its effect once',
  input: z.object({ amount: z.int().min(1).max(payoutAmountMax) }),
  output: Payout,
  refuses: [
    'payout_account_missing',
    'payout_account_cooling',
    'payout_too_low',
    'payout_too_high',
    'sent_otherwise',
    'still_working',
  ],
});

export const cancelPayout = call({
  method: 'POST',
  path: '/api/merchant/payout/cancel/{payoutNo}',
  who: 'merchant',
  scope: 'finance',
  summary: 'Cancels a payout that nobody has approved yet: its amount is available again',
  input: z.object({ payoutNo: PayoutNumber }),
  output: done,
  refuses: ['payout_not_found', 'payout_cannot_move'],
});

export const payoutSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type PayoutSort = (typeof payoutSorts)[number];

export const listPayouts = call({
  method: 'GET',
  path: '/api/merchant/payout/list',
  who: 'merchant',
  scope: 'finance',
  summary: 'Lists the payouts of the caller’s shop, newest first unless another order is asked for',
  input: z.object({
    status: filterOf(PayoutStatus),
    words: z.string().trim().max(64).default('').describe('Part of the payout’s number or of the transfer’s reference'),
    sort: filterOf(z.enum(payoutSorts)),
    ...Paging.shape,
  }),
  output: pageOf(Payout),
  refuses: [],
});
