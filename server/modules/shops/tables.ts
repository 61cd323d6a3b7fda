// Long, because it is one list: the tables of shops, their people, freight, log and views.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { shopScopes } from '#contract/core/call.ts';
import { freightBases, type PriceTier } from '#contract/shops/merchant-freight.ts';
import { allShopActs } from '#contract/shops/merchant-log.ts';
import { viewedListNames } from '#contract/shops/merchant-views.ts';
import { noHours, type WeekHours } from '#contract/shops/opening-hours.ts';
import { allTexts, hasEnglish, localizedText, textIn } from '#server/database/localized-text.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';

const pictureHash = () =>
  char({ length: 32 })
    .notNull()
    .references(() => pictures.hash);

/** Who saved a row last. Null: nobody since it is written down. */
const lastSaved = () => ({
  savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
  savedAt: timestamp({ withTimezone: true }),
});

/** What a shop's type and its classification have in common. */
const kindColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: localizedText(),
  place: integer().notNull().default(0), // equal ones are in the order of their ids
  isRetired: boolean().notNull().default(false), // no new shop may choose it
  version: integer().notNull().default(1),
  ...lastSaved(),
});

export const shopTypes = pgTable(
  'shop_types',
  {
    ...kindColumns(),
    info: localizedText(),
  },
  (table) => [
    uniqueIndex('shop_types_name_unique').on(textIn(table.name, 'en')),
    check('shop_types_english', hasEnglish(table.name, table.info)),
  ],
);

export const shopCategories = pgTable(
  'shop_categories',
  {
    ...kindColumns(),
    commissionPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('shop_categories_name_unique').on(textIn(table.name, 'en')),
    check('shop_categories_english', hasEnglish(table.name)),
  ],
);

/** A banner of a shop, and the product or the shelf to which it leads; both null: to all products. */
export type StoredBanner = { hash: string; productId: number | null; shelfId: number | null };

export const shops = pgTable(
  'shops',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: localizedText(),
    typeId: integer()
      .notNull()
      .references(() => shopTypes.id),
    categoryId: integer()
      .notNull()
      .references(() => shopCategories.id),
    avatarHash: pictureHash(),
    backHash: pictureHash(),
    streetHash: pictureHash(),
    ratingTenths: smallint().notNull().default(50),
    // Sums of review scores, from which the shown averages are computed.
    qualitySum: integer().notNull().default(0),
    serviceSum: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    followerCount: integer().notNull().default(0),
    isSelf: boolean().notNull().default(false),
    isRecommended: boolean().notNull().default(false),
    isOpen: boolean().notNull().default(true),
    intro: localizedText().default({ en: '' }),
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    openingHours: text().notNull().default(''), // what else there is to say beside the hours of the week
    timeZone: text().notNull().default('UTC'),
    weekHours: jsonb().$type<WeekHours>().notNull().default(noHours),
    creditId: text().notNull().default(''),
    realName: text().notNull().default(''),
    banners: jsonb().$type<StoredBanner[]>().notNull().default([]),
    paperHashes: char({ length: 32 }).array().notNull().default([]),
    deliveryKinds: text().array().notNull().default(['courier']),
    pickupAddress: text().notNull().default(''),
    ownerId: integer().references(() => accounts.id),
    ownerJoinedAt: timestamp({ withTimezone: true }), // null: with the shop itself
    demandsSecondFactor: boolean().notNull().default(false), // of everyone who works for it
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    // The holiday that its pages show now, written by holidays/follow-holidays.ts; null: none.
    holidayFrom: timestamp({ withTimezone: true }),
    holidayUntil: timestamp({ withTimezone: true }),
    holidaySells: boolean().notNull().default(true),
    holidayTurnAt: timestamp({ withTimezone: true }), // when that changes next
    version: integer().notNull().default(1), // of what its people write about it
    ...lastSaved(),
    picturesVersion: integer().notNull().default(1),
    picturesSavedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    picturesSavedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('shops_street').on(table.isRecommended.desc(), table.ratingTenths.desc(), table.id).where(sql`is_open`),
    index('shops_newest').on(table.joinedAt.desc(), table.id.desc()),
    index('shops_rating').on(table.ratingTenths.desc(), table.id.desc()),
    index('shops_type').on(table.typeId, table.joinedAt.desc(), table.id.desc()),
    index('shops_category').on(table.categoryId, table.joinedAt.desc(), table.id.desc()),
    index('shops_holiday_turn').on(table.holidayTurnAt).where(sql`holiday_turn_at is not null`),
    uniqueIndex('shops_owner').on(table.ownerId),
    uniqueIndex('shops_name_unique').on(textIn(table.name, 'en')),
    index('shops_names').using('gin', sql`${allTexts(table.name)} gin_trgm_ops`),
    check('shops_english', hasEnglish(table.name, table.intro)),
    check('shops_rating', sql`${table.ratingTenths} between 10 and 50`),
    check('shops_followers', sql`${table.followerCount} >= 0`),
    check('shops_holiday', sql`(${table.holidayFrom} is null) = (${table.holidayUntil} is null)`),
  ],
);

