import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { hasEnglish, localizedText } from '#server/database/localized-text.ts';
import { categories } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** A coupon that can be received. Its scope says what it may be spent on. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: localizedText(),
    scope: text({ enum: ['general', 'shop', 'product', 'category'] }).notNull(),
    shopId: integer().references(() => shops.id), // the shop that bears it; null: the platform does
    forShopId: integer().references(() => shops.id), // of one of the platform that is for one shop
    categoryId: integer().references(() => categories.id),
    productIds: integer().array().notNull().default([]),
    minimumSpend: integer().notNull(),
    discount: integer().notNull(), // of one of percent, the most that it takes off
    percent: smallint(),
    validDays: smallint(), // after it was received; null when its dates are fixed
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    issued: integer().notNull(),
    claimed: integer().notNull().default(0),
    perPerson: smallint().notNull().default(1),
    // How people come by it: in the coupon centre, by typing `code`, or by being given it.
    channel: text({ enum: ['centre', 'code', 'people'] })
      .notNull()
      .default('centre'),
    code: text().unique(), // in capitals
    codeFrom: timestamp({ withTimezone: true }),
    codeUntil: timestamp({ withTimezone: true }),
    isOpen: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // For finding the coupons of a product that has changed.
    index('coupons_shop').on(table.shopId),
    index('coupons_for_shop').on(table.forShopId).where(sql`for_shop_id is not null`),
    index('coupons_products').using('gin', table.productIds),
    check('coupons_english', hasEnglish(table.name)),
    check('coupons_claimed', sql`0 <= ${table.claimed} and ${table.claimed} <= ${table.issued}`),
    check(
      'coupons_discount',
      sql`${table.discount} > 0 and ${table.minimumSpend} >= case when ${table.percent} is null then ${table.discount} else 0 end`,
    ),
    check('coupons_percent', sql`${table.percent} between 1 and 99`),
    check('coupons_dates', sql`(${table.validDays} is null) = (${table.endsAt} is not null)`),
    check(
      'coupons_scope',
      sql`((${table.scope} = 'general' and ${table.shopId} is null and ${table.categoryId} is null)
        or (${table.scope} = 'shop' and num_nonnulls(${table.shopId}, ${table.forShopId}) = 1)
        or (${table.scope} = 'product' and cardinality(${table.productIds}) > 0)
        or (${table.scope} = 'category' and ${table.categoryId} is not null))
        and (${table.scope} = 'shop' or ${table.forShopId} is null)`,
    ),
    check(
      'coupons_channel',
      sql`${table.channel} in ('centre', 'code', 'people') and (${table.channel} = 'centre' or ${table.shopId} is null)
        and (${table.channel} = 'code') = (${table.code} is not null) and ${table.code} = upper(${table.code})
        and (${table.channel} = 'code' or num_nonnulls(${table.codeFrom}, ${table.codeUntil}) = 0)`,
    ),
  ],
);

/** Received coupons. `number` counts the copies of one person. */
export const receivedCoupons = pgTable(
  'received_coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    number: smallint().notNull(),
    state: text({ enum: ['received', 'used', 'expired'] })
      .notNull()
      .default('received'),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    startsAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    usedFor: text(), // number of the payment it was spent on
  },
  (table) => [
    uniqueIndex('received_coupons_number').on(table.couponId, table.accountId, table.number),
    // What a shop sees of its coupon: how many are used, and the newest copies.
    index('received_coupons_newest').on(table.couponId, table.id.desc(), table.state),
    index('received_coupons_copies').on(table.couponId, table.state, table.endsAt), // counted without reading the copies
    index('received_coupons_account').on(table.accountId, table.state, table.id.desc()),
    index('received_coupons_ending').on(table.endsAt).where(sql`state = 'received'`),
    index('received_coupons_used_for').on(table.usedFor).where(sql`used_for is not null`),
    check('received_coupons_used', sql`(${table.state} = 'used') = (${table.usedFor} is not null)`),
    check('received_coupons_state', sql`${table.state} in ('received', 'used', 'expired')`),
  ],
);
