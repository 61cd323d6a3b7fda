import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { categories } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** A coupon that can be received. Its scope says where it may be spent. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    cnName: text().notNull(),
    scope: text({ enum: ['general', 'shop', 'product', 'category'] }).notNull(),
    shopId: integer().references(() => shops.id),
    categoryId: integer().references(() => categories.id),
    productIds: integer().array().notNull().default([]),
    minimumSpend: integer().notNull(),
    discount: integer().notNull(),
    validDays: smallint().notNull(),
    issued: integer().notNull(),
    claimed: integer().notNull().default(0),
    perPerson: smallint().notNull().default(1),
    isOpen: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('coupons_claimed', sql`0 <= ${table.claimed} and ${table.claimed} <= ${table.issued}`),
    check('coupons_discount', sql`${table.discount} > 0 and ${table.minimumSpend} >= ${table.discount}`),
    check(
      'coupons_scope',
      sql`(${table.scope} = 'general' and ${table.shopId} is null and ${table.categoryId} is null)
        or (${table.scope} = 'shop' and ${table.shopId} is not null)
        or (${table.scope} = 'product' and cardinality(${table.productIds}) > 0)
        or (${table.scope} = 'category' and ${table.categoryId} is not null)`,
    ),
  ],
);
