// More than 300 lines: all tables of the catalogue in one place, since most of them refer to one another.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
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
import { draftStates, liveStates } from '#contract/catalogue/merchant.ts';
import type { ProductContent, Texts } from '#contract/catalogue/product-content.ts';
import { alertKinds } from '#contract/catalogue/shopper-alerts.ts';
import { allTexts, hasEnglish, localizedText } from '#server/database/localized-text.ts';
import type { StoredBlock } from '#server/modules/catalogue/details/detail-blocks.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { freightTemplates, shops } from '#server/modules/shops/tables.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const now = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: integer(),
    level: smallint().notNull(),
    name: localizedText(),
    iconHash: char({ length: 32 }).references(() => pictures.hash),
    position: smallint().notNull().default(0),
    isShown: boolean().notNull().default(true),
  },
  (table) => [
    index('categories_parent').on(table.parentId),
    check('categories_level', sql`${table.level} between 1 and 3`),
    check('categories_english', hasEnglish(table.name)),
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
    name: localizedText(),
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
    // Of the best coupon that can be received for it, written by the coupons module; both null without one.
    couponDiscount: integer(),
    couponMinimum: integer(),
    keywords: text().notNull().default(''),
    weightGrams: integer().notNull().default(500), // of one unit, for freight
    isVirtual: boolean().notNull().default(false), // nothing has to be delivered
    freightTemplateId: integer(), // null: the shop's default
    // What the shop, the platform and the clock say together; written by set-on-sale.ts alone.
    isOnSale: boolean().notNull().default(true),
    isHidden: boolean().notNull().default(false), // by its shop
    forcedDownReason: text(), // by the platform, until it is lifted
    binnedAt: timestamp({ withTimezone: true }), // by its shop
    onSaleFrom: timestamp({ withTimezone: true }),
    onSaleUntil: timestamp({ withTimezone: true }),
    limitPerBuyer: integer(),
    editedAt: timestamp({ withTimezone: true }), // when it was last published or taken on or off sale
    createdAt: now(),
    /** Where the shop's own list shows it. */
    state: text({ enum: liveStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when binned_at is not null then 'bin' when forced_down_reason is not null then 'forced_down'
          when not is_on_sale then 'hidden' when not in_stock then 'sold_out' else 'on_sale' end`,
      ),
  },
  (table) => [
    // One index per sort order of the shop's own list, and one for its search box.
    index('products_own_newest').on(table.shopId, table.state, table.id),
    index('products_own_price').on(table.shopId, table.state, table.price, table.id),
    index('products_own_sales').on(table.shopId, table.state, table.sales, table.id),
    index('products_own_names').using('gin', table.shopId, sql`${allTexts(table.name)} gin_trgm_ops`),
    index('products_scheduled').on(table.id).where(sql`on_sale_from is not null or on_sale_until is not null`),
    check('products_limit', sql`${table.limitPerBuyer} > 0`),
    check('products_schedule', sql`${table.onSaleFrom} < ${table.onSaleUntil}`),
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
    index('products_freight').on(table.freightTemplateId).where(sql`freight_template_id is not null`),
    foreignKey({
      name: 'products_freight_template',
      columns: [table.shopId, table.freightTemplateId],
      foreignColumns: [freightTemplates.shopId, freightTemplates.id],
    }),
    index('products_category').on(table.categoryId, table.platformRank.desc(), table.id.desc()),
    check('products_english', hasEnglish(table.name)),
    check('products_coupon', sql`(${table.couponDiscount} is null) = (${table.couponMinimum} is null)`),
    check('products_price', sql`${table.price} > 0 and ${table.originalPrice} >= ${table.price}`),
  ],
);

export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id),
    summary: localizedText(),
    contentHtml: localizedText(),
    unit: localizedText(),
    details: jsonb().$type<StoredBlock[]>().notNull().default([]),
  },
  (table) => [check('product_texts_english', hasEnglish(table.summary, table.contentHtml, table.unit))],
);

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
    alt: jsonb().$type<Texts>().notNull().default({}), // what it shows, for those who cannot see it
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
    name: localizedText(),
    value: localizedText(),
    pictureHash: char({ length: 32 }).references(() => pictures.hash), // its variants have it too
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position, table.valuePosition] }),
    check('product_options_english', hasEnglish(table.name, table.value)),
  ],
);

/** Properties that cannot be chosen: "Upper: sheepskin". */
export const productSpecs = pgTable(
  'product_specs',
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: smallint().notNull(),
    name: localizedText(),
    value: localizedText(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    check('product_specs_english', hasEnglish(table.name, table.value)),
  ],
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

/**
 * A mail that a shopper asked for about a variant: when it is back in stock, or costs less than `belowPrice`. It is removed in
 * the transaction that sends the mail.
 */
export const productAlerts = pgTable(
  'product_alerts',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    skuId: integer()
      .notNull()
      .references((): AnyPgColumn => skus.id, { onDelete: 'cascade' }),
    kind: text({ enum: alertKinds }).notNull(),
    belowPrice: integer(),
    addedAt: now(),
  },
  (table) => [
    uniqueIndex('product_alerts_once').on(table.accountId, table.skuId, table.kind),
    // The two by which the alerts are found when an offer changes: of all its variants, and of one.
    index('product_alerts_product').on(table.productId),
    index('product_alerts_sku').on(table.skuId),
    check('product_alerts_kind', sql`${table.kind} in ('stock', 'price')`),
    check('product_alerts_price', sql`(${table.kind} = 'price') = (${table.belowPrice} is not null)`),
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
    isOffered: boolean().notNull().default(true), // variants are never deleted, since orders refer to them
    code: text().notNull().default(''),
    barcode: text().notNull().default(''),
    weightGrams: integer(), // null: that of the product
    cost: integer(), // what the shop paid for it
  },
  (table) => [
    uniqueIndex('skus_values').on(table.productId, table.values).where(sql`is_offered`),
    index('skus_product').on(table.productId),
    index('skus_code').on(table.code).where(sql`code <> ''`),
    check('skus_weight', sql`${table.weightGrams} > 0`),
    check('skus_cost', sql`${table.cost} >= 0`),
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

/**
 * What a variant cost before, and until when. The database writes it by itself whenever a price changes (see the migration
 * `price_history`), so that no writer can forget it.
 */
export const pastPrices = pgTable(
  'past_prices',
  {
    skuId: integer()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    untilAt: timestamp({ withTimezone: true }).notNull(),
    price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skuId, table.untilAt] }),
    check('past_prices_price', sql`${table.price} > 0`),
  ],
);

export const activities = pgTable(
  'activities',
  {
    id: id(),
    kind: text({ enum: ['standard', 'flash'] }).notNull(),
    layout: smallint().$type<1 | 2 | 3>().notNull(),
    name: localizedText(),
    instruction: localizedText().default({ en: '' }),
    bannerHash: char({ length: 32 }).references(() => pictures.hash),
    startsAt: now(),
    endsAt: timestamp({ withTimezone: true }),
    position: smallint().notNull().default(0),
    isOpen: boolean().notNull().default(true),
  },
  (table) => [
    check('activities_english', hasEnglish(table.name, table.instruction)),
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

/**
 * When a product could be had at a flash price. Written by the database, as past prices are: it ends when the sale ends, is
 * closed or sold out, and another begins when units come back.
 */
export const flashPeriods = pgTable(
  'flash_periods',
  {
    id: id(),
    activityId: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: integer().notNull(),
    fromAt: timestamp({ withTimezone: true }).notNull(),
    untilAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('flash_periods_product').on(table.productId, table.untilAt),
    check('flash_periods_order', sql`${table.fromAt} < ${table.untilAt}`),
  ],
);

/** Pictures that a shop may use in its products: those that its people uploaded, and those that its products have had. */
export const shopPictures = pgTable(
  'shop_pictures',
  {
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    hash: char({ length: 32 })
      .notNull()
      .references(() => pictures.hash),
    addedAt: now(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.hash] })],
);

/** What a shop is writing about a product, one draft for each. It is deleted once it has been published. */
export const productDrafts = pgTable(
  'product_drafts',
  {
    id: id(),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    productId: integer()
      .unique()
      .references(() => products.id), // null until it is published for the first time
    content: jsonb().$type<ProductContent>().notNull(),
    version: integer().notNull().default(1),
    state: text({ enum: draftStates }).notNull().default('editing'),
    refusalReason: text(),
    savedBy: integer()
      .notNull()
      .references(() => accounts.id),
    savedAt: now(),
    submittedBy: integer().references(() => accounts.id),
    submittedAt: timestamp({ withTimezone: true }),
    // Of the content, for lists.
    name: jsonb().$type<Texts>().notNull().default({}),
    categoryId: integer(),
    pictureHash: char({ length: 32 }),
    price: integer(),
    priceTo: integer(),
    variantCount: smallint().notNull().default(0),
  },
  (table) => [
    index('product_drafts_newest').on(table.shopId, table.state, table.savedAt, table.id),
    index('product_drafts_names').using('gin', table.shopId, sql`${allTexts(table.name)} gin_trgm_ops`),
    index('product_drafts_waiting').on(table.submittedAt, table.id).where(sql`state = 'in_review'`),
    check('product_drafts_state', sql`${table.state} in ('editing', 'in_review', 'refused')`),
    check('product_drafts_refused', sql`(${table.state} = 'refused') = (${table.refusalReason} is not null)`),
    check('product_drafts_submitted', sql`${table.state} <> 'in_review' or ${table.submittedAt} is not null`),
  ],
);

/** Everything that was ever published of a product. Rows are never changed. */
export const productVersions = pgTable(
  'product_versions',
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    number: integer().notNull(),
    content: jsonb().$type<ProductContent>().notNull(),
    /** The parts that differ from the version before. */
    changed: text().array().$type<(keyof ProductContent)[]>().notNull(),
    publishedBy: integer().references(() => accounts.id), // null: it was imported
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.number] })],
);
