import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { FaceName, FaceOf } from '#contract/content/face.ts';
import { hasEnglish, localizedText } from '#server/database/localized-text.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** Every picture of the mall, by the hash of its bytes. */
export const pictures = pgTable('pictures', {
  hash: char({ length: 32 }).primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  colour: char({ length: 7 }).notNull(),
  bytes: integer().notNull(),
  isPublic: boolean().notNull().default(false), // browsers cache it: revoked only for what deleted accounts leave
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(), // for an upload, that of its first owner
});

/** Who has uploaded a picture and may therefore use it. The same bytes from two people are one picture with two owners. */
export const pictureOwners = pgTable(
  'picture_owners',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: char({ length: 32 })
      .notNull()
      .references(() => pictures.hash),
    uploadedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);

/** Keys that give temporary access to private pictures. Only the hash of a key is stored. */
export const pictureGrants = pgTable(
  'picture_grants',
  {
    keyHash: char({ length: 64 }).primaryKey(),
    hashes: char({ length: 32 }).array().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('picture_grants_ends').on(table.endsAt)],
);

export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    place: text({ enum: ['main', 'advert'] }).notNull(),
    pictureHash: char({ length: 32 })
      .notNull()
      .references(() => pictures.hash),
    title: localizedText(),
    line: localizedText().default({ en: '' }),
    link: text().notNull(),
    position: smallint().notNull().default(0),
    isShown: boolean().notNull().default(true),
  },
  (table) => [
    index('banners_shown').on(table.place, table.position).where(sql`is_shown`),
    check('banners_english', hasEnglish(table.title, table.line)),
    check('banners_place', sql`${table.place} in ('main', 'advert')`),
  ],
);

/** The platform's settings for the whole mall, one row per group; see settings/site-settings.ts for their shapes. */
export const siteSettings = pgTable(
  'site_settings',
  {
    name: text().primaryKey(),
    value: jsonb().notNull(),
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('site_settings_saved_by').on(table.savedBy)],
);

/** What was ever saved for a group of settings. */
export const siteSettingVersions = pgTable(
  'site_setting_versions',
  {
    name: text().notNull(),
    version: integer().notNull(),
    value: jsonb().notNull(),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version] }),
    index('site_setting_versions_saved_by').on(table.savedBy),
  ],
);

/** The parts of the mall's face, one row each from the first time that someone saves it; see contract/content/face.ts. */
export const faceParts = pgTable(
  'face_parts',
  {
    name: text().$type<FaceName>().primaryKey(),
    draft: jsonb().$type<FaceOf<FaceName>>(), // null: nothing differs from what is published
    published: jsonb().$type<FaceOf<FaceName>>(), // null: shoppers see what a new mall has
    publishedAt: timestamp({ withTimezone: true }),
    nextTurnAt: timestamp({ withTimezone: true }), // when something of it appears or disappears next
    version: integer().notNull().default(0),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('face_parts_saved_by').on(table.savedBy)],
);

/** What was ever published of a part. */
export const faceVersions = pgTable(
  'face_versions',
  {
    name: text().$type<FaceName>().notNull(),
    number: integer().notNull(),
    value: jsonb().$type<FaceOf<FaceName>>().notNull(),
    publishedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.number] }),
    index('face_versions_published_by').on(table.publishedBy),
  ],
);
