import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

export const hotKeywords = pgTable(
  'hot_keywords',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    cnTitle: text().notNull(),
    position: smallint().notNull().default(0),
    isShown: boolean().notNull().default(true),
    /** Chosen by the platform; the others are what shoppers search for, found out again and again. */
    isOwn: boolean().notNull().default(true),
  },
  (table) => [uniqueIndex('hot_keywords_title').on(table.isOwn, table.title)],
);

/**
 * One row per product on sale: what a search looks at and nothing else, so that it never touches the products themselves
 * until it knows which twenty to show. Written by index-products.ts alone.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    // What most searches read of a row comes first, and what is long comes last, where it is in nobody's way.
    /** How well it sells and is liked, in one number: what decides among products that fit equally well. */
    score: real().notNull(),
    price: integer().notNull(),
    sales: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    ratingTenths: smallint().notNull(), // 0 without reviews
    tier: smallint().notNull(), // see tiers.ts; each of the tokens carries it too
    markCount: smallint().notNull(),
    /** What it is found and narrowed by, as numbers (see tokens.ts): first its marks, then its words. */
    tokens: integer().array().notNull(),
  },
  (table) => [
    // Without the list of entries still to be sorted in, which every search would have to read through.
    index('search_tokens').using('gin', table.tokens).with({ fastupdate: false }),
    index('search_score').on(table.score.desc(), table.productId.desc()),
    index('search_sales').on(table.sales.desc(), table.productId.desc()),
    index('search_price').on(table.price, table.productId),
    index('search_newest').on(table.createdAt.desc(), table.productId.desc()),
    index('search_rating').on(table.ratingTenths.desc(), table.productId.desc()),
  ],
);

/** From which score on a product belongs to a tier. The last tier takes all the rest and has no row. */
export const searchTiers = pgTable('search_tiers', {
  tier: smallint().primaryKey(),
  fromScore: real().notNull(),
});

/**
 * Every word that products are found by, and how many products are. A word keeps its number for ever, even when nothing is
 * found by it any more, so that numbers may be remembered.
 */
export const searchWords = pgTable(
  'search_words',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull().unique(),
    shown: text().notNull(), // as it was first written: "shoes", found as "shoe"
    documents: integer().notNull().default(0),
  },
  (table) => [index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** The words of categories' names in all languages: products are found by them without having them. */
export const searchCategoryWords = pgTable(
  'search_category_words',
  {
    word: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.categoryId] }),
    index('search_category_words_category').on(table.categoryId),
    index('search_category_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

/** How many products have a mark (see tokens.ts), so that a search knows beforehand how much it may find. */
export const searchMarks = pgTable('search_marks', {
  mark: integer().primaryKey(),
  documents: integer().notNull(),
});

/** What search last knew of each shop: its products are looked at again only when something of this has changed. */
export const searchShops = pgTable('search_shops', {
  shopId: integer()
    .primaryKey()
    .references(() => shops.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  cnName: text().notNull(),
  isSelf: boolean().notNull(),
  isOpen: boolean().notNull(),
});

/** Values by which products can be narrowed, such as the colour blue: the same words are the same value in every shop. */
export const searchSpecs = pgTable(
  'search_specs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    cnName: text().notNull(),
    value: text().notNull(),
    cnValue: text().notNull(),
  },
  (table) => [uniqueIndex('search_specs_value').on(table.name, table.value)],
);

/** What people searched for, per day, so that hot keywords follow what they really look for. */
export const searches = pgTable(
  'searches',
  {
    day: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    times: integer().notNull(),
    found: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.text] }),
    index('searches_trigrams').using('gin', sql`${table.text} gin_trgm_ops`),
  ],
);
