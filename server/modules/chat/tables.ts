import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
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
import { chatNotices, chatReportReasons, chatSides, chatStates } from '#contract/chat/values.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { noHours, type WeekHours } from '#contract/shops/opening-hours.ts';
import { hasEnglish, localizedText } from '#server/database/localized-text.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const instant = () => timestamp({ withTimezone: true });
const clerkId = () => integer().references(() => accounts.id, { onDelete: 'set null' });
const deskShopId = () => integer().references(() => shops.id, { onDelete: 'cascade' }); // null: the platform

/**
 * A conversation between a shopper and a desk. It belongs to an account, to whoever has its key, or to both. Its row is locked by
 * whoever writes into it, so that messages have numbers without gaps.
 */
export const chats = pgTable(
  'chats',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().references(() => accounts.id),
    keyHash: char({ length: 64 }),
    // Of several with one desk, after visitors were adopted, the one that is opened; the others stay to be read.
    isMain: boolean().notNull().default(true),
    homeShopId: deskShopId(), // the desk that the shopper has chosen
    shopId: deskShopId(), // the desk that has it now
    locale: text({ enum: locales as [Locale, ...Locale[]] }).notNull(),
    state: text({ enum: chatStates }).notNull().default('waiting'),
    clerkId: clerkId(),
    note: text().notNull().default(''), // of the desk that passed it on
    lastNumber: integer().notNull().default(0),
    shopperDelivered: integer().notNull().default(0),
    shopperRead: integer().notNull().default(0),
    deskDelivered: integer().notNull().default(0),
    deskRead: integer().notNull().default(0),
    waitingSince: instant(), // the first question without an answer
    awayUntil: text(), // the opening time, by the desk's clocks, until which the automatic answer was given
    isMailDue: boolean().notNull().default(false), // the next answer goes by mail, too
    blockedByShopperAt: instant(),
    blockedByDeskAt: instant(),
    version: integer().notNull().default(1), // so that whoever has seen none, 0, is answered at once
    createdAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('chats_of_account')
      .on(table.accountId, sql`coalesce(${table.homeShopId}, 0)`)
      .where(sql`account_id is not null and is_main`),
    uniqueIndex('chats_of_key')
      .on(table.keyHash, sql`coalesce(${table.homeShopId}, 0)`)
      .where(sql`key_hash is not null and is_main`),
    index('chats_account').on(table.accountId, table.lastAt.desc()).where(sql`account_id is not null`),
    index('chats_key').on(table.keyHash).where(sql`key_hash is not null`),
    index('chats_open')
      .on(table.shopId, table.waitingSince, table.id)
      .where(sql`state <> 'closed' and last_number > 0`),
    index('chats_desk').on(table.shopId, table.lastAt.desc(), table.id.desc()).where(sql`last_number > 0`),
    index('chats_clerk').on(table.clerkId).where(sql`clerk_id is not null and state = 'assigned'`),
    index('chats_old').on(table.lastAt),
    check('chats_owned', sql`num_nonnulls(${table.accountId}, ${table.keyHash}) > 0`),
    check('chats_assigned', sql`${table.state} = 'assigned' or ${table.clerkId} is null`),
    check(
      'chats_marks',
      sql`${table.shopperRead} between 0 and ${table.shopperDelivered} and ${table.deskRead} between 0 and ${table.deskDelivered}
        and greatest(${table.shopperDelivered}, ${table.deskDelivered}) <= ${table.lastNumber}`,
    ),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    chatId: integer()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    side: text({ enum: chatSides }).notNull(),
    shopId: deskShopId(), // the desk that had the conversation then
    authorId: clerkId(), // the clerk
    key: text(), // the client's
    kind: text({ enum: ['text', 'picture', 'product', 'order', 'coupon', 'notice'] }).notNull(),
    text: text().notNull().default(''),
    ownText: text(), // what a phrase says in the clerk's language
    notice: text({ enum: chatNotices }),
    pictureHash: char({ length: 32 }).references(() => pictures.hash),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    couponId: integer().references(() => coupons.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.number] }),
    uniqueIndex('chat_messages_key').on(table.chatId, table.side, table.key).where(sql`key is not null`),
    index('chat_messages_picture').on(table.pictureHash).where(sql`picture_hash is not null`),
    index('chat_messages_old').on(table.createdAt),
    check('chat_messages_number', sql`${table.number} > 0`),
    check('chat_messages_sides', sql`(${table.side} = 'mall') = (${table.kind} = 'notice')`),
    check('chat_messages_kinds', sql`(${table.kind} = 'notice') = (${table.notice} is not null)`),
  ],
);

