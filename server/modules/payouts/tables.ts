import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { payoutSchedules, payoutStatuses } from '#contract/payouts/values.ts';
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
  (table) => [uniqueIndex('payout_accounts_current').on(table.shopId).where(sql`replaced_at is null`)],
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
    endedAt: timestamptz(),
    reason: text().notNull().default(''),
    reference: text().notNull().default(''),
  },
  (table) => [
    index('payouts_shop').on(table.shopId, table.id.desc()),
    index('payouts_open').on(table.id).where(sql`status in ('requested', 'approved')`),
    uniqueIndex('payouts_scheduled').on(table.shopId, table.scheduledFor),
    check('payouts_amount', sql`${table.amount} > 0`),
    check('payouts_proof', sql`(${table.reference} <> '') = (${table.status} in ('paid', 'returned'))`),
  ],
);

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
