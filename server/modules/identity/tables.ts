import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Locale, locales } from '#contract/core/languages.ts';
import { roles, userTypes } from '#contract/identity/shopper.ts';

const instant = () => timestamp({ withTimezone: true });

/**
 * Every account. A visitor's mail address and phone are unproven, so they identify nobody: no sign-in, reset or link finds a
 * visitor by them, and two visitors may have the same.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userType: text({ enum: userTypes }).notNull(),
    role: text({ enum: roles }).notNull().default('shopper'),
    nickname: text().notNull(),
    avatarHash: char({ length: 32 }),
    email: text(),
    phone: text(), // +8613800000001
    countryCode: text(), // +86
    passwordHash: text(),
    locale: text({ enum: locales as [Locale, ...Locale[]] })
      .notNull()
      .default('en'),
    disabledAt: instant(),
    // The account that took over this visitor's orders, after its owner proved the mailbox. The visitor can no longer be used.
    adoptedBy: integer().references((): AnyPgColumn => accounts.id),
    createdAt: instant().notNull().defaultNow(),
    deletedAt: instant(), // when its owner has had it deleted: nothing personal is left
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email).where(sql`user_type <> 'visitor'`),
    uniqueIndex('accounts_phone').on(table.phone).where(sql`user_type <> 'visitor'`),
    index('accounts_visitor_email').on(table.email).where(sql`user_type = 'visitor' and adopted_by is null`),
    index('accounts_phone_end').on(sql`right(${table.phone}, 8)`, table.id.desc()),
    index('accounts_visitors').on(table.id).where(sql`user_type = 'visitor'`),
    index('accounts_disabled').on(table.id).where(sql`disabled_at is not null`),
    index('accounts_nicknames').using('gin', sql`${table.nickname} gin_trgm_ops`),
    index('accounts_adopted_by').on(table.adoptedBy).where(sql`adopted_by is not null`),
    check(
      'accounts_user_type',
      sql`${table.userType} in ('email', 'phone', 'google', 'facebook', 'twitter', 'visitor')`,
    ),
    check('accounts_role', sql`${table.role} in ('shopper', 'merchant', 'platform')`),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
    check('accounts_adopted', sql`${table.adoptedBy} is null or ${table.userType} = 'visitor'`),
    check(
      'accounts_deleted',
      sql`${table.deletedAt} is null or (${table.disabledAt} is not null and num_nonnulls(${table.email}, ${table.phone}, ${table.passwordHash}, ${table.avatarHash}) = 0)`,
    ),
    check('accounts_nickname', sql`length(${table.nickname}) between 1 and 64`),
  ],
);

/** Valid sessions. Only the hash of a token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: char({ length: 64 }).notNull().unique(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['storefront', 'console'] })
      .notNull()
      .default('storefront'),
    userAgent: text().notNull().default(''),
    startedAt: instant().notNull().defaultNow(),
    seenAt: instant().notNull().defaultNow(),
    endsAt: instant().notNull(),
    secondFactorAt: instant(), // when this session gave the second factor; null if it did not
    provenAt: instant().notNull().defaultNow(), // when whoever has it proved last that they are at the keyboard themselves
  },
  (table) => [
    index('sessions_account').on(table.accountId),
    index('sessions_ends').on(table.endsAt),
    check('sessions_kind', sql`${table.kind} in ('storefront', 'console')`),
  ],
);

/** The purpose of a code. It is valid for no other. */
export const codePurposes = [
  'register',
  'reset',
  'phone',
  'password',
  'binding',
  'member',
  'application',
  'order',
  'proof',
] as const;

/** The newest code per purpose and recipient. Sending another replaces it and resets its tries. */
export const codes = pgTable(
  'codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purpose: text({ enum: codePurposes }).notNull(),
    recipient: text().notNull(),
    codeHash: char({ length: 64 }).notNull(),
    salt: char({ length: 32 }).notNull(),
    tries: integer().notNull().default(0),
    sentAt: instant().notNull().defaultNow(),
    endsAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('codes_newest').on(table.purpose, table.recipient),
    check('codes_tries', sql`${table.tries} between 0 and 5`),
  ],
);

/** Consecutive failed sign-ins, by what was typed, whether or not such an account exists. */
export const signInFailures = pgTable('sign_in_failures', {
  who: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: instant().notNull().defaultNow(),
  blockedUntil: instant().notNull().defaultNow(),
});

/** The authenticator app of an account. It counts once its owner has confirmed a code of it. */
export const secondFactors = pgTable('second_factors', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  sealedSecret: text().notNull(), // see second-factor/seal-secret.ts
  lastStep: bigint({ mode: 'number' }).notNull().default(0), // time step of the newest code that was used: each works once
  startedAt: instant().notNull().defaultNow(),
  confirmedAt: instant(),
});

/** What works instead of the app, once each. Only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: integer()
      .notNull()
      .references(() => secondFactors.accountId, { onDelete: 'cascade' }),
    codeHash: char({ length: 64 }).notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Sign-ins with the right password that still lack the second factor. They grant nothing. */
export const unfinishedSignIns = pgTable(
  'unfinished_sign_ins',
  {
    keyHash: char({ length: 64 }).primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tries: integer().notNull().default(0),
    endsAt: instant().notNull(),
  },
  (table) => [
    index('unfinished_sign_ins_account').on(table.accountId),
    index('unfinished_sign_ins_ends').on(table.endsAt),
    check('unfinished_sign_ins_tries', sql`${table.tries} between 0 and 5`),
  ],
);

/** Links between accounts and sign-in providers. */
export const socialLinks = pgTable(
  'social_links',
  {
    provider: text({ enum: ['google', 'facebook', 'twitter'] }).notNull(),
    subject: text().notNull(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('social_links_subject').on(table.provider, table.subject),
    index('social_links_account').on(table.accountId),
  ],
);

/** Sign-ins with a provider that were started and not completed: what is needed when the browser returns. */
export const socialAttempts = pgTable('social_attempts', {
  keyHash: char({ length: 64 }).primaryKey(), // of the state, or of Twitter's request token
  provider: text({ enum: ['google', 'facebook', 'twitter'] }).notNull(),
  browserHash: char({ length: 64 }).notNull(), // of a cookie: only the same browser may complete it
  secret: text().notNull(), // the nonce and verifier, or Twitter's token secret
  endsAt: instant().notNull(),
});

/** Delivery addresses. At most one per account is the default. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    realName: text().notNull(),
    email: text().notNull().default(''),
    countryCode: text().notNull(), // +86
    phone: text().notNull(),
    country: char({ length: 2 }).notNull(),
    detail: text().notNull(),
    postCode: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('addresses_account').on(table.accountId, table.id),
    uniqueIndex('addresses_default').on(table.accountId).where(sql`is_default`),
  ],
);

/**
 * Every change of a mail address or phone: before and after, and the hash of the key that undoes it. Rows are not deleted after
 * their seven days, so that the history of an account can be reconstructed.
 */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    keyHash: char({ length: 64 }).notNull().unique(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    contact: text({ enum: ['email', 'phone'] }).notNull(),
    before: text(), // null when there was none
    beforeCountryCode: text(),
    after: text().notNull(),
    changedAt: instant().notNull(), // by the mall's clock
    endsAt: instant().notNull(),
    writtenAt: instant().notNull().defaultNow(), // by the database's clock, as the links with providers are
    undoneAt: instant(),
  },
  (table) => [
    index('contact_changes_account').on(table.accountId, table.id),
    check('contact_changes_contact', sql`${table.contact} in ('email', 'phone')`),
  ],
);
