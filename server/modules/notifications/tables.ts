import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type NoticeChannel, type NoticeKind, noticeKinds, noticeSides } from '#contract/notifications/kinds.ts';
import type { Wording } from '#contract/notifications/message-wording.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import type { Facts } from './facts.ts';

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

const instant = () => timestamp({ withTimezone: true });
const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
const shopId = () => integer().references(() => shops.id, { onDelete: 'cascade' });
const side = () => text({ enum: noticeSides }).notNull();

/**
 * What happened and concerns a person: one row per person and event. The text is made of the facts when it is read, in the reader's
 * language.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    side: side(),
    shopId: shopId(), // of someone who works for it
    kind: text({ enum: noticeKinds as [NoticeKind, ...NoticeKind[]] }).notNull(),
    text: text().notNull(), // which text: the name of a message, or of a text of its own
    facts: jsonb().$type<Facts>().notNull(),
    link: text().notNull(),
    cause: text().notNull(), // of the same cause there is no second one
    isShown: boolean().notNull(), // on the pages of the mall, as its reader had chosen
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.accountId, table.side, sql`coalesce(${table.shopId}, 0)`, table.cause),
    index('notifications_newest').on(table.accountId, table.side, table.id.desc()).where(sql`is_shown`),
    index('notifications_unread')
      .on(table.accountId, table.side, table.id.desc())
      .where(sql`is_shown and read_at is null`),
    index('notifications_shop').on(table.shopId).where(sql`shop_id is not null`),
    index('notifications_old').on(table.createdAt),
    check('notifications_side', sql`(${table.side} = 'shop') = (${table.shopId} is not null)`),
  ],
);

/** What someone has chosen in place of what goes without saying, for shopping or for their work. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    side: side(),
    shopId: shopId(),
    choices: jsonb()
      .$type<Partial<Record<NoticeKind, Partial<Record<NoticeChannel, boolean>>>>>()
      .notNull()
      .default({}),
    quietFrom: smallint(), // minutes after midnight, by the clocks of the time zone
    quietUntil: smallint(),
    quietMails: boolean().notNull().default(false),
    timeZone: text().notNull().default('UTC'),
    version: integer().notNull().default(0),
    savedAt: instant(),
  },
  (table) => [
    uniqueIndex('notice_preferences_one').on(table.accountId, table.side, sql`coalesce(${table.shopId}, 0)`),
    index('notice_preferences_shop').on(table.shopId).where(sql`shop_id is not null`),
    check('notice_preferences_side', sql`(${table.side} = 'shop') = (${table.shopId} is not null)`),
    check(
      'notice_preferences_quiet',
      sql`(${table.quietFrom} is null) = (${table.quietUntil} is null) and ${table.quietFrom} between 0 and 1439
        and ${table.quietUntil} between 0 and 1439`,
    ),
  ],
);
