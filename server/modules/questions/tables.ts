import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { reportReasons } from '#contract/reviews/shopper.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    shopId: integer() // its product's, for the shop's lists
      .notNull()
      .references(() => shops.id),
    accountId: integer().references(() => accounts.id), // imported questions have none
    nickname: text().notNull(), // empty: a former customer, whose account was deleted
    text: text().notNull(),
    // Of visible answers, stored here because lists sort by them.
    answerCount: integer().notNull().default(0),
    helpfulCount: integer().notNull().default(0),
    isShopAnswered: boolean().notNull().default(false),
    hiddenAt: timestamp({ withTimezone: true }), // by the platform, after a report
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // A second press asks nothing twice.
    uniqueIndex('questions_once').on(table.accountId, table.productId, table.text),
    index('questions_product').on(table.productId, table.id.desc()),
    index('questions_account').on(table.accountId, table.id.desc()).where(sql`account_id is not null`),
    // The shop's list: what it has not answered first.
    index('questions_shop').on(table.shopId, table.isShopAnswered, table.id.desc()),
    check('questions_counts', sql`${table.answerCount} >= 0 and ${table.helpfulCount} >= 0`),
  ],
);

export const questionAnswers = pgTable(
  'question_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer()
      .notNull()
      .references(() => questions.id),
    isShop: boolean().notNull(), // everyone else who answers has bought the product
    accountId: integer().references(() => accounts.id), // of the shop: who answered for it
    nickname: text().notNull(), // empty for the shop, and for a former customer
    text: text().notNull(),
    helpfulCount: integer().notNull().default(0),
    hiddenAt: timestamp({ withTimezone: true }), // by the platform, after a report
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('question_answers_shop').on(table.questionId).where(sql`is_shop`),
    uniqueIndex('question_answers_once').on(table.questionId, table.accountId).where(sql`not is_shop`),
    index('question_answers_helpful').on(table.questionId, table.helpfulCount.desc(), table.id),
    index('question_answers_account').on(table.accountId, table.id.desc()).where(sql`account_id is not null`),
    check('question_answers_helpful', sql`${table.helpfulCount} >= 0`),
  ],
);

export const answerVotes = pgTable(
  'answer_votes',
  {
    answerId: integer()
      .notNull()
      .references(() => questionAnswers.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.answerId, table.accountId] }),
    index('answer_votes_account').on(table.accountId),
  ],
);

/** Reports of questions and answers, by readers and by shops. A deleted question takes its reports along. */
export const postReports = pgTable(
  'post_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer().references(() => questions.id, { onDelete: 'cascade' }),
    answerId: integer().references(() => questionAnswers.id),
    shopId: integer().references(() => shops.id), // null: a reader's
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    isUpheld: boolean(), // the platform has hidden what was reported
  },
  (table) => [
    uniqueIndex('post_reports_question').on(table.questionId, table.accountId).where(sql`shop_id is null`),
    uniqueIndex('post_reports_answer').on(table.answerId, table.accountId).where(sql`shop_id is null`),
    uniqueIndex('post_reports_shop_question').on(table.questionId).where(sql`shop_id is not null`),
    uniqueIndex('post_reports_shop_answer').on(table.answerId).where(sql`shop_id is not null`),
    index('post_reports_open').on(table.createdAt).where(sql`settled_at is null`),
    check('post_reports_of_one', sql`(${table.questionId} is null) <> (${table.answerId} is null)`),
    check('post_reports_settled', sql`(${table.settledAt} is null) = (${table.isUpheld} is null)`),
  ],
);
