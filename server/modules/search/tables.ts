import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const hotKeywords = pgTable('hot_keywords', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique(),
  cnTitle: text().notNull(),
  position: smallint().notNull().default(0),
  isShown: boolean().notNull().default(true),
});
