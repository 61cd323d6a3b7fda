import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  differenceKinds,
  differenceStates,
  reconciliationFailures,
} from '#contract/payments/platform-reconciliation.ts';
import { ledgerRules, mallAccounts, shopAccounts } from '#contract/payouts/values.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });

/**
 * Something to be paid at once. Its status leaves "open" once: by the payment, the cancellation or the clock. Money that comes
 * later finds it closed and is paid back.
 */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(), // PT…
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: ['open', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    paidAt: timestamptz(),
    closedAt: timestamptz(),
  },
  (table) => [
    index('payments_account').on(table.accountId, table.id.desc()),
    index('payments_expiring').on(table.expiresAt).where(sql`status = 'open'`),
    check('payments_amount', sql`${table.amount} >= 0`),
    check('payments_status', sql`${table.status} in ('open', 'paid', 'closed')`),
    check(
      'payments_times',
      sql`(${table.status} = 'paid') = (${table.paidAt} is not null) and (${table.status} = 'closed') = (${table.closedAt} is not null)`,
    ),
  ],
);

/** One attempt to pay a payment by one method. Stored before the provider is called; `key` is the idempotency key. */
export const charges = pgTable(
  'charges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: uuid().notNull().unique(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    method: text({ enum: ['stripe', 'scan', 'sandbox'] }).notNull(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    providerId: text(),
    clientSecret: text(),
    codeText: text(),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: ['new', 'pending', 'processing', 'succeeded', 'failed', 'cancelled'] })
      .notNull()
      .default('new'),
    failure: text({ enum: ['declined', 'insufficient_funds', 'challenge_failed', 'expired', 'other'] }),
    failedAt: timestamptz(), // by the provider's clock: the later of two failures counts, in whatever order they are reported
    createdAt: timestamptz().notNull().defaultNow(),
    triedAt: timestamptz().notNull().defaultNow(), // when the shopper last tried to pay by it: of several charges the latest counts
    askedAt: timestamptz(), // when the provider was last asked for its state
  },
  (table) => [
    uniqueIndex('charges_provider_id').on(table.provider, table.providerId),
    index('charges_payment').on(table.paymentId, table.id.desc()),
    index('charges_unsettled').on(table.askedAt).where(sql`state in ('new', 'pending', 'processing')`),
  ],
);

/** Money that has come in. One capture per payment is accepted (`isAccepted`); any other is paid back. */
export const captures = pgTable(
  'captures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    chargeId: integer()
      .notNull()
      .references(() => charges.id),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    providerId: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    isAccepted: boolean().notNull(),
    at: timestamptz().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('captures_provider_id').on(table.provider, table.providerId),
    uniqueIndex('captures_accepted').on(table.paymentId).where(sql`is_accepted`),
    index('captures_newest').on(table.provider, table.at),
  ],
);

/** Provider refunds. Stored before the provider is called, under a key that stays the same for every retry. */
export const providerRefunds = pgTable(
  'provider_refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    operation: text().notNull().unique(), // "late:17", "refund:RE…": what it is for, and the provider's idempotency key
    captureId: integer()
      .notNull()
      .references(() => captures.id),
    amount: integer().notNull(),
    // Failed: the provider has refused it. Transferred: the platform has paid it another way.
    state: text({ enum: ['pending', 'done', 'failed', 'transferred'] })
      .notNull()
      .default('pending'),
    providerId: text(), // or the reference of the transfer
    tries: smallint().notNull().default(0),
    nextTryAt: timestamptz().notNull().defaultNow(),
    createdAt: timestamptz().notNull().defaultNow(),
    doneAt: timestamptz(),
  },
  (table) => [
    index('provider_refunds_capture').on(table.captureId),
    index('provider_refunds_waiting').on(table.nextTryAt).where(sql`state = 'pending'`),
    index('provider_refunds_failed').on(table.id).where(sql`state = 'failed'`),
    check('provider_refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Webhook events of providers, each once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    outcome: text().notNull(),
    at: timestamptz().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('webhook_events_once').on(table.provider, table.eventId)],
);

/**
 * Every movement of money between accounts. The entries of one cause add up to zero, and rows are never changed: the database
 * refuses both. A shop's accounts have its id; an entry about an order line has the line's.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cause: text().notNull(), // "paid:PT…", "late:17", "order:SH…"
    rule: text({ enum: ledgerRules }).notNull(),
    account: text({ enum: [...mallAccounts, ...shopAccounts] }).notNull(),
    shopId: integer().references(() => shops.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    orderLineId: integer(),
    refundId: integer(),
    payoutId: integer(),
    at: timestamptz().notNull().default(sql`mall_now()`),
  },
  (table) => [
    unique('ledger_entries_once').on(table.cause, table.account, table.shopId, table.orderLineId).nullsNotDistinct(),
    // What a shop's lists read, and its balances without reading the entries.
    index('ledger_entries_shop')
      .on(table.shopId, table.account, table.at.desc(), table.id.desc())
      .where(sql`shop_id is not null`),
    index('ledger_entries_shop_newest')
      .on(table.shopId, table.at.desc(), table.id.desc())
      .where(sql`shop_id is not null`),
    index('ledger_entries_shop_rule')
      .on(table.shopId, table.rule, table.at.desc(), table.id.desc())
      .where(sql`shop_id is not null`),
    index('ledger_entries_sums')
      .on(table.shopId, table.currency, table.at, table.account, table.rule, table.amount)
      .where(sql`shop_id is not null`),
    // What the platform reads: the entries of all shops, and the sums of a day.
    index('ledger_entries_newest').on(table.at.desc(), table.id.desc()),
    index('ledger_entries_rule').on(table.rule, table.at.desc(), table.id.desc()).where(sql`shop_id is not null`),
    index('ledger_entries_line').on(table.orderLineId).where(sql`order_line_id is not null`),
    index('ledger_entries_refund').on(table.refundId).where(sql`refund_id is not null`),
    index('ledger_entries_payout').on(table.payoutId).where(sql`payout_id is not null`),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
    check(
      'ledger_entries_owner',
      sql`(${table.account} in ('pending', 'available', 'reserved', 'payable', 'paid_out')) = (${table.shopId} is not null)`,
    ),
  ],
);

/** When a provider's book was compared with ours. One at a time for each provider. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    startedBy: integer().references(() => accounts.id, { onDelete: 'set null' }), // null: by schedule
    startedAt: timestamptz().notNull(),
    endedAt: timestamptz(),
    compared: integer().notNull().default(0),
    failure: text({ enum: reconciliationFailures }),
  },
  (table) => [
    index('reconciliations_newest').on(table.provider, table.id.desc()),
    uniqueIndex('reconciliations_running').on(table.provider).where(sql`ended_at is null`),
  ],
);

/** A payment that the provider's book and ours differ about: open until a comparison finds them equal, or someone explains it. */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    providerId: text().notNull(),
    kind: text({ enum: differenceKinds }).notNull(),
    theirs: integer().notNull(), // received or refunded, by the kind
    ours: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: differenceStates }).notNull().default('open'),
    foundAt: timestamptz().notNull(),
    endedAt: timestamptz(),
    endedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('reconciliation_differences_once').on(
      table.provider,
      table.providerId,
      table.kind,
      table.theirs,
      table.ours,
    ),
    index('reconciliation_differences_state').on(table.state, table.id.desc()),
  ],
);
