import { sql } from 'drizzle-orm';
import { char, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/tables.ts';
import { shopCategories, shops, shopTypes } from '#server/modules/shops/tables.ts';

const instant = () => timestamp({ withTimezone: true });

/** A person's application to sell in the mall. */
export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(), // of the company and of the future shop
    realName: text().notNull(),
    countryCode: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => shopCategories.id),
    typeId: integer()
      .notNull()
      .references(() => shopTypes.id),
    keywords: text().notNull().default(''), // separated by commas
    country: text().notNull().default(''),
    address: text().notNull(),
    pictureHashes: char({ length: 32 }).array().notNull(),
    state: text({ enum: ['waiting', 'approved', 'refused'] })
      .notNull()
      .default('waiting'),
    refusal: text().notNull().default(''),
    shopId: integer().references(() => shops.id), // created on approval
    submittedAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    index('applications_account').on(table.accountId, table.id.desc()),
    index('applications_state').on(table.state, table.submittedAt, table.id),
    uniqueIndex('applications_one_waiting').on(table.accountId).where(sql`state = 'waiting'`),
    check('applications_state_known', sql`${table.state} in ('waiting', 'approved', 'refused')`),
    check('applications_refusal', sql`(${table.state} = 'refused') = (${table.refusal} <> '')`),
    check('applications_shop', sql`(${table.state} = 'approved') = (${table.shopId} is not null)`),
  ],
);

/** The unfinished form of an application. */
export const applicationDrafts = pgTable('application_drafts', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  draft: jsonb().$type<unknown>().notNull(),
  savedAt: instant().notNull(),
});
