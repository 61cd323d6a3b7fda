import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/core/languages.ts';
import type { RankingWeights } from '#contract/search/ranking.ts';
import { hasEnglish, localizedText, textIn } from '#server/database/localized-text.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

export const hotKeywords = pgTable(
  'hot_keywords',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: localizedText(),
    position: smallint().notNull().default(0),
    isShown: boolean().notNull().default(true),
    /** Set by the platform; the others are computed at intervals from what shoppers search for. */
    isOwn: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('hot_keywords_title').on(table.isOwn, textIn(table.title, 'en')),
    check('hot_keywords_english', hasEnglish(table.title)),
  ],
);

/**
 * One row per product on sale with only what a search needs, so that the products themselves are read only for the twenty on the
 * page. Written by index-products.ts alone.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    // Columns that most searches read come first, and the long one last.
    /** Sales and rating in one number, which decides among equally good matches. */
    score: real().notNull(),
    price: integer().notNull(),
    sales: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * What its freight is found by: its shop, for the shop's default template; the negative id of a template of its own; or 0
     * when nothing has to be delivered. And the weight of one unit.
     */
    freightKey: integer().notNull().default(0),
    grams: integer().notNull().default(0),
    ratingTenths: smallint().notNull(), // 0 without reviews
    tier: smallint().notNull(), // see tiers.ts; each of the tokens carries it too
    markCount: smallint().notNull(),
    /** What it is found and filtered by, as numbers (see tokens.ts): first its marks, then its words. */
    tokens: integer().array().notNull(),
  },
  (table) => [
    // Without the pending list, which every search would have to read.
    index('search_tokens').using('gin', table.tokens).with({ fastupdate: false }),
    index('search_score').on(table.score.desc(), table.productId.desc()),
    index('search_sales').on(table.sales.desc(), table.productId.desc()),
    index('search_price').on(table.price, table.productId),
    index('search_freight').on(table.freightKey, table.price),
    index('search_newest').on(table.createdAt.desc(), table.productId.desc()),
    index('search_rating').on(table.ratingTenths.desc(), table.productId.desc()),
  ],
);

/** The minimum score of each tier. The last tier takes all the rest and has no row. */
export const searchTiers = pgTable('search_tiers', {
  tier: smallint().primaryKey(),
  fromScore: real().notNull(),
});

/** By which weights the tiers are made, and how far products have been moved between them since those changed. One row. */
export const searchPlacing = pgTable(
  'search_placing',
  {
    id: smallint().primaryKey().default(1),
    weights: jsonb().$type<RankingWeights>().notNull(),
    isDone: boolean().notNull(),
    toMove: integer().notNull().default(0),
    moved: integer().notNull().default(0),
  },
  (table) => [check('search_placing_one', sql`${table.id} = 1`)],
);

/**
 * Every word that products are found by, and how many products have it. A word's number never changes, even when no product has
 * it any more, so that numbers may be cached.
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

/** The words of category names in all languages: they find products that do not contain them. */
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

/** How many products have a mark (see tokens.ts), so that a search can estimate its number of matches. */
export const searchMarks = pgTable('search_marks', {
  mark: integer().primaryKey(),
  documents: integer().notNull(),
});

/** What search has stored of each shop: its products are indexed again only when this changes. */
export const searchShops = pgTable(
  'search_shops',
  {
    shopId: integer()
      .primaryKey()
      .references(() => shops.id, { onDelete: 'cascade' }),
    name: localizedText(),
    isSelf: boolean().notNull(),
    isOpen: boolean().notNull(),
  },
  (table) => [check('search_shops_english', hasEnglish(table.name))],
);

/** Values that products can be filtered by, such as the colour blue: the same words are the same value in every shop. */
export const searchSpecs = pgTable(
  'search_specs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: localizedText(),
    value: localizedText(),
  },
  (table) => [
    uniqueIndex('search_specs_value').on(textIn(table.name, 'en'), textIn(table.value, 'en')),
    check('search_specs_english', hasEnglish(table.name, table.value)),
  ],
);

const saved = () => ({
  version: integer().notNull().default(1),
  savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
  savedAt: timestamp({ withTimezone: true }),
});

/** Words that mean the same in a language, as they were typed and as they are searched for. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    locale: text().$type<Locale>().notNull(),
    words: text().array().notNull(),
    folded: text().array().notNull(),
    ...saved(),
  },
  (table) => [index('search_synonyms_folded').using('gin', table.folded)],
);

/** Words that lead to a page instead of a search, as they were typed and as they are compared. */
export const searchRedirects = pgTable('search_redirects', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  words: text().notNull(),
  folded: text().notNull().unique(),
  path: text().notNull(),
  ...saved(),
});

/** What people searched for, per day: what was found for the hot keywords, what was not (0) for the platform. */
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
    index('searches_unfound').on(table.day, table.text).where(sql`found = 0`),
    index('searches_trigrams').using('gin', sql`${table.text} gin_trgm_ops`),
  ],
);
