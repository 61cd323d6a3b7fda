import { char, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often each rate-limited action was done in its current window, shared by all processes. */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  times: integer().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Calls with an idempotency key: who made which call with which key, and its answer. The row is written first, in the
 * transaction of the effect, so a repetition waits for it and then finds the answer.
 */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    accountId: integer().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    fingerprint: char({ length: 64 }).notNull(), // of the input: the same key with another input is a mistake
    answer: jsonb(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.call, table.key] })],
);
