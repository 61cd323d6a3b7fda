// More than 300 lines: all tables of the catalogue in one place, since most of them refer to one another.

import { type SQLWrapper, sql } from 'drizzle-orm';
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
import type { ActivityPage } from '#contract/catalogue/activity-page.ts';
import type { CategorySpec } from '#contract/catalogue/category-specs.ts';
import { signUpStates } from '#contract/catalogue/flash-sales.ts';
import { draftStates, liveStates } from '#contract/catalogue/merchant.ts';
import { appliedModes, type ImportProblem, importOutcomes, importStates } from '#contract/catalogue/merchant-import.ts';
import { lowStockDefault, stockLevels, stockReasons } from '#contract/catalogue/merchant-stock.ts';
import type { ProductContent, Texts } from '#contract/catalogue/product-content.ts';
import type { SheetField } from '#contract/catalogue/sheet-fields.ts';
import { alertKinds } from '#contract/catalogue/shopper-alerts.ts';
import { type DealStep, dealKinds } from '#contract/catalogue/shopper-deals.ts';
import type { HomeBlock } from '#contract/shops/home-blocks.ts';
import { allTexts, hasEnglish, localizedText, loweredTexts } from '#server/database/localized-text.ts';
import type { StoredBlock } from '#server/modules/catalogue/details/detail-blocks.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { freightTemplates, shops } from '#server/modules/shops/tables.ts';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A name of a brand without what does not tell two brands apart. */
export const brandKey = (name: SQLWrapper) => sql<string>`lower(regexp_replace(${name}, '[[:space:]]+', '', 'g'))`;

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
    version: integer().notNull().default(1), // counts the changes of what it is called and how it looks
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('categories_parent').on(table.parentId),
    check('categories_level', sql`${table.level} between 1 and 3`),
    check('categories_english', hasEnglish(table.name)),
  ],
);

/** A brand as it writes itself, in English, and as languages that write it otherwise do. */
export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: localizedText(),
    logoHash: char({ length: 32 }).references(() => pictures.hash),
    place: smallint(), // where shops choose one, 1 first; null: after those with a place, by the alphabet
    isShown: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
    /** By which two brands are the same: without capitals and spaces. */
    nameKey: text().notNull().generatedAlwaysAs(brandKey(sql`name ->> 'en'`)),
    /** What words are looked for in: the name in all languages. */
    names: text().notNull().generatedAlwaysAs(loweredTexts(sql`name`)),
  },
  (table) => [
    uniqueIndex('brands_name').on(table.nameKey),
    index('brands_place').on(table.place, table.nameKey),
    check('brands_english', hasEnglish(table.name)),
    check('brands_place_from', sql`${table.place} > 0`),
  ],
);

