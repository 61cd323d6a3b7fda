import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Things that have happened and that others still have to hear of. Written in the transaction in which they happened. */
export const newsOutbox = pgTable(
  'news_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    story: jsonb().notNull(),
    happenedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    nextTryAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('news_outbox_next').on(table.nextTryAt, table.id)],
);

/** How far the mall's clock is ahead of the database's: nothing, unless a demo or a test moves it. See mall_now(). */
export const mallClock = pgTable('mall_clock', {
  isOnly: boolean().primaryKey().default(true),
  aheadSeconds: integer().notNull().default(0),
});

/** What this mall alone knows and signs with, made when it is first needed. */
export const mallSecrets = pgTable('mall_secrets', {
  name: text().primaryKey(),
  secret: text().notNull(),
});
