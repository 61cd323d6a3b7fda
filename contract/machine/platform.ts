import { z } from 'zod';
import { call, pageTags, singleTags } from '#contract/core/call.ts';
import { nothing } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { Check, checksMax } from './platform-checks.ts';
import { Job, jobsMax } from './platform-jobs.ts';

const Instant = z.iso.datetime();
const Bytes = z.int().min(0);
const Count = z.int().min(0);

export const getMachineMarks = call({
  method: 'GET',
  path: '/api/platform/machine/marks',
  who: 'platform',
  scope: 'machine',
  summary: 'Counts what needs attention',
  input: nothing,
  output: z.object({
    redChecks: Count.describe('Promises of the self-check that are broken'),
    failingJobs: Count.describe('Jobs whose last run ended with an error'),
  }),
  refuses: [],
});

export const processesMax = 100;

export const MachineProcess = z.object({
  id: z.string(),
  host: z.string(),
  pid: Count,
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: Instant,
  seenAt: Instant,
  memoryBytes: Bytes,
  heapBytes: Bytes,
  loopDelayMs: Count.describe('How late the process is at most, in 99 of 100 cases'),
  cacheEntries: Count,
  cacheBytes: Bytes,
  cacheHits: Count,
  cacheMisses: Count,
});
export type MachineProcess = z.infer<typeof MachineProcess>;

const Overview = z.object({
  processes: z.array(MachineProcess).max(processesMax).describe('Those that run now'),
  versions: z.object({
    mall: z.string(),
    node: z.string(),
    postgres: z.string(),
    migrations: Count,
    migratedAt: Instant.nullable(),
  }),
  health: z.object({
    isReady: z.boolean().describe('The database has every migration of this version'),
    eventsWaiting: Count.describe('Events that have not reached their handlers, up to 10,000'),
    eventsFailing: Count.describe('Those of them that a handler has failed at'),
    oldestEventAt: Instant.nullable(),
    messagesWaiting: Count,
    messagesFailed: Count,
    deliveriesWaiting: Count,
    deliveriesFailed: Count,
  }),
});
export type MachineOverview = z.infer<typeof Overview>;

export const getMachineOverview = call({
  method: 'GET',
  path: '/api/platform/machine/overview',
  who: 'platform',
  scope: 'machine',
  summary: 'Returns the processes of the mall with their response caches, versions, and what waits',
  input: nothing,
  output: Overview,
  refuses: [],
});

export const tablesShown = 20;
export const statementsShown = 20;

const DatabaseState = z.object({
  sizeBytes: Bytes,
  connections: Count,
  connectionsMax: Count,
  tables: z
    .array(z.object({ name: z.string(), bytes: Bytes, indexBytes: Bytes, rows: Count.describe('Estimated') }))
    .max(tablesShown)
    .describe('The largest ones'),
  statements: z.object({
    source: z.enum(['history', 'now']).describe('"now": without pg_stat_statements, only what runs at this time'),
    list: z
      .array(
        z.object({ text: z.string(), calls: Count.nullable(), meanMs: z.number(), totalMs: z.number().nullable() }),
      )
      .max(statementsShown),
  }),
  storage: z.object({ pictures: Count, pictureBytes: Bytes, freeBytes: Bytes, diskBytes: Bytes }),
});
export type DatabaseState = z.infer<typeof DatabaseState>;

export const getDatabaseState = call({
  method: 'GET',
  path: '/api/platform/machine/database',
  who: 'platform',
  scope: 'machine',
  summary: 'Returns the size of the database, its largest tables and slowest statements, and the storage of pictures',
  input: nothing,
  output: DatabaseState,
  refuses: [],
});

/** What cached responses show, as their cache tags name it: a kind of thing, or a single one with its number. */
export const cacheTags = { kinds: pageTags, singles: singleTags } as const;
export const wholeCache = 'everything';

const CacheTagName = z
  .string()
  .trim()
  .regex(new RegExp(`^(?:${wholeCache}|${pageTags.join('|')}|(?:${singleTags.join('|')}):[1-9]\\d{0,9})$`))
  .meta({ examples: ['banners'] });

export const dropCache = call({
  method: 'POST',
  path: '/api/platform/machine/cache/drop',
  who: 'platform',
  scope: 'machine',
  summary: `Drops the cached responses with a cache tag, or "${wholeCache}", in all processes`,
  input: z.object({ tag: CacheTagName }),
  output: done,
  refuses: [],
});

export const getDiagnosis = call({
  method: 'GET',
  path: '/api/platform/machine/diagnosis',
  who: 'platform',
  scope: 'machine',
  summary: 'Returns all of the machine room for someone who helps: without personal data, keys and addresses',
  input: nothing,
  output: z.object({
    writtenAt: Instant,
    overview: Overview,
    database: DatabaseState,
    jobs: z.array(Job).max(jobsMax),
    checks: z.array(Check).max(checksMax),
  }),
  refuses: [],
});