/** From a question to the end of the answers, at one desk. What a shopper rates, and what desks are measured by. */
export const chatRounds = pgTable(
  'chat_rounds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    chatId: integer().references(() => chats.id, { onDelete: 'set null' }), // null: the conversation was deleted
    shopId: deskShopId(),
    openedAt: instant().notNull(),
    answeredAt: instant(),
    closedAt: instant(),
    stars: smallint(),
    comment: text().notNull().default(''),
    ratedAt: instant(),
  },
  (table) => [
    uniqueIndex('chat_rounds_open').on(table.chatId).where(sql`closed_at is null`),
    index('chat_rounds_chat').on(table.chatId, table.id.desc()),
    index('chat_rounds_desk').on(sql`coalesce(${table.shopId}, 0)`, table.openedAt),
    check(
      'chat_rounds_stars',
      sql`${table.stars} between 1 and 5 and (${table.stars} is null) = (${table.ratedAt} is null)`,
    ),
  ],
);

/** When someone is at a desk, and what is answered while nobody is. */
export const chatDesks = pgTable(
  'chat_desks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: deskShopId(),
    hours: jsonb().$type<WeekHours>().notNull().default(noHours),
    timeZone: text().notNull().default('UTC'),
    answer: jsonb().$type<Partial<Record<Locale, string>>>().notNull().default({}),
    version: integer().notNull().default(1),
    savedBy: clerkId(),
    savedAt: instant(),
  },
  (table) => [uniqueIndex('chat_desks_shop').on(sql`coalesce(${table.shopId}, 0)`)],
);

export const chatPhrases = pgTable(
  'chat_phrases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: deskShopId(),
    name: text().notNull(),
    texts: localizedText(),
    version: integer().notNull().default(1),
    savedBy: clerkId(),
    savedAt: instant(),
  },
  (table) => [
    uniqueIndex('chat_phrases_name').on(sql`coalesce(${table.shopId}, 0)`, sql`lower(${table.name})`),
    check('chat_phrases_english', hasEnglish(table.texts)),
  ],
);

/** What one side reported about the other to the platform: one open report of each side. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    chatId: integer()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    side: text({ enum: ['shopper', 'desk'] }).notNull(),
    reporterId: clerkId(),
    reason: text({ enum: chatReportReasons }).notNull(),
    note: text().notNull(),
    createdAt: instant().notNull(),
    settledAt: instant(),
    isUpheld: boolean(),
  },
  (table) => [
    uniqueIndex('chat_reports_once').on(table.chatId, table.side).where(sql`settled_at is null`),
    index('chat_reports_open').on(table.createdAt, table.id).where(sql`settled_at is null`),
    check('chat_reports_settled', sql`(${table.settledAt} is null) = (${table.isUpheld} is null)`),
  ],
);

/** Tickets for sockets, each for one connection. Only the hash is stored. */
export const chatTickets = pgTable(
  'chat_tickets',
  {
    hash: char({ length: 64 }).primaryKey(),
    side: text({ enum: ['shopper', 'desk', 'watch'] }).notNull(),
    sessionId: integer(), // null: a guest
    keyHash: char({ length: 64 }),
    shopId: integer(), // of a desk, or of a watcher; null: the platform
    locale: text({ enum: locales as [Locale, ...Locale[]] }).notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index('chat_tickets_ends').on(table.endsAt)],
);
