import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { applicationFields, applicationStates } from '#contract/applications/shopper.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shopCategories, shops, shopTypes } from '#server/modules/shops/tables.ts';

const instant = () => timestamp({ withTimezone: true });

type Named = Record<'name' | 'realName' | 'email', AnyPgColumn>;

/** By what an application is found. */
export const applicationWords = ({ name, realName, email }: Named) =>
  sql<string>`(${name} || ' ' || ${realName} || ' ' || ${email})`;

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
    state: text({ enum: applicationStates }).notNull().default('waiting'),
    refusal: text().notNull().default(''), // or what is asked for
    markedFields: text({ enum: applicationFields }).array().notNull().default([]),
    shopId: integer().references(() => shops.id), // created on approval
    submittedAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: integer().references(() => accounts.id, { onDelete: 'set null' }), // null: not known
  },
  (table) => [
    index('applications_account').on(table.accountId, table.id.desc()),
    index('applications_state').on(table.state, table.submittedAt, table.id),
    uniqueIndex('applications_one_waiting').on(table.accountId).where(sql`state = 'waiting'`),
    index('applications_waiting_first').on(sql`(state = 'waiting') desc`, table.submittedAt.desc(), table.id.desc()),
    index('applications_newest').on(table.submittedAt.desc(), table.id.desc()),
    index('applications_names').on(sql`lower(${table.name})`, table.id),
    index('applications_category').on(table.categoryId, table.submittedAt.desc(), table.id.desc()),
    index('applications_type').on(table.typeId),
    index('applications_words').using('gin', sql`${applicationWords(table)} gin_trgm_ops`),
    index('applications_decided_by').on(table.decidedBy),
    check('applications_state_known', sql`${table.state} in ('waiting', 'asked', 'approved', 'refused')`),
    check('applications_refusal', sql`(${table.state} in ('asked', 'refused')) = (${table.refusal} <> '')`),
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
