import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  ledgerRules,
  mallAccounts,
  payoutProviders,
  payoutSchedules,
  payoutStatuses,
  shopAccounts,
} from '#contract/payouts/values.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });

/** Where payouts of a shop go. A change writes a new row, so that each payout keeps the account that it went to. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    provider: text({ enum: payoutProviders }).notNull().default('manual'),
    connectedId: text(), // of the shop's account at the provider
    holder: text().notNull(),
    bank: text().notNull(),
    country: text().notNull(),
    bankCode: text().notNull(),
    sealedNumber: text().notNull(), // see seal-number.ts
    lastFour: text().notNull(),
    changedBy: integer()
      .notNull()
      .references(() => accounts.id),
    changedAt: timestamptz().notNull(),
    usableFrom: timestamptz().notNull(),
    replacedAt: timestamptz(), // null for the account of now
  },
  (table) => [
    uniqueIndex('payout_accounts_current').on(table.shopId).where(sql`replaced_at is null`),
    check('payout_accounts_connected', sql`(${table.provider} = 'manual') = (${table.connectedId} is null)`),
  ],
);

/** How a shop wants to be paid. Its row is locked by everything that changes a payout or the account of the shop. */
export const payoutSettings = pgTable(
  'payout_settings',
  {
    shopId: integer()
      .primaryKey()
      .references(() => shops.id),
    schedule: text({ enum: payoutSchedules }).notNull().default('on_request'),
    dueOn: date(), // in UTC; when the schedule is followed next
  },
  (table) => [
    index('payout_settings_due').on(table.dueOn).where(sql`due_on is not null`),
    check('payout_settings_due_on', sql`(${table.dueOn} is null) = (${table.schedule} = 'on_request')`),
  ],
);

/** A file for the bank with approved payouts, as it was handed out. A payout is in one file, until it is put into another on purpose. */
export const payoutFiles = pgTable('payout_files', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  number: text().notNull().unique(), // PF…
  madeBy: integer()
    .notNull()
    .references(() => accounts.id),
  madeAt: timestamptz().notNull(),
});

/** A payout. Its amount leaves what is available when it is requested, and comes back when it is not paid. */
export const payouts = pgTable(
  'payouts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(), // PO…
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    accountId: integer()
      .notNull()
      .references(() => payoutAccounts.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: payoutStatuses }).notNull().default('requested'),
    scheduledFor: text(), // the day of the schedule: one payout each
    requestedBy: integer().references(() => accounts.id),
    requestedAt: timestamptz().notNull(),
    decidedAt: timestamptz(),
    sentAt: timestamptz(), // to the bank or to the provider
    sentBy: integer().references(() => accounts.id), // null for a provider
    endedAt: timestamptz(),
    reason: text().notNull().default(''),
    reference: text().notNull().default(''),
    proofHash: char({ length: 32 }).references(() => pictures.hash), // a picture of the transfer
    fileId: integer().references(() => payoutFiles.id),
  },
  (table) => [
    index('payouts_status').on(table.status, table.id),
    index('payouts_reference').on(sql`lower(${table.reference})`).where(sql`reference <> ''`),
    index('payouts_file').on(table.fileId).where(sql`file_id is not null`),
    index('payouts_shop').on(table.shopId, table.id.desc()),
    index('payouts_open').on(table.id).where(sql`status in ('requested', 'approved')`),
    uniqueIndex('payouts_scheduled').on(table.shopId, table.scheduledFor),
    check('payouts_amount', sql`${table.amount} > 0`),
    check(
      'payouts_proof',
      sql`case when ${table.status} = 'paid' then ${table.reference} <> '' else ${table.status} = 'returned' or ${table.reference} = '' end`,
    ),
    check(
      'payouts_sent',
      sql`case when ${table.status} = 'sent' then ${table.sentAt} is not null
        else ${table.sentAt} is null or ${table.status} in ('paid', 'failed', 'returned') end`,
    ),
    check('payouts_sent_by', sql`${table.sentBy} is null or ${table.sentAt} is not null`),
  ],
);

