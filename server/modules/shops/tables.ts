import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';

const pictureHash = () =>
  char({ length: 32 })
    .notNull()
    .references(() => pictures.hash);

export const shopTypes = pgTable('shop_types', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  cnName: text().notNull(),
  info: text().notNull(),
  cnInfo: text().notNull(),
});

export const shopCategories = pgTable('shop_categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  cnName: text().notNull(),
  commissionPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
});

export const shops = pgTable(
  'shops',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    cnName: text().notNull(),
    typeId: integer()
      .notNull()
      .references(() => shopTypes.id),
    categoryId: integer()
      .notNull()
      .references(() => shopCategories.id),
    avatarHash: pictureHash(),
    backHash: pictureHash(),
    streetHash: pictureHash(),
    ratingTenths: smallint().notNull().default(50),
    followerCount: integer().notNull().default(0),
    isSelf: boolean().notNull().default(false),
    isRecommended: boolean().notNull().default(false),
    isOpen: boolean().notNull().default(true),
    intro: text().notNull().default(''),
    cnIntro: text().notNull().default(''),
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    openingHours: text().notNull().default(''),
    creditId: text().notNull().default(''),
    ownerId: integer().references(() => accounts.id),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('shops_street').on(table.isRecommended.desc(), table.ratingTenths.desc(), table.id).where(sql`is_open`),
    uniqueIndex('shops_owner').on(table.ownerId),
    check('shops_rating', sql`${table.ratingTenths} between 10 and 50`),
    check('shops_followers', sql`${table.followerCount} >= 0`),
  ],
);