/**
 * What part of a sale the mall keeps, from when on: of a classification, or of one shop, which then counts before that of its
 * classification. Orders have their commission frozen; a rate counts for those placed from its time on. Rows are never changed.
 */
export const commissionRates = pgTable(
  'commission_rates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer().references(() => shops.id, { onDelete: 'cascade' }),
    categoryId: integer().references(() => shopCategories.id, { onDelete: 'cascade' }),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }), // null: from then on that of its classification
    startsAt: timestamp({ withTimezone: true }).notNull(),
    isStarted: boolean().notNull().default(false), // pages show it
    withdrawnAt: timestamp({ withTimezone: true }), // before it had begun
    reason: text().notNull(),
    addedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('commission_rates_shop')
      .on(table.shopId, table.startsAt.desc(), table.id.desc())
      .where(sql`shop_id is not null and withdrawn_at is null`),
    index('commission_rates_category')
      .on(table.categoryId, table.startsAt.desc(), table.id.desc())
      .where(sql`category_id is not null and withdrawn_at is null`),
    index('commission_rates_ahead').on(table.startsAt).where(sql`not is_started and withdrawn_at is null`),
    index('commission_rates_of_shop').on(table.shopId, table.id.desc()),
    index('commission_rates_of_category').on(table.categoryId, table.id.desc()),
    index('commission_rates_added_by').on(table.addedBy),
    check('commission_rates_of_one', sql`(${table.shopId} is null) <> (${table.categoryId} is null)`),
    check('commission_rates_percent', sql`${table.percent} between 0 and 100`),
    check('commission_rates_classified', sql`${table.categoryId} is null or ${table.percent} is not null`),
  ],
);

/** When the platform closed a shop, and why. Until that is lifted its people cannot open it. Rows stay. */
export const shopClosings = pgTable(
  'shop_closings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    wasOpen: boolean().notNull(), // and opens again when this is lifted
    closedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    closedAt: timestamp({ withTimezone: true }).notNull(),
    liftReason: text().notNull().default(''),
    liftedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    liftedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('shop_closings_now').on(table.shopId).where(sql`lifted_at is null`),
    index('shop_closings_shop').on(table.shopId, table.id.desc()),
    index('shop_closings_closed_by').on(table.closedBy),
    index('shop_closings_lifted_by').on(table.liftedBy),
  ],
);

/** Operators who look at a shop as its people see it, until when. */
export const shopLooks = pgTable(
  'shop_looks',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.shopId] }),
    index('shop_looks_shop').on(table.shopId),
    index('shop_looks_ends').on(table.endsAt),
  ],
);

/** When a shop does not work. Rows stay: they say which deadlines stood still. */
export const shopHolidays = pgTable(
  'shop_holidays',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(), // when it works again; of one that was cancelled, its start
    sells: boolean().notNull(), // whether its products can be bought meanwhile
    shownFrom: timestamp({ withTimezone: true }).notNull(), // buyers see it; it counts for orders placed from then on
    endedAt: timestamp({ withTimezone: true }), // before its time
    plannedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    plannedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('shop_holidays_shop').on(table.shopId, table.endsAt.desc()),
    check('shop_holidays_times', sql`${table.startsAt} <= ${table.endsAt}`),
  ],
);

