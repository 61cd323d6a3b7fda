import { z } from 'zod';
import { PictureHash } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { listShopChoices } from '#contract/refunds/platform-orders.ts';
import { LedgerEntry } from './merchant.ts';
import { Payout, PayoutNumber, payoutAmountMax } from './merchant-payouts.ts';
import { payoutProviders, payoutReferenceMax, payoutStatuses } from './values.ts';

// The platform approves payouts, pays them, and corrects balances.

export const payoutReasonMax = 200;

const Reason = z.string().trim().min(1).max(payoutReasonMax);
const which = z.object({ payoutNo: PayoutNumber });
const FileNumber = z
  .string()
  .regex(/^PF\d{22}$/)
  .meta({ examples: ['PF2611160000000001234567'] });
const steps = ['payout_not_found', 'payout_cannot_move', 'payout_decided'] as const;

export const payoutsCountMax = 10_000;

/** `any`: whatever its status. */
export const payoutFilters = [...payoutStatuses, 'any'] as const;

export const PayoutToPay = z.object({
  ...Payout.shape,
  shopId: Id,
  shop: z.string(),
  holder: z.string(),
  country: z.string(),
  bankCode: z.string(),
  provider: z.enum(payoutProviders).describe('Who transfers it; what Stripe transfers is recorded by its messages'),
  fileNo: z.string().nullable().describe('Number of the file for the bank that it is in'),
});
export type PayoutToPay = z.output<typeof PayoutToPay>;

export const listPayoutsToPay = call({
  method: 'GET',
  path: '/api/platform/payout/list',
  who: 'platform',
  scope: 'finance',
  summary: `Lists the payouts of all shops: those to approve or to pay, oldest first; others, and those found by words, newest first. \`total\` counts no further than ${payoutsCountMax}`,
  input: z.object({
    status: filterOf(z.enum(payoutFilters)),
    shopId: filterOf(Id),
    provider: filterOf(z.enum(payoutProviders)),
    words: z
      .string()
      .trim()
      .max(100)
      .default('')
      .describe('The number of a payout or of a file for the bank, or the reference of a transfer'),
    ...Paging.shape,
  }),
  output: pageOf(PayoutToPay),
  refuses: [],
});

export const listPayoutShops = call({
  method: 'GET',
  path: '/api/platform/payout/shops',
  who: 'platform',
  scope: 'finance',
  summary:
    'Lists up to 20 shops to filter payouts and the ledger by: the one with this id, or those whose name contains the words',
  input: listShopChoices.input,
  output: listShopChoices.output,
  refuses: [],
});

const entriesMax = 50;

export const PayoutStep = z.object({
  what: z.enum([...payoutStatuses, 'account_shown', 'filed']),
  at: z.iso.datetime(),
  by: z.string().describe('Nickname; empty when nobody is known'),
  text: z.string().describe('The reason, the reference of the transfer, or the number of the file'),
});

export const getPayoutToPay = call({
  method: 'GET',
  path: '/api/platform/payout/detail/{payoutNo}',
  who: 'platform',
  scope: 'finance',
  summary:
    'Returns a payout of any shop: the account it goes to, masked; what made up the balance it is taken from; and everything that happened to it',
  input: which,
  output: z.object({
    ...PayoutToPay.shape,
    proof: Picture.nullable(),
    account: z.object({
      changedAt: z.iso.datetime(),
      isCurrent: z.boolean().describe('False when the shop has changed its account since'),
      paidBefore: z.int().min(0).describe('How many payouts to this account were paid; counted up to 1,000'),
    }),
    balances: z.object({ available: z.int(), pending: z.int(), payable: z.int() }).describe('Of the shop, now'),
    entries: z
      .array(LedgerEntry)
      .max(entriesMax)
      .describe('The latest of what came into or left the available balance since the payout before'),
    hasMoreEntries: z.boolean(),
    history: z.array(PayoutStep).max(200),
  }),
  refuses: ['payout_not_found'],
});

export const showPayoutAccount = call({
  method: 'POST',
  path: '/api/platform/payout/account/{payoutNo}',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary: 'Returns the full number of the account that a payout goes to. That someone has looked is logged',
  input: which,
  output: z.object({ accountNumber: z.string() }),
  refuses: ['payout_not_found'],
});

export const payoutFileMax = 500;

export const makePayoutFile = call({
  method: 'POST',
  path: '/api/platform/payout/file',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary:
    'Writes approved payouts into a CSV file for the bank, with full account numbers. One that is in a file already is refused, unless it is put into a new one on purpose. All of them or none',
  input: z.object({
    payoutNos: z
      .array(PayoutNumber)
      .min(1)
      .max(payoutFileMax)
      .meta({ examples: [['PO2611160000000001234567']] }),
    isAgain: z.boolean().default(false).describe('Also those that are in a file already'),
  }),
  output: z.object({ fileNo: z.string(), text: z.string() }),
  refuses: ['payout_not_found', 'payout_cannot_move', 'payout_in_file'],
});

export const uploadPayoutProof = call({
  method: 'POST',
  path: '/api/platform/payout/proof',
  who: 'platform',
  scope: 'finance',
  summary:
    'Uploads a JPG or PNG picture of up to 5 MB, in the field `multipart`, as the proof of a transfer. Only operators see it',
  body: 'file',
  input: z.object({ multipart: z.file() }),
  output: z.object({ ...Picture.shape, hash: PictureHash }),
  refuses: ['too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
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

export const recordSentPayout = call({
  method: 'POST',
  path: '/api/platform/payout/sent/{payoutNo}',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary:
    'Records that an approved payout was handed to the bank. Until it is recorded as paid or returned it is on its way, and comes into no other file. Works once',
  input: which,
  output: done,
  refuses: steps,
});

export const recordSentFile = call({
  method: 'POST',
  path: '/api/platform/payout/file/sent/{fileNo}',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary:
    'Records that a file was handed to the bank: those of its payouts that are still approved are sent, all of them or none. Others stay as they are',
  input: z.object({ fileNo: FileNumber }),
  output: z.object({ payouts: z.int().min(1) }),
  refuses: ['payout_file_not_found', 'payout_cannot_move'],
});

export const recordPaidPayout = call({
  method: 'POST',
  path: '/api/platform/payout/paid/{payoutNo}',
  who: 'platform',
  scope: 'finance',
  asksAgain: true,
  summary:
    'Records that an approved or sent payout has been paid, with the reference of the transfer as its proof. Works once',
  input: z.object({
    ...which.shape,
    reference: z.string().trim().min(1).max(payoutReferenceMax),
    proofHash: PictureHash.nullable().default(null).describe('A picture of the transfer that the caller has uploaded'),
  }),
  output: done,
  refuses: [...steps, 'picture_unknown'],
});

export const recordFailedPayout = call({
  method: 'POST',
  path: '/api/platform/payout/failed/{payoutNo}',
  who: 'platform',
  scope: 'finance',
  summary:
    'Records that an approved payout could not be transferred, or that a sent or paid one was returned by the bank, with the reason: its amount is available to the shop again',
  input: z.object({
    ...which.shape,
    reason: Reason,
    seen: z
      .enum(['approved', 'sent', 'paid'])
      .optional()
      .describe('The status that the caller has seen: if it is another one by now, nothing is recorded'),
  }),
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
