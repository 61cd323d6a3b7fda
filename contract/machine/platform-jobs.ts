import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { nothing } from '#contract/core/values.ts';

// The jobs of the schedule, and the outcome of their last run, whichever process it was in.

export const jobsMax = 200;

const JobId = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/)
  .meta({ examples: ['expire-coupons'] });
const Instant = z.iso.datetime();

export const Job = z.object({
  id: JobId,
  name: z.string().describe('What it does, in English'),
  everyMs: z.int().min(1),
  startedAt: Instant.nullable().describe('Its last run'),
  tookMs: z.int().min(0).nullable().describe('Null while it runs, and before its first run'),
  isRunning: z.boolean(),
  nextAt: Instant.nullable().describe('Null when no process runs it'),
  failuresInRow: z.int().min(0).describe('Since its last run without an error, in processes that run now'),
  failure: z.string().describe('The kind of the last error'),
  failedAt: Instant.nullable(),
});
export type Job = z.infer<typeof Job>;

export const listJobs = call({
  method: 'GET',
  path: '/api/platform/machine/jobs',
  who: 'platform',
  scope: 'machine',
  summary: 'Lists the jobs of the schedule with their last run and their next one',
  input: nothing,
  output: z.array(Job).max(jobsMax),
  refuses: [],
});

export const jobOutcomes = ['done', 'failed', 'running'] as const;

export const runJob = call({
  method: 'POST',
  path: '/api/platform/machine/jobs/run',
  who: 'platform',
  scope: 'machine',
  summary: 'Runs a job now. One that takes long goes on after the answer',
  input: z.object({ job: JobId }),
  output: z.object({ outcome: z.enum(jobOutcomes), failure: z.string() }),
  refuses: ['job_not_found'],
});
