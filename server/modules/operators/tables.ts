import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { platformScopes } from '#contract/core/call.ts';
import { allOperatorActs } from '#contract/operators/platform-log.ts';
import { accounts } from '#server/modules/identity/tables.ts';

const instant = () => timestamp({ withTimezone: true });

export const operatorRoles = pgTable(
  'operator_roles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    scopes: text({ enum: platformScopes }).array().notNull(),
    version: integer().notNull().default(1),
    savedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: instant(),
  },
  (table) => [
    uniqueIndex('operator_roles_name').on(sql`lower(${table.name})`),
    check('operator_roles_named', sql`length(${table.name}) between 1 and 40`),
  ],
);

/** What accounts of the platform may do. One without a row is an administrator, like one without a role. */
export const operators = pgTable(
  'operators',
  {
    accountId: integer()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roleId: integer().references(() => operatorRoles.id), // null: an administrator
    joinedAt: instant().notNull(),
  },
  (table) => [index('operators_role').on(table.roleId)],
);

/** Who is invited to run the mall. Only the hash of the link's key is stored; an accepted or withdrawn one is deleted. */
export const operatorInvitations = pgTable(
  'operator_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    keyHash: char({ length: 64 }).notNull().unique(),
    email: text(), // null: the first administrator, whose link the mall prints at its start
    roleId: integer().references(() => operatorRoles.id),
    invitedBy: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    invitedAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    unique('operator_invitations_email').on(table.email).nullsNotDistinct(),
    index('operator_invitations_role').on(table.roleId),
    index('operator_invitations_ends').on(table.endsAt),
  ],
);

/** What operators did. A trigger refuses to change or delete an entry. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(), // without a reference: the entry outlives the account
    who: text().notNull(),
    act: text({ enum: allOperatorActs }).notNull(),
    subject: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text().notNull().default(''),
    source: text().notNull(),
    device: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('operator_log_newest').on(table.at.desc(), table.id.desc()),
    index('operator_log_account').on(table.accountId, table.at.desc(), table.id.desc()),
    index('operator_log_act').on(table.act, table.at.desc(), table.id.desc()),
    index('operator_log_subject').on(table.subject, table.at.desc(), table.id.desc()),
    index('operator_log_subjects').using('gin', sql`${table.subject} gin_trgm_ops`),
  ],
);
