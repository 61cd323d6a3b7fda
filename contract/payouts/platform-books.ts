import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { DayRange } from '#contract/core/days.ts';
import { locales } from '#contract/core/languages.ts';
import { filterOf, Id, Paging, pageOf } from '#contract/core/values.ts';
import { explainEntry, LedgerEntry, SignedMoney } from './merchant.ts';
import { StatementPeriod } from './statement-period.ts';
import { ledgerRules, shopAccounts } from './values.ts';

// The books of the mall: what it has earned, what that has cost, and what it owes. Days are in UTC.

/**
 * shares = paid − refunded + couponCost + pointsCost − commission; result = commission + fees − couponCost − pointsCost − corrections;
 * owedClosing = owedOpening + shares + corrections − fees − paidOut.
 */
export const BookFigures = z.object({
  paid: SignedMoney.describe('What buyers have paid for orders'),
  refunded: SignedMoney.describe('What they get back of it'),
  commission: SignedMoney.describe('Of sales, less that of refunds'),
  couponCost: SignedMoney.describe('Reductions by coupons of the platform, which it bears'),
  pointsCost: SignedMoney.describe('The same by points'),
  fees: SignedMoney.describe('Fees of providers and others that shops were charged'),
  corrections: SignedMoney.describe('What shops were given by corrections, less what was taken'),
  result: SignedMoney.describe('What is left for the mall'),
  shares: SignedMoney.describe('What shops have earned, less refunds'),
  paidOut: SignedMoney.describe('Paid to shops, less what came back'),
  owedOpening: SignedMoney.describe('What shops were owed before'),
  owedClosing: SignedMoney.describe('What they are owed after it'),
});
export type BookFigures = z.output<typeof BookFigures>;

export const bookSteps = ['day', 'month'] as const;
export const bookDaysMax = 366;
const bookMonthsMax = 1_200;

const Day = z.iso.date().meta({ examples: ['2026-11-16'] });

export const BookPeriod = z.object({ period: z.string().describe('A day or a month'), ...BookFigures.shape });
export type BookPeriod = z.output<typeof BookPeriod>;

export const getMallBooks = call({
  method: 'GET',
  path: '/api/platform/books',
  who: 'platform',
  scope: 'finance',
  summary: `Returns the figures of the mall for a span of days, together and by day (up to ${bookDaysMax} days) or month`,
  input: z.object({
    from: Day.describe('The first day'),
    until: Day.describe('The last day'),
    by: z.enum(bookSteps).catch('day').default('day'),
  }),
  output: z.object({
    currency: z.string(),
    total: BookFigures,
    owedToBuyers: SignedMoney.describe('Refunds that are on their way to buyers at the end'),
    periods: z.array(BookPeriod).max(bookMonthsMax).describe('Those in which something was booked, newest first'),
  }),
  refuses: ['bad_input'],
});

export const openMallStatement = call({
  method: 'POST',
  path: '/api/platform/books/file',
  who: 'platform',
  scope: 'finance',
  summary: 'Returns the address of the mall’s statement of a month or a day as PDF, valid for five minutes',
  input: z.object({ period: StatementPeriod, locale: z.enum(locales).describe('The language of the file') }),
  output: z.object({ path: z.string() }),
  refuses: ['bad_input'],
});

export const anyEntriesCountMax = 10_000;

export const AnyEntry = z.object({ ...LedgerEntry.shape, shopId: Id, shop: z.string() });
export type AnyEntry = z.output<typeof AnyEntry>;

export const listAnyEntries = call({
  method: 'GET',
  path: '/api/platform/books/entries',
  who: 'platform',
  scope: 'finance',
  summary: `Lists the ledger entries of all shops, newest first, by shop, rule and days. \`total\` counts no further than ${anyEntriesCountMax}`,
  input: z.object({
    shopId: filterOf(Id),
    rule: filterOf(z.enum(ledgerRules)),
    account: filterOf(z.enum(shopAccounts)).describe('Only together with a shop'),
    ...DayRange.shape,
    ...Paging.shape,
  }),
  output: pageOf(AnyEntry),
  refuses: [],
});

export const explainAnyEntry = call({
  method: 'GET',
  path: '/api/platform/books/explain/{id}',
  who: 'platform',
  scope: 'finance',
  summary:
    'Explains a ledger entry of any shop: the whole movement with its other side, and the order line it comes from',
  input: z.object({ id: Id }),
  output: explainEntry.output,
  refuses: ['entry_not_found'],
});
