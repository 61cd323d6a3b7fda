import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { DayRange } from '#contract/core/days.ts';
import { filterOf, Id, Paging, pageOf } from '#contract/core/values.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { RefundNumber } from '#contract/refunds/shopper.ts';
import { PayoutNumber } from './merchant-payouts.ts';
import { ledgerRules, mallAccounts, shopAccounts } from './values.ts';

// What a shop is owed, and every entry behind it.

/** An amount as its owner sees it: what comes in is positive. A balance may be below zero, after a refund of what was paid out. */
export const SignedMoney = z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

export const ShopAccount = z.enum(shopAccounts);
const LedgerRule = z.enum(ledgerRules);

export const getBalances = call({
  method: 'GET',
  path: '/api/merchant/ledger/balances',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Returns what the caller’s shop has in each of its accounts: pending until nobody can ask for a refund any more, available, reserved for undecided refunds, payable (on its way), and paid out; and when what is pending becomes available',
  input: z.object({}),
  output: z.object({
    currency: z.string(),
    pending: SignedMoney,
    available: SignedMoney,
    reserved: SignedMoney,
    payable: SignedMoney,
    paidOut: SignedMoney,
    releases: z
      .array(z.object({ day: z.iso.date(), amount: SignedMoney, orders: z.int().min(0) }))
      .max(31)
      .describe('The next days on which shares are released, in UTC; nearest first'),
    unreceived: SignedMoney.describe('The part of `pending` whose orders nobody has received yet: it has no day'),
    refundDays: z.int().min(0).describe('For how many days after the receipt buyers can ask for refunds'),
  }),
  refuses: ['not_signed_in', 'not_allowed'],
});

/** How the price of an order line, or of what was refunded of it, is divided. */
export const LineShare = z.object({
  quantity: z.int().min(0),
  subtotal: z.int(),
  shopCoupon: z.int(),
  platformCoupon: z.int(),
  points: z.int(),
  freight: z.int(),
  payable: z.int().describe('What the buyer has paid, or gets back'),
  commission: z.int(),
  shopShare: z.int().describe('payable + platformCoupon + points − commission'),
});
export type LineShare = z.output<typeof LineShare>;

export const LedgerEntry = z.object({
  id: z.int().min(1),
  at: z.iso.datetime(),
  rule: LedgerRule,
  account: ShopAccount,
  amount: SignedMoney,
  currency: z.string(),
  orderNo: z.string().nullable().describe('The order that it is about'),
  lineId: z.int().min(1).nullable().describe('The order line that it is about'),
  product: z.string().nullable().describe('The product of the order line'),
  variant: z.string().nullable(),
  refundOrderNo: z.string().nullable(),
  payoutNo: z.string().nullable(),
  reason: z.string().describe('Of a correction'),
  share: LineShare.nullable().describe(
    'Of a sale or a refund: how its price was divided, of which `amount` is the shop’s part',
  ),
});
export type LedgerEntry = z.output<typeof LedgerEntry>;

export const ledgerCountMax = 10_000;
/** In the place of the day on which a share is released: it has none yet. */
export const unreceived = 'unreceived';
export const ledgerDirections = ['in', 'out'] as const;
export const ledgerSorts = ['newest', 'oldest'] as const;

export const listLedger = call({
  method: 'GET',
  path: '/api/merchant/ledger/list',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Lists the ledger entries of the caller’s shop: in one account or all, by rule, of one order, refund or payout, or of certain days',
  input: z.object({
    account: filterOf(ShopAccount),
    rule: filterOf(LedgerRule),
    orderNo: filterOf(OrderNumber),
    refundOrderNo: filterOf(RefundNumber),
    payoutNo: filterOf(PayoutNumber),
    release: filterOf(z.union([z.literal(unreceived), z.iso.date().meta({ examples: ['2026-11-30'] })])).describe(
      'Of shares that are released on this day, in UTC; or of orders that nobody has received yet',
    ),
    direction: filterOf(z.enum(ledgerDirections)).describe('Only what came in, or what went out'),
    ...DayRange.shape,
    sort: z.enum(ledgerSorts).catch('newest').default('newest'),
    ...Paging.shape,
  }),
  output: pageOf(LedgerEntry).describe(`\`total\` counts no further than ${ledgerCountMax}`),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

export const explainEntry = call({
  method: 'GET',
  path: '/api/merchant/ledger/explain/{id}',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Explains a ledger entry of the caller’s shop: the whole movement with its other side, the order line it comes from and how that was divided, and everything else that was booked for the line',
  input: z.object({ id: Id }),
  output: z.object({
    entry: LedgerEntry,
    movement: z
      .array(z.object({ account: z.enum([...shopAccounts, ...mallAccounts]), amount: SignedMoney }))
      .max(20)
      .describe(
        'Where the money came from and went to, of this line. Adds up to zero where the whole movement is about this line',
      ),
    line: z
      .object({
        orderNo: z.string(),
        product: z.string(),
        variant: z.string(),
        orderedAt: z.iso.datetime(),
        sold: LineShare,
        refunded: LineShare.nullable().describe('Of the refund that the entry is about'),
        entries: z.array(LedgerEntry).max(100).describe('All entries of the line, oldest first'),
      })
      .nullable(),
  }),
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'entry_not_found'],
});
