import { sql } from 'drizzle-orm';
import { bigint, char, check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { insightParts } from '#contract/insights/values.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const timestamptz = () => timestamp({ withTimezone: true });
const day = () => date({ mode: 'string' }).notNull();
const shopId = () =>
  integer()
    .notNull()
    .references(() => shops.id);
const count = () => integer().notNull().default(0);

/** With what visitors of a day are hashed. Deleted when the day is over: then nobody can find out who a hash was. */
export const visitorSalts = pgTable('visitor_salts', { day: day().primaryKey(), salt: char({ length: 64 }).notNull() });

/** Who has seen what on a day that is being counted. Deleted a day later. */
export const seenMarks = pgTable(
  'seen_marks',
  {
    day: day(),
    shopId: shopId(),
    productId: integer().notNull().default(0), // 0: pages of the shop itself
    visitor: char({ length: 32 }).notNull(),
    source: text().notNull(),
    word: text().notNull().default(''), // searched for in the mall
    views: count(),
    firstAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.shopId, table.productId, table.visitor] }),
    index('seen_marks_visitor').on(table.day, table.visitor, table.shopId, table.firstAt),
    index('seen_marks_word').on(table.day, table.word, table.visitor).where(sql`word <> ''`),
  ],
);

/** Into which carts products were put on a day that is being counted. Deleted a day later. */
export const cartMarks = pgTable(
  'cart_marks',
  { day: day(), shopId: shopId(), productId: integer().notNull(), cartId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.shopId, table.productId, table.cartId] })],
);

/** Where the buyer of an order came from, as far as their visit was counted on the same day. */
export const orderSources = pgTable('order_sources', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id),
  source: text().notNull(),
});

/** Days of shops that have to be counted again. */
export const insightsDue = pgTable('insights_due', { shopId: shopId(), day: day() }, (table) => [
  primaryKey({ columns: [table.shopId, table.day] }),
]);

const figures = {
  views: count(),
  visitors: count(),
  carts: count(),
  orders: count(),
  paid: count(),
  units: count(),
  sales: bigint({ mode: 'number' }).notNull().default(0),
};

/** A day of a shop: all of it, and divided by category, country, source and search. */
export const insightFigures = pgTable(
  'insight_figures',
  {
    shopId: shopId(),
    part: text({ enum: ['all', ...insightParts] }).notNull(),
    day: day(),
    key: text().notNull(),
    ...figures,
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.part, table.day, table.key] }),
    index('insight_figures_part_day').on(table.part, table.day), // all shops at once
    check('insight_figures_sales', sql`${table.sales} >= 0`),
  ],
);

/** A day of the whole mall, divided like that of a shop. What was sold is the sum of its shops; who came is counted once. */
export const mallFigures = pgTable(
  'mall_figures',
  {
    part: text({ enum: ['all', 'category', 'country', 'source'] }).notNull(),
    day: day(),
    key: text().notNull(),
    ...figures,
  },
  (table) => [
    primaryKey({ columns: [table.part, table.day, table.key] }),
    check('mall_figures_sales', sql`${table.sales} >= 0`),
  ],
);

/** Sums of the days of a month of the whole mall, which the database keeps when a day is written. */
export const mallFigureMonths = pgTable(
  'mall_figure_months',
  {
    part: text({ enum: ['all', 'category', 'country', 'source'] }).notNull(),
    month: day(), // its first day
    key: text().notNull(),
    ...figures,
  },
  (table) => [primaryKey({ columns: [table.part, table.month, table.key] })],
);

/** Days of the mall that have to be counted again, after those of its shops. */
export const mallFiguresDue = pgTable('mall_figures_due', { day: day().primaryKey() });

/** A day of a product. */
export const insightProducts = pgTable(
  'insight_products',
  {
    shopId: shopId(),
    day: day(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    ...figures,
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.day, table.productId] }),
    check('insight_products_sales', sql`${table.sales} >= 0`),
  ],
);

/** Sums of the days of a month, which the database keeps when a day is written: long ranges are read from these. */
export const insightFigureMonths = pgTable(
  'insight_figure_months',
  {
    shopId: shopId(),
    part: text({ enum: ['all', ...insightParts] }).notNull(),
    month: day(), // its first day
    key: text().notNull(),
    ...figures,
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.part, table.month, table.key] }),
    index('insight_figure_months_part').on(table.part, table.month), // all shops at once
  ],
);

/** The same of a product. */
export const insightProductMonths = pgTable(
  'insight_product_months',
  {
    shopId: shopId(),
    month: day(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    ...figures,
  },
  (table) => [primaryKey({ columns: [table.shopId, table.month, table.productId] })],
);

/** What the score of a shop is computed from, counted at intervals over the last days. */
export const insightHealth = pgTable('insight_health', {
  shopId: shopId().primaryKey(),
  sent: count(), // orders sent or overdue
  late: count(),
  paid: count(),
  faulty: count(), // refunds by the shop's fault
  answers: count(), // answered, or due
  slow: count(),
  reviews: count(),
  imperfect: count(), // below five stars
  stars: count(), // the sum
  countedAt: timestamptz().notNull(),
});