/** What a shop promises beside the guarantees of the mall. */
export const shopPolicies = pgTable(
  'shop_policies',
  {
    shopId: integer()
      .primaryKey()
      .references(() => shops.id, { onDelete: 'cascade' }),
    returns: localizedText().default({ en: '' }),
    delivery: localizedText().default({ en: '' }),
    guarantee: localizedText().default({ en: '' }),
    version: integer().notNull().default(1),
    ...lastSaved(),
  },
  (table) => [check('shop_policies_english', hasEnglish(table.returns, table.delivery, table.guarantee))],
);

/** Pictures that a shop may use: those that its people uploaded, and those that its products have had. */
export const shopPictures = pgTable(
  'shop_pictures',
  {
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    hash: char({ length: 32 })
      .notNull()
      .references(() => pictures.hash),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.hash] })],
);

export const shopFollowers = pgTable(
  'shop_followers',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    followedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.shopId] }),
    index('shop_followers_newest').on(table.accountId, table.followedAt.desc(), table.shopId),
  ],
);

/** By which rules products of a shop are delivered: those that name no template, by its default one. */
export const freightTemplates = pgTable(
  'freight_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shops.id),
    name: text().notNull(),
    isDefault: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    ...lastSaved(),
  },
  (table) => [
    uniqueIndex('freight_templates_name').on(table.shopId, sql`lower(${table.name})`),
    uniqueIndex('freight_templates_default').on(table.shopId).where(sql`is_default`),
    unique('freight_templates_shop').on(table.shopId, table.id), // a product names a template of its own shop
    check('freight_templates_named', sql`length(${table.name}) between 1 and 60`),
  ],
);

/**
 * The rules of a template by country; '*' stands for all countries without a row of their own. Rows with the same position are
 * one rule of the editor, for several countries.
 */
export const freightRules = pgTable(
  'freight_rules',
  {
    templateId: integer()
      .notNull()
      .references(() => freightTemplates.id, { onDelete: 'cascade' }),
    country: text().notNull(),
    position: smallint().notNull().default(0),
    basis: text({ enum: freightBases }).notNull().default('piece'),
    firstUnits: integer().notNull().default(1), // units, or grams
    firstFee: integer().notNull(), // for the first units; by price, below the first tier
    furtherUnits: integer().notNull().default(1),
    furtherFee: integer().notNull(), // for each further group of units, started ones included
    tiers: jsonb().$type<PriceTier[]>().notNull().default([]), // by price only: the fee from each subtotal on
    freeFrom: integer(), // minimum subtotal for free delivery; null: never free
    daysFrom: smallint().notNull(),
    daysTo: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.country] }),
    index('freight_rules_country').on(table.country),
    check('freight_rules_country', sql`${table.country} = '*' or ${table.country} ~ '^[A-Z]{2}$'`),
    check('freight_rules_fees', sql`${table.firstFee} >= 0 and ${table.furtherFee} >= 0 and ${table.freeFrom} > 0`),
    check('freight_rules_basis', sql`${table.basis} in ('piece', 'weight', 'price')`),
    check('freight_rules_tiers', sql`${table.basis} = 'price' or ${table.tiers} = '[]'`),
    check('freight_rules_units', sql`${table.firstUnits} > 0 and ${table.furtherUnits} > 0`),
    check('freight_rules_days', sql`0 < ${table.daysFrom} and ${table.daysFrom} <= ${table.daysTo}`),
  ],
);

/** Captchas: pictures with characters to type, each valid for one answer. */
export const pictureCodes = pgTable('picture_codes', {
  keyHash: char({ length: 64 }).primaryKey(),
  answerHash: char({ length: 64 }).notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});

/** What the people of a shop may do, under a name that the shop gives it. */
export const shopRoles = pgTable(
  'shop_roles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: text({ enum: shopScopes }).array().notNull(),
    version: integer().notNull().default(1),
    ...lastSaved(),
  },
  (table) => [
    uniqueIndex('shop_roles_name').on(table.shopId, sql`lower(${table.name})`),
    check('shop_roles_named', sql`length(${table.name}) between 1 and 40`),
    check(
      'shop_roles_scopes',
      sql`${table.scopes} <@ array['products', 'orders', 'refunds', 'reviews', 'chat', 'marketing', 'finance', 'shop', 'people']`,
    ),
  ],
);

