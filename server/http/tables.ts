import { char, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { limitedKinds } from '#contract/accounts/platform-sources.ts';

/** How often each rate-limited action was done in its current window, shared by all processes. */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  times: integer().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});

/** How often requests from a network address exceeded which limits on a day. */
export const limitedSources = pgTable(
  'limited_sources',
  {
    day: date().notNull(),
    source: text().notNull(),
    kind: text({ enum: limitedKinds }).notNull(),
    times: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.kind] })],
);

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
