import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, nothing } from '#contract/core/values.ts';

// The self-check: every promise of `npm run audit`, and what breaks it.

export const checkStates = ['green', 'red', 'unfinished', 'unknown'] as const;
export type CheckState = (typeof checkStates)[number];

/** What promises are about, in the order of the page. */
export const checkAreas = [
  'totals',
  'payments',
  'ledger',
  'payouts',
  'statements',
  'refunds',
  'progress',
  'shipping',
  'stock',
  'coupons',
  'points',
  'reviews',
  'accounts',
  'webhooks',
  'chat',
  'figures',
  'others',
] as const;
export type CheckArea = (typeof checkAreas)[number];

export const checksMax = 300;
export const brokenShownMax = 100;
export const checkRunsShown = 20;

const CheckId = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/)
  .meta({ examples: ['q1-the-lines-of-an-order-add-up-to-it'] });
const Instant = z.iso.datetime();

export const Check = z.object({
  id: CheckId,
  code: z.string().describe('The number of the promise'),
  area: z.enum(checkAreas),
  text: z.string().describe('The promise itself, in English'),
  state: z
    .enum(checkStates)
    .describe('"unfinished": it took too long, or could not be asked; "unknown": it has not run yet'),
  ranAt: Instant.nullable(),
  tookMs: z.int().min(0).nullable(),
  brokenCount: z.int().min(0).max(brokenShownMax).describe(`How many rows break it, up to ${brokenShownMax}`),
  isMore: z.boolean().describe('There are more than that'),
  redSince: Instant.nullable(),
  failure: z.string().describe('Why it did not finish'),
});
export type Check = z.infer<typeof Check>;

export const CheckRun = z.object({
  id: z.int().min(1),
  askedAt: Instant,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  askedBy: z.string().nullable().describe('Who asked for it; null: the schedule'),
  only: CheckId.nullable().describe('The one promise that was asked for; null: all of them'),
  total: z.int().min(0),
  done: z.int().min(0),
  redCount: z.int().min(0),
  unfinishedCount: z.int().min(0),
});
export type CheckRun = z.infer<typeof CheckRun>;

export const listChecks = call({
  method: 'GET',
  path: '/api/platform/machine/checks',
  who: 'platform',
  scope: 'machine',
  summary: 'Lists every promise of the self-check with its last result, the run that is under way, and the last runs',
  input: nothing,
  output: z.object({
    checks: z.array(Check).max(checksMax),
    running: CheckRun.nullable(),
    runs: z.array(CheckRun).max(checkRunsShown).describe('Runs that have ended, newest first'),
    everyMinutes: z.int().min(1).describe('How often the schedule runs it'),
  }),
  refuses: [],
});

export const getCheck = call({
  method: 'GET',
  path: '/api/platform/machine/check/{check}',
  who: 'platform',
  scope: 'machine',
  summary: `Returns a promise with up to ${brokenShownMax} rows that break it`,
  input: z.object({ check: CheckId }),
  output: z.object({ ...Check.shape, broken: z.array(z.string()).max(brokenShownMax), running: CheckRun.nullable() }),
  refuses: ['check_not_found'],
});

export const runChecks = call({
  method: 'POST',
  path: '/api/platform/machine/checks/run',
  who: 'platform',
  scope: 'machine',
  summary:
    'Asks for a run of the self-check, which begins within seconds. While one is under way, that one is returned',
  input: z.object({ only: filterOf(CheckId).describe('One promise; all of them without it') }),
  output: z.object({ id: z.int().min(1), isNew: z.boolean() }),
  refuses: ['check_not_found'],
});