/** Who works for a shop, beside its owner. */
export const shopStaff = pgTable(
  'shop_staff',
  {
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roleId: integer()
      .notNull()
      .references(() => shopRoles.id),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.accountId] }),
    index('shop_staff_account').on(table.accountId),
    index('shop_staff_role').on(table.roleId),
  ],
);

/** Who is invited to work for a shop. Only the hash of the link's key is stored; an accepted or withdrawn one is deleted. */
export const shopInvitations = pgTable(
  'shop_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    keyHash: char({ length: 64 }).notNull().unique(),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    roleId: integer()
      .notNull()
      .references(() => shopRoles.id),
    invitedBy: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    invitedAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('shop_invitations_email').on(table.shopId, table.email),
    index('shop_invitations_role').on(table.roleId),
    index('shop_invitations_ends').on(table.endsAt),
  ],
);

/** To whom an owner offers the shop. An answered, withdrawn or expired offer is deleted, and so is one to someone who no longer works for it. */
export const shopHandOvers = pgTable(
  'shop_hand_overs',
  {
    shopId: integer()
      .primaryKey()
      .references(() => shops.id, { onDelete: 'cascade' }),
    fromId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    toId: integer().notNull(),
    roleId: integer().references(() => shopRoles.id), // the former owner's role; null: they leave
    offeredAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'shop_hand_overs_member',
      columns: [table.shopId, table.toId],
      foreignColumns: [shopStaff.shopId, shopStaff.accountId],
    }).onDelete('cascade'),
    index('shop_hand_overs_from').on(table.fromId),
    index('shop_hand_overs_role').on(table.roleId),
    index('shop_hand_overs_ends').on(table.endsAt),
  ],
);

export const removedKinds = ['freight_template', 'role', 'staff', 'return_address', 'coupon', 'shelf'] as const;

/**
 * What people of a shop removed a short while ago, as it was, so that it can come back. It lies here and not where it was, so
 * that no list, price or right can take it for something that is there.
 */
export const removedThings = pgTable(
  'removed_things',
  {
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    kind: text({ enum: removedKinds }).notNull(),
    subjectId: integer().notNull(), // the id that it had; of a person, the account's
    content: jsonb().notNull(),
    removedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind, table.subjectId] }),
    index('removed_things_age').on(table.removedAt),
  ],
);

/** Filters, sort and columns of a list in the console, saved by someone under a name. */
export const listViews = pgTable(
  'list_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    list: text({ enum: viewedListNames }).notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isShared: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('list_views_name').on(table.shopId, table.list, table.accountId, table.name),
    index('list_views_account').on(table.accountId),
  ],
);

/** The view with which a list opens for someone. */
export const listViewDefaults = pgTable(
  'list_view_defaults',
  {
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    list: text({ enum: viewedListNames }).notNull(),
    viewId: integer()
      .notNull()
      .references(() => listViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.accountId, table.list] }),
    index('list_view_defaults_view').on(table.viewId),
    index('list_view_defaults_account').on(table.accountId),
  ],
);

/** Who did what for a shop. Rows are never changed. */
export const shopLog = pgTable(
  'shop_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    keyName: text(), // of the API key with which it was done
    act: text({ enum: allShopActs }).notNull(),
    subject: text().notNull(),
    note: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('shop_log_newest').on(table.shopId, table.at.desc(), table.id.desc()),
    index('shop_log_account').on(table.shopId, table.accountId, table.at.desc(), table.id.desc()),
    // What its filters read where few entries pass them.
    index('shop_log_act').on(table.shopId, table.act, table.at.desc(), table.id.desc()),
    index('shop_log_subject').on(table.shopId, table.subject),
    index('shop_log_subjects').using('gin', table.shopId, sql`${table.subject} gin_trgm_ops`),
  ],
);
