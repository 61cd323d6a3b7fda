import { sql } from 'drizzle-orm';
import { cidr, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/tables.ts';

const instant = () => timestamp({ withTimezone: true });
const operator = () => integer().references(() => accounts.id, { onDelete: 'set null' });

/** Blocked networks, by the real clock. A block that is lifted or over stays as a record. */
export const sourceBlocks = pgTable(
  'source_blocks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    network: cidr().notNull(),
    reason: text().notNull(),
    startedBy: operator(),
    startedAt: instant().notNull().defaultNow(),
    endsAt: instant(), // null: until someone lifts it
    liftedBy: operator(),
    liftedAt: instant(),
  },
  (table) => [
    index('source_blocks_running').on(table.endsAt).where(sql`lifted_at is null`),
    index('source_blocks_started_by').on(table.startedBy),
    index('source_blocks_lifted_by').on(table.liftedBy),
  ],
);