/** The specifications that the platform asks for in a category. Without a row, none. */
export const categorySpecs = pgTable('category_specs', {
  categoryId: integer()
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  specs: jsonb().$type<CategorySpec[]>().notNull(),
  version: integer().notNull().default(1),
});

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
    brandId: integer().references(() => brands.id), // null: none of the mall's
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
    // Of the best coupon that can be received for it, written by the coupons module; null without one.
    couponDiscount: integer(),
    couponMinimum: integer(),
    couponPercent: smallint(),
    // Of the bargain that runs or comes next, by its cheapest variant in stock; null without one. Whether it runs says the clock.
    bargainPrice: integer(),
    bargainOriginalPrice: integer(),
    bargainFrom: timestamp({ withTimezone: true }),
    bargainUntil: timestamp({ withTimezone: true }),
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
    guarantees: text().array().notNull().default(['returns']), // keys of those that the shop has chosen for it
    editedAt: timestamp({ withTimezone: true }), // when it was last published or taken on or off sale
    createdAt: now(),
    /** Where the shop's own list shows it. */
    state: text({ enum: liveStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when binned_at is not null then 'bin' when forced_down_reason is not null then 'forced_down'
          when not is_on_sale then 'hidden' when not in_stock then 'sold_out' else 'on_sale' end`,
      ),
    /** What words are looked for in: the name in all languages. */
    names: text().notNull().generatedAlwaysAs(loweredTexts(sql`name`)),
  },
  (table) => [
    // One index per sort order of the shop's own list, and one for its search box.
    index('products_own_newest').on(table.shopId, table.state, table.id),
    index('products_own_price').on(table.shopId, table.state, table.price, table.id),
    index('products_own_sales').on(table.shopId, table.state, table.sales, table.id),
    // For the platform's list of all shops' products.
    index('products_any_newest').on(table.state, table.id),
    index('products_own_names').using('gin', table.shopId, sql`${table.names} gin_trgm_ops`),
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
    index('products_brand').on(table.brandId).where(sql`brand_id is not null`),
    index('products_category_newest').on(table.categoryId, table.id, table.state, table.shopId), // the platform's list
    index('products_category').on(table.categoryId, table.platformRank.desc(), table.id.desc()),
    check('products_english', hasEnglish(table.name)),
    check(
      'products_coupon',
      sql`(${table.couponDiscount} is null) = (${table.couponMinimum} is null) and (${table.couponPercent} is null or ${table.couponDiscount} is not null)`,
    ),
    check(
      'products_bargain',
      sql`num_nonnulls(${table.bargainPrice}, ${table.bargainOriginalPrice}, ${table.bargainFrom}, ${table.bargainUntil}) in (0, 4)`,
    ),
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
    // Its product's, for the shop's lists. The database fills it in by itself (see the migration `stock_of_shops`).
    shopId: integer()
      .notNull()
      .default(0)
      .references(() => shops.id),
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
    lowAt: integer().notNull().default(lowStockDefault), // available units from which on down its stock is low
    hasOwnLowAt: boolean().notNull().default(false), // else `lowAt` follows the shop's setting
    /** What can be sold. The shop's list is sorted by it. */
    available: integer().notNull().generatedAlwaysAs(sql`on_hand - reserved`),
    /** What the shop's lists filter by. */
    stockLevel: text({ enum: stockLevels })
      .notNull()
      .generatedAlwaysAs(
        sql`case when on_hand <= reserved then 'out' when on_hand - reserved <= low_at then 'low' else 'fine' end`,
      ),
  },
  (table) => [
    uniqueIndex('skus_values').on(table.productId, table.values).where(sql`is_offered`),
    index('skus_product').on(table.productId),
    index('skus_code').on(table.code).where(sql`code <> ''`),
    index('skus_barcode').on(table.barcode).where(sql`barcode <> ''`),
    index('skus_shop').on(table.shopId, table.productId, table.id).where(sql`is_offered`),
    index('skus_shop_level').on(table.shopId, table.stockLevel, table.productId, table.id).where(sql`is_offered`),
    index('skus_shop_least').on(table.shopId, table.available, table.id, table.productId).where(sql`is_offered`),
    check('skus_low', sql`${table.lowAt} >= 0`),
    check('skus_weight', sql`${table.weightGrams} > 0`),
    check('skus_cost', sql`${table.cost} >= 0`),
    check('skus_stock', sql`0 <= ${table.reserved} and ${table.reserved} <= ${table.onHand}`),
    check('skus_price', sql`${table.price} > 0 and ${table.originalPrice} >= ${table.price}`),
  ],
);

/** What a shop has set for all its variants. Without a row, the mall's defaults hold. */
export const stockSettings = pgTable(
  'stock_settings',
  {
    shopId: integer()
      .primaryKey()
      .references(() => shops.id, { onDelete: 'cascade' }),
    lowAt: integer().notNull(),
  },
  (table) => [check('stock_settings_low', sql`${table.lowAt} >= 0`)],
);

/**
 * Every change of stock with its cause, so that nothing is taken or returned twice. Rows are never changed. Of one variant, they
 * have the order of their ids, since whoever writes one holds the variant's lock.
 */
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
    // Of changes by the shop's people.
    reason: text({ enum: stockReasons }),
    accountId: integer(), // refers to none: a row is not even changed when the account is deleted
    note: text().notNull().default(''),
  },
  (table) => [index('stock_changes_newest').on(table.skuId, table.id)],
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
    perBuyer: integer(), // units that one buyer gets at the price of a flash sale; null: any number
    wideHash: char({ length: 32 }).references(() => pictures.hash),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.productId] }),
    index('activity_products_product').on(table.productId),
    check('activity_products_sold', sql`0 <= ${table.sold} and ${table.sold} <= ${table.quota}`),
    check('activity_products_per_buyer', sql`${table.perBuyer} > 0`),
  ],
);

/** An activity as operators write it, one row from the first time that someone saves it; see contract/catalogue/activity-page.ts. */
export const activityPages = pgTable(
  'activity_pages',
  {
    activityId: integer()
      .primaryKey()
      .references(() => activities.id, { onDelete: 'cascade' }),
    draft: jsonb().$type<ActivityPage>(), // null: nothing differs from what is published
    published: jsonb().$type<ActivityPage>(), // null: it was never published
    publishedAt: timestamp({ withTimezone: true }), // by an operator
    version: integer().notNull().default(0),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('activity_pages_saved_by').on(table.savedBy),
    check('activity_pages_written', sql`${table.draft} is not null or ${table.published} is not null`),
  ],
);

/** What was ever published of an activity. */
export const activityVersions = pgTable(
  'activity_versions',
  {
    activityId: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    value: jsonb().$type<ActivityPage>().notNull(),
    publishedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.number] }),
    index('activity_versions_published_by').on(table.publishedBy),
  ],
);

/** What a flash sale demands of the products that shops sign up for it. Without a row, none can be signed up. */
export const flashTerms = pgTable(
  'flash_terms',
  {
    activityId: integer()
      .primaryKey()
      .references(() => activities.id, { onDelete: 'cascade' }),
    signUpUntil: timestamp({ withTimezone: true }).notNull(),
    leastPercent: smallint().notNull(),
    mostUnits: integer().notNull(), // of one product
    perBuyer: integer(), // the most that a shop may allow one buyer; null: any number
    categoryIds: integer().array().notNull().default([]), // of these and below them; empty: of all
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('flash_terms_percent', sql`${table.leastPercent} between 1 and 95`),
    check('flash_terms_units', sql`${table.mostUnits} > 0 and (${table.perBuyer} is null or ${table.perBuyer} > 0)`),
  ],
);

/** A product that a shop wants in a flash sale, one row for each. Accepted, it is also in `activity_products`. */
export const flashSignUps = pgTable(
  'flash_sign_ups',
  {
    id: id(),
    activityId: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    price: integer().notNull(),
    quota: integer().notNull(),
    perBuyer: integer(),
    state: text({ enum: signUpStates }).notNull().default('waiting'),
    reason: text(), // why it was refused
    signedUpAt: now(),
    decidedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1), // counts what the shop has saved
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('flash_sign_ups_once').on(table.activityId, table.productId),
    index('flash_sign_ups_shop').on(table.shopId, table.activityId),
    index('flash_sign_ups_product').on(table.productId),
    check('flash_sign_ups_state', sql`${table.state} in ('waiting', 'accepted', 'refused', 'withdrawn')`),
    check('flash_sign_ups_reason', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
    check(
      'flash_sign_ups_offer',
      sql`${table.price} > 0 and ${table.quota} > 0 and ${table.perBuyer} <= ${table.quota}`,
    ),
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

/** A lower price of some variants of a product, which its shop offers from one time to another for a number of units. */
export const bargains = pgTable(
  'bargains',
  {
    id: id(),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    quota: integer().notNull(), // units of all its variants together
    sold: integer().notNull().default(0), // in orders that were not cancelled
    perBuyer: integer(), // units that one buyer gets at its price; null: any number
    stoppedAt: timestamp({ withTimezone: true }), // by its shop, before its end
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('bargains_shop').on(table.shopId, table.id.desc()),
    index('bargains_product').on(table.productId, table.endsAt),
    index('bargains_starts').on(table.startsAt),
    index('bargains_ends').on(table.endsAt),
    check('bargains_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('bargains_sold', sql`0 <= ${table.sold} and ${table.sold} <= ${table.quota} and ${table.quota} > 0`),
    check('bargains_per_buyer', sql`${table.perBuyer} > 0`),
  ],
);

export const bargainPrices = pgTable(
  'bargain_prices',
  {
    bargainId: integer()
      .notNull()
      .references(() => bargains.id, { onDelete: 'cascade' }),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bargainId, table.skuId] }),
    index('bargain_prices_sku').on(table.skuId),
    check('bargain_prices_price', sql`${table.price} > 0`),
  ],
);

/** What a shop takes off for several units, or for several products together, from one time to another. */
export const deals = pgTable(
  'deals',
  {
    id: id(),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    kind: text({ enum: dealKinds }).notNull(),
    name: localizedText(),
    steps: jsonb().$type<DealStep[]>().notNull().default([]), // of kind steps, rising
    off: integer(), // of a bundle: what each set costs less
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    stoppedAt: timestamp({ withTimezone: true }), // by its shop, before its end
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('deals_shop').on(table.shopId, table.id.desc()),
    index('deals_open').on(table.shopId, table.endsAt).where(sql`stopped_at is null`),
    check('deals_english', hasEnglish(table.name)),
    check('deals_times', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'deals_kind',
      sql`case ${table.kind} when 'bundle' then ${table.off} > 0 and jsonb_array_length(${table.steps}) = 0
        else ${table.off} is null and jsonb_array_length(${table.steps}) between 1 and 5 end`,
    ),
  ],
);

/** The products of a deal. One of steps without any is for everything that its shop sells. */
export const dealProducts = pgTable(
  'deal_products',
  {
    dealId: integer()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    units: smallint().notNull(), // in a set of a bundle
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.productId] }),
    index('deal_products_product').on(table.productId),
    check('deal_products_units', sql`${table.units} > 0`),
  ],
);

/** When the prices of a bargain could be had. Written by the database, as the periods of flash sales are. */
export const bargainPeriods = pgTable(
  'bargain_periods',
  {
    id: id(),
    bargainId: integer()
      .notNull()
      .references(() => bargains.id, { onDelete: 'cascade' }),
    fromAt: timestamp({ withTimezone: true }).notNull(),
    untilAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('bargain_periods_bargain').on(table.bargainId, table.untilAt),
    check('bargain_periods_order', sql`${table.fromAt} < ${table.untilAt}`),
  ],
);

/** A shop's own categories, two levels deep. */
export const shopShelves = pgTable(
  'shop_shelves',
  {
    id: id(),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    parentId: integer(), // null: at the top
    name: localizedText(),
    position: smallint().notNull().default(0),
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id], name: 'shop_shelves_parent' }).onDelete(
      'cascade',
    ),
    index('shop_shelves_shop').on(table.shopId, table.position),
    index('shop_shelves_parent').on(table.parentId),
    check('shop_shelves_english', hasEnglish(table.name)),
  ],
);

/** Which products are on a shelf. */
export const shelfProducts = pgTable(
  'shelf_products',
  {
    shelfId: integer()
      .notNull()
      .references(() => shopShelves.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.shelfId, table.productId] }),
    index('shelf_products_product').on(table.productId),
  ],
);

/** The home page of a shop that has put it together itself: what is being written, and what shoppers see. */
export const shopHomes = pgTable(
  'shop_homes',
  {
    shopId: integer()
      .primaryKey()
      .references(() => shops.id, { onDelete: 'cascade' }),
    draft: jsonb().$type<HomeBlock[]>(), // null: nothing that is not published
    published: jsonb().$type<HomeBlock[]>(), // null: never; shoppers see the page of every shop
    publishedAt: timestamp({ withTimezone: true }),
    nextTurnAt: timestamp({ withTimezone: true }), // when the next published block appears or disappears
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('shop_homes_turn').on(table.nextTurnAt).where(sql`next_turn_at is not null`)],
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
    refusedBy: integer().references(() => accounts.id, { onDelete: 'set null' }), // of the platform
    savedBy: integer()
      .notNull()
      .references(() => accounts.id),
    savedAt: now(),
    submittedBy: integer().references(() => accounts.id),
    submittedAt: timestamp({ withTimezone: true }),
    // Of the content, for lists.
    name: jsonb().$type<Texts>().notNull().default({}),
    categoryId: integer(),
    brandId: integer(), // refers to none: what is published is checked
    pictureHash: char({ length: 32 }),
    price: integer(),
    priceTo: integer(),
    variantCount: smallint().notNull().default(0),
  },
  (table) => [
    index('product_drafts_newest').on(table.shopId, table.state, table.savedAt, table.id),
    index('product_drafts_names').using('gin', table.shopId, sql`${allTexts(table.name)} gin_trgm_ops`),
    index('product_drafts_brand').on(table.brandId).where(sql`brand_id is not null`),
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
    // Of the draft that was published, which is deleted then: an approval that is sent again finds what it did.
    draftId: integer(),
    draftVersion: integer(),
    approvedBy: integer().references(() => accounts.id, { onDelete: 'set null' }), // of the platform; null: nobody had to
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.number] }),
    uniqueIndex('product_versions_draft').on(table.draftId).where(sql`draft_id is not null`),
  ],
);

/** Drafts that were discarded a short while ago, as they were, so that they can come back. */
export const discardedDrafts = pgTable(
  'discarded_drafts',
  {
    id: integer().primaryKey(), // the draft's
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    productId: integer().references(() => products.id),
    liveVersion: integer().notNull(), // what shoppers saw then
    content: jsonb().$type<ProductContent>().notNull(),
    version: integer().notNull(),
    state: text({ enum: draftStates }).notNull(),
    refusalReason: text(),
    savedBy: integer()
      .notNull()
      .references(() => accounts.id),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    submittedBy: integer().references(() => accounts.id),
    submittedAt: timestamp({ withTimezone: true }),
    discardedAt: now(),
  },
  (table) => [index('discarded_drafts_age').on(table.discardedAt)],
);

/**
 * An import of products from a spreadsheet. It is open until it is applied. Its items are deleted when it can no longer be taken
 * back.
 */
export const productImports = pgTable(
  'product_imports',
  {
    id: id(),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    mode: text({ enum: appliedModes }).notNull(), // `review` since it was applied so
    state: text({ enum: importStates }).notNull().default('open'),
    fields: text().array().$type<SheetField[]>().notNull(),
    rows: integer().notNull(),
    checkedRows: integer().notNull().default(0),
    // Products by what happens to them.
    createCount: integer().notNull().default(0),
    changeCount: integer().notNull().default(0),
    unchangedCount: integer().notNull().default(0),
    errorCount: integer().notNull().default(0),
    problemCount: integer().notNull().default(0),
    stockIgnored: integer().notNull().default(0),
    addedAt: now(),
    appliedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('product_imports_newest').on(table.shopId, table.id),
    index('product_imports_old').on(table.addedAt).where(sql`state = 'open'`),
    check('product_imports_state', sql`(${table.state} = 'open') = (${table.appliedAt} is null)`),
    check('product_imports_undone', sql`(${table.state} = 'undone') = (${table.undoneAt} is not null)`),
  ],
);

/** A product of an import: what it is to be, what it was when it was checked, and what came of it. */
export const productImportItems = pgTable(
  'product_import_items',
  {
    importId: integer()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    row: integer().notNull(), // the first of its rows in the file
    rowCount: smallint().notNull(),
    name: text().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    problems: jsonb().$type<ImportProblem[]>().notNull().default([]),
    productId: integer().references(() => products.id), // of a new one, since it is applied
    draftId: integer(), // refers to none: drafts are deleted
    content: jsonb().$type<ProductContent>(),
    base: text(), // fingerprint of what it was when it was checked
    before: jsonb().$type<ProductContent>(), // what was published before it was applied
    draftBefore: jsonb().$type<ProductContent>(),
    refusalBefore: text(), // why the platform had refused the draft, if it had
    /** The version that the import has published or saved; another one since then is someone else's work. */
    version: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('product_import_items_outcome').on(table.importId, table.outcome, table.row),
    index('product_import_items_product').on(table.importId, table.productId),
  ],
);
