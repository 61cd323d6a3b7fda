import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/tables.ts';

/** An account's points: sums of the entries, stored so that spending is one conditional update. */
export const pointsBalances = pgTable(
  'points_balances',
  {
    accountId: integer()
      .primaryKey()
      .references(() => accounts.id),
    available: integer().notNull().default(0),
    frozen: integer().notNull().default(0),
    spent: integer().notNull().default(0), // and not returned
    owed: integer().notNull().default(0), // taken back after they had been spent
  },
  (table) => [
    check(
      'points_balances_signs',
      sql`${table.available} >= 0 and ${table.frozen} >= 0 and ${table.spent} >= 0 and ${table.owed} >= 0`,
    ),
  ],
);

/** Every change of an account's points, once per cause. Rows are never changed, except for thawing. */
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    kind: text({ enum: ['earned', 'thawed', 'spent', 'returned', 'taken_back', 'granted', 'withdrawn'] }).notNull(),
    cause: text().notNull(), // "payment:PT…", "order:SH…", "refund:RE…"
    availableDelta: integer().notNull(),
    frozenDelta: integer().notNull(),
    owedDelta: integer().notNull().default(0), // points that could not be taken back, or were settled
    reference: text().notNull().default(''),
    thawsAt: timestamp({ withTimezone: true }),
    thawedAt: timestamp({ withTimezone: true }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('points_entries_cause').on(table.cause, table.kind),
    index('points_entries_newest').on(table.accountId, table.id.desc()),
    index('points_entries_thawing').on(table.thawsAt).where(sql`thaws_at is not null and thawed_at is null`),
  ],
);
