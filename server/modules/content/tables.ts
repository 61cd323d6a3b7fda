import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Every picture that was decoded and encoded here, by the hash of its bytes. */
export const pictures = pgTable('pictures', {
  hash: char({ length: 32 }).primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  colour: char({ length: 7 }).notNull(),
  bytes: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    place: text({ enum: ['main', 'advert'] }).notNull(),
    pictureHash: char({ length: 32 })
      .notNull()
      .references(() => pictures.hash),
    title: text().notNull(),
    cnTitle: text().notNull(),
    line: text().notNull().default(''),
    cnLine: text().notNull().default(''),
    link: text().notNull(),
    position: smallint().notNull().default(0),
    isShown: boolean().notNull().default(true),
  },
  (table) => [
    index('banners_shown').on(table.place, table.position).where(sql`is_shown`),
    check('banners_place', sql`${table.place} in ('main', 'advert')`),
  ],
);

/** What the platform sets for the whole mall, one row per matter; see site-settings.ts for their shapes. */
export const siteSettings = pgTable('site_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
