import type { OutputOf } from '#contract/core/call.ts';
import type { runJob } from '#contract/machine/platform-jobs.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';

/** A job of the schedule. `run` says in the log what goes wrong, and throws nothing. */
export type ScheduledJob = { name: string; everyMs: number; run(): Promise<void> };

let jobs: readonly ScheduledJob[] = [];

/** The start passes the timetable, since it has jobs of every module. */
export function openJobs(timetable: readonly ScheduledJob[]): void {
  jobs = timetable;
}

export const everyJob = (): readonly ScheduledJob[] => jobs;

/** What a job is called in addresses and in the database. */
export const jobId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/-$/, '');

export type JobRecord = {
  runs: number;
  startedAt: Date;
  tookMs: number | null;
  failuresInRow: number;
  failure: string;
  failedAt: Date | null;
  /** Not written since it changed. */
  isNew: boolean;
};

/** How the jobs of this process went. Written to the database every few seconds, see beat.ts. */
export const jobRecords = new Map<string, JobRecord>();

/** Runs a job and records how it went. */
export async function recordJob(name: string, run: () => Promise<void>): Promise<void> {
  const before = jobRecords.get(jobId(name));
  const record: JobRecord = {
    runs: (before?.runs ?? 0) + 1,
    startedAt: new Date(),
    tookMs: null,
    failuresInRow: before?.failuresInRow ?? 0,
    failure: before?.failure ?? '',
    failedAt: before?.failedAt ?? null,
    isNew: true,
  };
  jobRecords.set(jobId(name), record);
  const startedAt = performance.now();
  try {
    await run();
    record.failuresInRow = 0;
  } catch (error) {
    record.failuresInRow += 1;
    record.failure = errorKind(error);
    record.failedAt = new Date();
    throw error;
  } finally {
    record.tookMs = Math.round(performance.now() - startedAt);
    record.isNew = true;
  }
}

/** The kind of an error and nothing else: messages quote values, which may be personal. */
export function errorKind(error: unknown): string {
  const { name = 'Error', code = '' } = (error instanceof Error && error.cause ? error.cause : error) as {
    name?: string;
    code?: string;
  };
  return [name, code].filter(Boolean).join(' ').slice(0, 100);
}

const answerMs = 5_000;

/** Runs a job now, in this process. The answer does not wait for one that takes long. */
export async function runJobNow(by: Caller<'platform'>, id: string): Promise<OutputOf<typeof runJob>> {
  const job = jobs.find(({ name }) => jobId(name) === id);
  if (!job) throw new Refusal('job_not_found');
  await transaction((tx) => logOperatorAct(tx, by, { act: 'job_run', subject: job.name }));
  const failuresBefore = jobRecords.get(id)?.failuresInRow ?? 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, answerMs, 'late');
  });
  const ended = await Promise.race([job.run(), late]).finally(() => clearTimeout(timer));
  if (ended === 'late') return { outcome: 'running', failure: '' };
  const record = jobRecords.get(id);
  return record && record.failuresInRow > failuresBefore
    ? { outcome: 'failed', failure: record.failure }
    : { outcome: 'done', failure: '' };
}
