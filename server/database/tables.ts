import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** The transactional outbox: events that still have to reach their handlers, written in the transaction in which they happened. */
export const eventOutbox = pgTable(
  'event_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    happenedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    nextTryAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('event_outbox_next').on(table.nextTryAt, table.id)],
);

/** How far the mall's clock is ahead of the database's: nothing, unless a demo or a test moves it. See mall_now(). */
export const mallClock = pgTable('mall_clock', {
  isOnly: boolean().primaryKey().default(true),
  aheadSeconds: integer().notNull().default(0),
});

/** Secrets that this mall signs with, created when first needed. */
export const mallSecrets = pgTable('mall_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
});
