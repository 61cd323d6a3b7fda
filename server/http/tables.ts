import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often each limited thing was done in its current window, shared by all processes. */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  times: integer().notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});
