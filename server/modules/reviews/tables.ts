import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { reportReasons } from '#contract/reviews/shopper.ts';
import { hasEnglish, localizedText } from '#server/database/localized-text.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    // Its product's, for the shop's lists. The database fills it in by itself (see the migration `fast_console_lists`).
    shopId: integer()
      .notNull()
      .default(0)
      .references(() => shops.id),
    // One review per order line; imported reviews have none.
    orderLineId: integer()
      .unique()
      .references(() => orderLines.id),
    accountId: integer().references(() => accounts.id),
    isAnonymous: boolean().notNull().default(false),
    nickname: text().notNull(), // empty: a former customer, whose account was deleted
    productScore: smallint().notNull(),
    serviceScore: smallint().notNull(),
    variant: localizedText().default({ en: '' }), // what was bought, in all languages
    text: text().notNull(),
    pictureHashes: char({ length: 32 }).array().notNull().default([]),
    reply: text(),
    repliedAt: timestamp({ withTimezone: true }),
    followUp: text(),
    followUpPictureHashes: char({ length: 32 }).array().notNull().default([]),
    followedUpAt: timestamp({ withTimezone: true }),
    helpfulCount: integer().notNull().default(0),
    hiddenAt: timestamp({ withTimezone: true }), // by the platform, after a report
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.createdAt.desc()),
    // What a shop's list and its score by month read: see desk-queries.ts.
    index('reviews_shop').on(table.shopId, table.createdAt.desc(), table.id.desc()),
    index('reviews_shop_unanswered')
      .on(table.shopId, table.createdAt.desc(), table.id.desc())
      .where(sql`reply is null`),
    index('reviews_shop_stars').on(table.shopId, table.productScore, table.createdAt.desc(), table.id.desc()),
    index('reviews_shop_pictures')
      .on(table.shopId, table.createdAt.desc(), table.id.desc())
      .where(sql`cardinality(picture_hashes) + cardinality(follow_up_picture_hashes) > 0`),
    index('reviews_account').on(table.accountId, table.id.desc()).where(sql`account_id is not null`),
    check('reviews_english', hasEnglish(table.variant)),
    check('reviews_scores', sql`${table.productScore} between 1 and 5 and ${table.serviceScore} between 1 and 5`),
  ],
);

export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.accountId] })],
);

export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    note: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.accountId] }),
    index('review_reports_open').on(table.createdAt).where(sql`settled_at is null`),
  ],
);

/** A shop's report of a review: one, since a review belongs to one shop. Withdrawn, it is deleted. */
export const shopReviewReports = pgTable(
  'shop_review_reports',
  {
    reviewId: integer()
      .primaryKey()
      .references(() => reviews.id),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }), // who reported it for the shop
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    isUpheld: boolean(), // the platform has hidden the review
  },
  (table) => [
    index('shop_review_reports_shop').on(table.shopId),
    index('shop_review_reports_open').on(table.createdAt).where(sql`settled_at is null`),
    check('shop_review_reports_settled', sql`(${table.settledAt} is null) = (${table.isUpheld} is null)`),
  ],
);