/** The account of a shop at a provider, from the day on which it is opened there; once payouts can go to it, it is one of `payoutAccounts`. */
export const payoutConnections = pgTable('payout_connections', {
  shopId: integer()
    .primaryKey()
    .references(() => shops.id),
  connectedId: text().notNull().unique(),
  connectedBy: integer()
    .notNull()
    .references(() => accounts.id),
  connectedAt: timestamptz().notNull(),
});

export const transferStates = ['to_transfer', 'to_pay_out', 'waiting', 'to_reverse', 'ended'] as const;

/**
 * What a provider has to do for a payout: transfer its amount to the shop's account there, pay it out from there to the bank, or take
 * it back when the bank did not accept it. One row for each such payout, from its approval on.
 */
export const payoutTransfers = pgTable(
  'payout_transfers',
  {
    payoutId: integer()
      .primaryKey()
      .references(() => payouts.id),
    connectedId: text().notNull(),
    state: text({ enum: transferStates }).notNull().default('to_transfer'),
    transferId: text().unique(),
    providerPayoutId: text().unique(),
    failure: text().notNull().default(''),
    reversedAt: timestamptz(),
    tries: integer().notNull().default(0),
    nextTryAt: timestamptz().notNull(),
  },
  (table) => [
    index('payout_transfers_due').on(table.nextTryAt).where(sql`state in ('to_transfer', 'to_pay_out', 'to_reverse')`),
  ],
);

/** Messages of providers about payouts, each handled once. */
export const payoutEvents = pgTable('payout_events', {
  eventId: text().primaryKey(),
  kind: text().notNull(),
  outcome: text({ enum: ['ignored', 'handled', 'mismatched'] }).notNull(),
  at: timestamptz().notNull(),
});

/** Why the platform has changed a balance, or charged a fee. */
export const balanceCorrections = pgTable('balance_corrections', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  shopId: integer()
    .notNull()
    .references(() => shops.id),
  kind: text({ enum: ['correction', 'fee'] }).notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  reason: text().notNull(),
  correctedBy: integer()
    .notNull()
    .references(() => accounts.id),
  at: timestamptz().notNull(),
});

/** The days whose ledger entries are summed up in `ledger_days`: all from the first on, without a gap. */
export const ledgerClosedDays = pgTable('ledger_closed_days', {
  day: date().primaryKey(),
  closedAt: timestamptz().notNull(),
});

const sum = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * What a closed day has brought a shop, by account and rule, as the shop sees it: what comes in is positive. Of sales and refunds
 * also the sums of how their prices were divided. Derived from the ledger, and held against it by the audit.
 */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    currency: text().notNull(),
    day: date().notNull(),
    account: text({ enum: shopAccounts }).notNull(),
    rule: text({ enum: ledgerRules }).notNull(),
    entries: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    incoming: bigint({ mode: 'number' }).notNull(), // the part of it that came in
    quantity: sum(),
    subtotal: sum(),
    shopCoupon: sum(),
    platformCoupon: sum(),
    points: sum(),
    freight: sum(),
    payable: sum(),
    commission: sum(),
    shopShare: sum(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.currency, table.day, table.account, table.rule] })],
);

/**
 * What a closed day has brought in every account of the mall and, together, of its shops, by rule; as the ledger has it: what the mall
 * owes is negative. Derived from the ledger, and held against it by the audit.
 */
export const mallDays = pgTable(
  'mall_days',
  {
    currency: text().notNull(),
    day: date().notNull(),
    account: text({ enum: [...mallAccounts, ...shopAccounts] }).notNull(),
    rule: text({ enum: ledgerRules }).notNull(),
    entries: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day, table.account, table.rule] })],
);

/** Who a shop is for tax offices. A change writes a new row, so that old statements keep what was valid then. */
export const shopTaxRecords = pgTable(
  'shop_tax_records',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    legalName: text().notNull(),
    address: text().notNull(),
    taxNumber: text().notNull(),
    changedBy: integer()
      .notNull()
      .references(() => accounts.id),
    changedAt: timestamptz().notNull(),
  },
  (table) => [index('shop_tax_records_shop').on(table.shopId, table.changedAt.desc(), table.id.desc())],
);
