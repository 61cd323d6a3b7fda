import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from '#server/modules/identity/tables.ts';

const instant = () => timestamp({ withTimezone: true });

/** How each promise of the self-check came out the last time. */
export const checkResults = pgTable(
  'check_results',
  {
    promise: text().primaryKey(),
    state: text({ enum: ['green', 'red', 'unfinished'] }).notNull(),
    ranAt: instant().notNull(),
    tookMs: integer().notNull(),
    broken: text().array().notNull(),
    isMore: boolean().notNull(),
    failure: text().notNull().default(''),
    redSince: instant(),
    alertedAt: instant(), // of a red one: no second alert until it was green again
  },
  (table) => [check('check_results_state', sql`${table.state} in ('green', 'red', 'unfinished')`)],
);

/** Runs of the self-check: asked for, under way, ended. There is one at a time, in whichever process claims it. */
export const checkRuns = pgTable(
  'check_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    askedAt: instant().notNull(),
    askedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    isByClock: boolean().notNull(),
    only: text(),
    claim: text(),
    beatAt: instant(), // of a run under way: one without a beat was left behind by a process that ended
    startedAt: instant(),
    endedAt: instant(),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    red: text().array().notNull().default([]),
    unfinished: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('check_runs_open').on(sql`(${table.endedAt} is null)`).where(sql`ended_at is null`),
    index('check_runs_asked').on(table.askedAt),
    index('check_runs_asked_by').on(table.askedBy),
  ],
);

/** The processes of the mall, as each last wrote about itself. One that has not for a while has ended. */
export const machineProcesses = pgTable(
  'machine_processes',
  {
    id: text().primaryKey(),
    host: text().notNull(),
    pid: integer().notNull(),
    version: text().notNull(),
    nodeVersion: text().notNull(),
    startedAt: instant().notNull(),
    seenAt: instant().notNull(),
    memoryBytes: bigint({ mode: 'number' }).notNull(),
    heapBytes: bigint({ mode: 'number' }).notNull(),
    loopDelayMs: integer().notNull(),
    cacheEntries: integer().notNull(),
    cacheBytes: bigint({ mode: 'number' }).notNull(),
    cacheHits: bigint({ mode: 'number' }).notNull(),
    cacheMisses: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('machine_processes_seen').on(table.seenAt)],
);

/** How jobs of the schedule went, by process: each writes what has changed every few seconds, however often its jobs run. */
export const machineJobs = pgTable(
  'machine_jobs',
  {
    job: text().notNull(),
    processId: text()
      .notNull()
      .references(() => machineProcesses.id, { onDelete: 'cascade' }),
    runs: bigint({ mode: 'number' }).notNull(),
    startedAt: instant().notNull(),
    tookMs: integer(), // null while it runs
    failuresInRow: integer().notNull(),
    failure: text().notNull().default(''),
    failedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.job, table.processId] }), index('machine_jobs_process').on(table.processId)],
);
