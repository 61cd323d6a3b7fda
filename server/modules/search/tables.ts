import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
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
import { products } from '#server/modules/catalogue/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const hotKeywords = pgTable('hot_keywords', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique(),
  cnTitle: text().notNull(),
  position: smallint().notNull().default(0),
  isShown: boolean().notNull().default(true),
});

/**
 * One narrow row per product on sale: what a search looks at and nothing else, so that it never touches the products
 * themselves until it knows which twenty to show. Written by index-products.ts alone.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The words of its names, kinds, brand and specs, in all languages, by weight: A name, B kind and brand, C the rest. */
    words: tsvector().notNull(),
    categoryIds: integer().array().notNull(), // of all three levels
    shopId: integer().notNull(),
    price: integer().notNull(),
    stars: smallint().notNull(), // rounded down, 0 without reviews
    ratingTenths: smallint().notNull(),
    sales: integer().notNull(),
    specIds: integer().array().notNull(),
    isSelf: boolean().notNull(),
    inStock: boolean().notNull(),
    onOffer: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** How well it sells and is liked, in one number: what decides among goods that fit equally well. */
    score: real().notNull(),
  },
  (table) => [
    index('search_words').using('gin', table.words),
    index('search_categories').using('gin', table.categoryIds),
    index('search_score').on(table.score.desc(), table.productId.desc()),
    index('search_shop').on(table.shopId, table.score.desc()),
    index('search_sales').on(table.sales.desc(), table.productId.desc()),
    index('search_price').on(table.price, table.productId),
    index('search_newest').on(table.createdAt.desc(), table.productId.desc()),
    index('search_rating').on(table.ratingTenths.desc(), table.productId.desc()),
  ],
);

/** Values by which goods can be narrowed, such as the colour blue: the same words are the same value in every shop. */
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

/** Every word that some product is found by, and how many are: for typing errors and suggestions. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text().primaryKey(),
    documents: integer().notNull(),
  },
  (table) => [index('search_vocabulary_trigrams').using('gin', sql`${table.word} gin_trgm_ops`)],
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
  (table) => [primaryKey({ columns: [table.day, table.text] })],
);
