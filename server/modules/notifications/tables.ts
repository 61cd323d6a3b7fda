import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Wording } from '#contract/notifications/message-wording.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** What operators have written in place of the mall's own mails and SMS, one row per kind from the first time that someone does. */
export const messageWordings = pgTable(
  'message_wordings',
  {
    kind: text().primaryKey(),
    wording: jsonb().$type<Wording>().notNull(),
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('message_wordings_saved_by').on(table.savedBy)],
);

/** What was ever saved for a kind of message. */
export const messageWordingVersions = pgTable(
  'message_wording_versions',
  {
    kind: text().notNull(),
    version: integer().notNull(),
    wording: jsonb().$type<Wording>().notNull(),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.version] }),
    index('message_wording_versions_saved_by').on(table.savedBy),
  ],
);
