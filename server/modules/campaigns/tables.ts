import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Segment } from '#contract/campaigns/platform.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';

const instant = () => timestamp({ withTimezone: true });

/** A coupon or points of the platform for many people. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer().references(() => coupons.id),
    points: integer(), // below zero: taken
    segment: jsonb().$type<Segment>().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['waiting', 'running', 'done'] })
      .notNull()
      .default('waiting'),
    people: integer().notNull().default(0), // while waiting, as counted when it began
    gathered: integer().notNull().default(0), // how many of them are written down
    gatheredTo: integer().notNull().default(0), // the last account that was looked at for that
    given: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    pointsMoved: bigint({ mode: 'number' }).notNull().default(0),
    createdBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  (table) => [
    index('campaigns_coupon').on(table.couponId, table.id.desc()),
    index('campaigns_open').on(table.id).where(sql`state <> 'done'`),
    check('campaigns_kind', sql`num_nonnulls(${table.couponId}, ${table.points}) = 1 and ${table.points} <> 0`),
    check('campaigns_state', sql`${table.state} in ('waiting', 'running', 'done')`),
    check('campaigns_counts', sql`${table.given} + ${table.skipped} <= ${table.people}`),
  ],
);

/** Whom a campaign is for. Who has an outcome is done with. */
export const campaignPeople = pgTable(
  'campaign_people',
  {
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    outcome: text({ enum: ['given', 'skipped'] }),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.accountId] }),
    index('campaign_people_left').on(table.campaignId, table.accountId).where(sql`outcome is null`),
    index('campaign_people_account').on(table.accountId),
  ],
);
