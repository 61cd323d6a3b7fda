import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { locales } from '#contract/core/languages.ts';
import { nothing } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { LineShare, ShopAccount, SignedMoney } from './merchant.ts';
import { StatementPeriod } from './statement-period.ts';
import { ledgerRules, shopAccounts } from './values.ts';

// What happened to a shop's money in a month or on a day. Days are in UTC.

const text = (max: number) => z.string().trim().min(1).max(max);

/** Who receives or issues a statement, as tax offices want it. */
export const TaxData = z.object({
  legalName: text(150),
  address: z.string().trim().min(1).max(300).describe('In lines, with the country'),
  taxNumber: z.string().trim().max(50).describe('Empty for those who have none'),
});
export type TaxData = z.output<typeof TaxData>;

/** What the mall owes a shop, and why it has changed: opening + sales + refunds + corrections + fees − paidOut = closing. */
const owed = {
  opening: SignedMoney,
  sales: SignedMoney.describe('The shop’s share of what was sold'),
  refunds: SignedMoney,
  corrections: SignedMoney,
  fees: SignedMoney,
  paidOut: SignedMoney.describe('Paid to the shop, less what came back'),
  closing: SignedMoney,
};
export const StatementSum = z.object({ period: StatementPeriod, isRunning: z.boolean(), ...owed });
export type StatementSum = z.output<typeof StatementSum>;

export const statementsMax = 1_200;

export const listStatements = call({
  method: 'GET',
  path: '/api/merchant/statement/list',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Lists the months of the caller’s shop since its first ledger entry, newest first, each with what the mall owed the shop before and after it and why that has changed. Months are in UTC',
  input: nothing,
  output: z.object({ currency: z.string(), months: z.array(StatementSum).max(statementsMax) }),
  refuses: [],
});

const Parts = z.object({ ...LineShare.shape, quantity: z.int() });

export const getStatement = call({
  method: 'GET',
  path: '/api/merchant/statement/get/{period}',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Returns the statement of a month or a day of the caller’s shop, in UTC: each account before and after it, every kind of movement with its number and sum, and how the prices behind sales and refunds were divided. A month is listed day by day',
  input: z.object({ period: StatementPeriod }),
  output: z.object({
    ...StatementSum.shape,
    currency: z.string(),
    accounts: z
      .array(
        z.object({
          account: ShopAccount,
          opening: SignedMoney,
          incoming: SignedMoney.describe('The sum of what came in'),
          outgoing: SignedMoney.describe('The sum of what went out; never above zero'),
          closing: SignedMoney.describe('opening + incoming + outgoing'),
        }),
      )
      .length(shopAccounts.length),
    movements: z
      .array(
        z.object({
          rule: z.enum(ledgerRules),
          account: ShopAccount,
          entries: z.int().min(1),
          amount: SignedMoney,
        }),
      )
      .max(ledgerRules.length * shopAccounts.length),
    sold: Parts.describe('The sums of the prices behind the sales, of which `shopShare` is the shop’s part'),
    refunded: Parts.describe('The same of the refunds'),
    days: z.array(StatementSum).max(31).describe('The days of a month on which something was booked'),
    shop: TaxData.nullable().describe('As it was at the end of the period'),
    platform: TaxData.nullable(),
  }),
  refuses: [],
});
export type Statement = z.output<typeof getStatement.output>;

export const statementFormats = ['csv', 'pdf'] as const;

export const openStatementFile = call({
  method: 'POST',
  path: '/api/merchant/statement/file',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Returns the address of a statement as a file, valid for five minutes. CSV has every ledger entry with what it is made of, between the opening and the closing balances; PDF is for reading and filing',
  input: z.object({
    period: StatementPeriod,
    format: z.enum(statementFormats),
    locale: z.enum(locales).describe('The language of the file'),
  }),
  output: z.object({ path: z.string() }),
  refuses: [],
});

export const getTaxData = call({
  method: 'GET',
  path: '/api/merchant/statement/tax',
  who: 'merchant',
  scope: 'finance',
  summary: 'Returns the legal name, address and tax number of the caller’s shop, as they are printed on statements',
  input: nothing,
  output: z.object({ taxData: TaxData.nullable(), changedAt: z.iso.datetime().nullable() }),
  refuses: [],
});

export const saveTaxData = call({
  method: 'POST',
  path: '/api/merchant/statement/tax/save',
  who: 'merchant',
  scope: 'finance',
  summary:
    'Changes the legal name, address and tax number of the caller’s shop. Statements of periods that have ended keep what was valid then',
  input: TaxData,
  output: done,
  refuses: [],
});
