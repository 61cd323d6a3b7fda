import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { keyScopes } from '#contract/integrations/merchant-keys.ts';
import { deliveryFailures, deliveryStates } from '#contract/integrations/merchant-webhooks.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });
const shopId = () =>
  integer()
    .notNull()
    .references(() => shops.id, { onDelete: 'cascade' });
const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Keys by which programs of a shop make its calls, each under the name of who made it. A revoked key is deleted. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: shopId(),
    accountId: accountId(),
    name: text().notNull(),
    scopes: text({ enum: keyScopes }).array().notNull(),
    keyHash: char({ length: 64 }).notNull().unique(),
    lastFour: char({ length: 4 }).notNull(),
    hasSecondFactor: boolean().notNull(), // whether who made it gave one
    madeAt: timestamptz().notNull(),
    endsAt: timestamptz(),
    usedAt: timestamptz(),
  },
  (table) => [
    uniqueIndex('api_keys_name').on(table.shopId, sql`lower(${table.name})`),
    index('api_keys_account').on(table.accountId),
    check('api_keys_named', sql`length(${table.name}) between 1 and 60`),
    check(
      'api_keys_scopes',
      sql`${table.scopes} <@ array['products', 'orders', 'refunds', 'reviews', 'marketing', 'finance', 'shop']`,
    ),
  ],
);

/** Addresses of a shop's own servers, which the mall notifies of what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: shopId(),
    accountId: accountId(), // who saved it last: it gets what they may see
    url: text().notNull(),
    kinds: text().array().notNull(),
    sealedSecret: text().notNull(),
    formerSecret: text(), // sealed too; signs beside the new one until it ends
    formerEndsAt: timestamptz(),
    isOn: boolean().notNull().default(true),
    failingSince: timestamptz(), // the first try of those that failed since the last that did not
    switchedOffAt: timestamptz(), // by the mall, after days of failures
    version: integer().notNull().default(1),
    savedAt: timestamptz().notNull(),
  },
  (table) => [
    index('webhooks_shop').on(table.shopId, table.id),
    index('webhooks_account').on(table.accountId),
    check('webhooks_url', sql`length(${table.url}) between 1 and 500`),
    check('webhooks_former', sql`(${table.formerSecret} is null) = (${table.formerEndsAt} is null)`),
    check('webhooks_off', sql`${table.switchedOffAt} is null or not ${table.isOn}`),
  ],
);

/** What is sent to a webhook, and what became of it. Written before it is sent, in the transaction that handles the event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    shopId: shopId(),
    eventId: text().notNull(), // the same in every try and replay
    kind: text().notNull(),
    cause: text(), // of what the event is about: 'order.paid:SH…'; null for tests and replays
    replayOf: bigint({ mode: 'number' }),
    body: text().notNull(), // as it is signed and sent, byte for byte
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    tries: smallint().notNull().default(0),
    nextTryAt: timestamptz().notNull(),
    queuedAt: timestamptz().notNull(),
    triedAt: timestamptz(),
    answerStatus: smallint(),
    answer: text().notNull().default(''), // its beginning
    failure: text({ enum: deliveryFailures }),
    tookMs: integer(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.cause).where(sql`cause is not null`),
    index('webhook_deliveries_newest').on(table.webhookId, table.id.desc()),
    index('webhook_deliveries_due').on(table.nextTryAt, table.webhookId).where(sql`state = 'waiting'`),
    index('webhook_deliveries_waiting').on(table.webhookId, table.nextTryAt, table.id).where(sql`state = 'waiting'`),
    index('webhook_deliveries_open').on(table.state, table.id.desc()).where(sql`state <> 'delivered'`),
    index('webhook_deliveries_age').on(table.queuedAt),
    index('webhook_deliveries_shop').on(table.shopId),
    check('webhook_deliveries_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
    check(
      'webhook_deliveries_delivered',
      sql`${table.state} <> 'delivered' or ${table.answerStatus} between 200 and 299`,
    ),
  ],
);
