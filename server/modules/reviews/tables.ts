import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { products } from '#server/modules/catalogue/tables.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    nickname: text().notNull(),
    productScore: smallint().notNull(),
    serviceScore: smallint().notNull(),
    sku: text().notNull().default(''),
    text: text().notNull(),
    pictureHashes: char({ length: 32 }).array().notNull().default([]),
    reply: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.createdAt.desc()),
    check('reviews_scores', sql`${table.productScore} between 1 and 5 and ${table.serviceScore} between 1 and 5`),
  ],
);
