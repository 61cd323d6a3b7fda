import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
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
import type { Locale } from '#contract/core/languages.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const now = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: integer(),
    level: smallint().notNull(),
    name: text().notNull(),
    cnName: text().notNull(),
    /** Names in further languages, by which it and its products are found. */
    otherNames: jsonb().$type<Partial<Record<Locale, string>>>().notNull().default({}),
    iconHash: char({ length: 32 }).references(() => pictures.hash),
    position: smallint().notNull().default(0),
    isShown: boolean().notNull().default(true),
  },
  (table) => [
    index('categories_parent').on(table.parentId),
    check('categories_level', sql`${table.level} between 1 and 3`),
  ],
);

/** A product as lists show it. Long texts are in another table, so that lists read few and narrow rows. */
export const products = pgTable(
  'products',
  {
    id: id(),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    cnName: text().notNull(),
    pictureHash: char({ length: 32 })
      .notNull()
      .references(() => pictures.hash),
    // Of the cheapest sku, stored here because every list sorts and filters by them.
    price: integer().notNull(),
    originalPrice: integer().notNull(),
    inStock: boolean().notNull().default(true),
    sales: integer().notNull().default(0),
    // Summed up from daily_sales at intervals: a ranking of a million products takes too long to compute on request.
    soldWeek: integer().notNull().default(0),
    soldMonth: integer().notNull().default(0),
    platformRank: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    hasCoupon: boolean().notNull().default(false),
    keywords: text().notNull().default(''),
    weightGrams: integer().notNull().default(500), // of one unit, for freight
    isVirtual: boolean().notNull().default(false), // nothing has to be delivered
    isOnSale: boolean().notNull().default(true),
    createdAt: now(),
  },
  (table) => [
    // One index per sort order of public lists.
    index('products_recommended').on(table.platformRank.desc(), table.id.desc()).where(sql`is_on_sale and in_stock`),
    index('products_leaders').on(table.sales.desc(), table.id.desc()).where(sql`is_on_sale and in_stock`),
    index('products_week').on(table.soldWeek.desc(), table.id.desc()).where(sql`is_on_sale and in_stock`),
    index('products_month').on(table.soldMonth.desc(), table.id.desc()).where(sql`is_on_sale and in_stock`),
    index('products_shop').on(table.shopId, table.platformRank.desc(), table.id.desc()),
    // Counting a shop's products on offer needs only this index, not the table.
    index('products_shop_offered')
      .on(table.shopId, table.platformRank.desc(), table.id.desc())
      .where(sql`is_on_sale and in_stock`),
    index('products_category').on(table.categoryId, table.platformRank.desc(), table.id.desc()),
    check('products_price', sql`${table.price} > 0 and ${table.originalPrice} >= ${table.price}`),
  ],
);

export const productTexts = pgTable('product_texts', {
  productId: integer()
    .primaryKey()
    .references(() => products.id),
  summary: text().notNull(),
  cnSummary: text().notNull(),
  contentHtml: text().notNull(),
  cnContentHtml: text().notNull(),
  unit: text().notNull(),
  cnUnit: text().notNull(),
});

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: smallint().notNull(),
    pictureHash: char({ length: 32 })
      .notNull()
      .references(() => pictures.hash),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** One row per value a shopper can choose: "Colour: Blue". */
export const productOptions = pgTable(
  'product_options',
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: smallint().notNull(),
    valuePosition: smallint().notNull(),
    name: text().notNull(),
    cnName: text().notNull(),
    value: text().notNull(),
    cnValue: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position, table.valuePosition] })],
);

/** Properties that cannot be chosen: "Upper: sheepskin". */
export const productSpecs = pgTable(
  'product_specs',
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: smallint().notNull(),
    name: text().notNull(),
    cnName: text().notNull(),
    value: text().notNull(),
    cnValue: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** Units of a product sold on a day, for rankings. */
export const dailySales = pgTable(
  'daily_sales',
  {
    day: date({ mode: 'string' }).notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    sold: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.productId] }),
    check('daily_sales_sold', sql`${table.sold} >= 0`),
  ],
);

/** A saved product. It stays saved when the product is no longer sold. */
export const favourites = pgTable(
  'favourites',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    priceWhenSaved: integer().notNull(),
    savedAt: now(),
  },
  (table) => [
    uniqueIndex('favourites_once').on(table.accountId, table.productId),
    index('favourites_newest').on(table.accountId, table.savedAt.desc(), table.id.desc()),
  ],
);

export const skus = pgTable(
  'skus',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    values: text().array().notNull(),
    price: integer().notNull(),
    originalPrice: integer().notNull(),
    opening: integer().notNull(), // stock when the variant was created; onHand is this plus all changes since
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
    pictureHash: char({ length: 32 }).references(() => pictures.hash),
  },
  (table) => [
    uniqueIndex('skus_values').on(table.productId, table.values),
    check('skus_stock', sql`0 <= ${table.reserved} and ${table.reserved} <= ${table.onHand}`),
    check('skus_price', sql`${table.price} > 0 and ${table.originalPrice} >= ${table.price}`),
  ],
);

/** Every change of stock with its cause, so that nothing is taken or returned twice. Rows are never changed. */
export const stockChanges = pgTable(
  'stock_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    cause: text().notNull().unique(), // "reserve:812": the kind, and the order line or other thing it was for
    onHandDelta: integer().notNull(),
    reservedDelta: integer().notNull(),
    at: now(),
  },
  (table) => [index('stock_changes_sku').on(table.skuId)],
);

export const activities = pgTable(
  'activities',
  {
    id: id(),
    kind: text({ enum: ['standard', 'flash'] }).notNull(),
    layout: smallint().$type<1 | 2 | 3>().notNull(),
    name: text().notNull(),
    cnName: text().notNull(),
    instruction: text().notNull().default(''),
    cnInstruction: text().notNull().default(''),
    bannerHash: char({ length: 32 }).references(() => pictures.hash),
    startsAt: now(),
    endsAt: timestamp({ withTimezone: true }),
    position: smallint().notNull().default(0),
    isOpen: boolean().notNull().default(true),
  },
  (table) => [
    check('activities_layout', sql`${table.layout} between 1 and 3`),
    check('activities_kind', sql`${table.kind} in ('standard', 'flash')`),
    check('activities_flash_ends', sql`${table.kind} <> 'flash' or ${table.endsAt} is not null`),
  ],
);

export const activityProducts = pgTable(
  'activity_products',
  {
    activityId: integer()
      .notNull()
      .references(() => activities.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: smallint().notNull().default(0),
    activityPrice: integer(),
    quota: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    wideHash: char({ length: 32 }).references(() => pictures.hash),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.productId] }),
    index('activity_products_product').on(table.productId),
    check('activity_products_sold', sql`0 <= ${table.sold} and ${table.sold} <= ${table.quota}`),
  ],
);
