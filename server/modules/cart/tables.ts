import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** A cart belongs to an account, or to a guest by the hash of their key. */
export const carts = pgTable(
  'carts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    keyHash: char({ length: 64 }).unique(),
    touchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('carts_of_guests').on(table.touchedAt).where(sql`account_id is null`),
    check('carts_owner', sql`(${table.accountId} is null) <> (${table.keyHash} is null)`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    quantity: smallint().notNull(),
    isSelected: boolean().notNull().default(true),
    priceWhenAdded: integer().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_lines_once').on(table.cartId, table.skuId),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/** Lines that were deleted minutes ago, so that it can be undone. */
export const deletedLines = pgTable(
  'deleted_cart_lines',
  {
    keyHash: char({ length: 64 }).primaryKey(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    lines: jsonb().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('deleted_cart_lines_ends').on(table.endsAt)],
);
