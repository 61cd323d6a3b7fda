import { desc, eq, sql } from 'drizzle-orm';
import type { Job } from '#contract/machine/platform-jobs.ts';
import { database } from '#server/database/connection.ts';
import { isAlive } from '#server/modules/machine/state/alive.ts';
import { machineJobs, machineProcesses } from '#server/modules/machine/tables.ts';
import { everyJob, jobId } from './jobs.ts';

const alive = sql<boolean>`${isAlive}`;

/** Every job with its last run in any process, and with its failures in those that run now. */
export async function listAllJobs(): Promise<Job[]> {
  const [rows, processes] = await Promise.all([
    database()
      .select({ job: machineJobs, isAlive: alive })
      .from(machineJobs)
      .innerJoin(machineProcesses, eq(machineProcesses.id, machineJobs.processId))
      .orderBy(desc(machineJobs.startedAt)),
    database().select({ startedAt: machineProcesses.startedAt }).from(machineProcesses).where(isAlive),
  ]);
  const bornAt = processes.map(({ startedAt }) => startedAt.getTime());
  return everyJob().map(({ name, everyMs }) => {
    const id = jobId(name);
    const mine = rows.filter(({ job }) => job.job === id);
    const [last] = mine;
    const living = mine.filter((row) => row.isAlive);
    const failing = living.filter(({ job }) => job.failuresInRow > 0);
    const lastLiving = living[0]?.job.startedAt.getTime() ?? (bornAt.length > 0 ? Math.min(...bornAt) : null);
    const failed = mine
      .filter(({ job }) => job.failedAt)
      .toSorted((a, b) => Number(b.job.failedAt) - Number(a.job.failedAt))[0];
    return {
      ...{ id, name, everyMs },
      startedAt: last?.job.startedAt.toISOString() ?? null,
      tookMs: last?.job.tookMs ?? null,
      isRunning: living.some(({ job }) => job.tookMs === null),
      nextAt: lastLiving === null ? null : new Date(lastLiving + everyMs).toISOString(),
      failuresInRow: Math.max(0, ...failing.map(({ job }) => job.failuresInRow)),
      failure: failed?.job.failure ?? '',
      failedAt: failed?.job.failedAt?.toISOString() ?? null,
    };
  });
}

export async function countFailingJobs(): Promise<number> {
  return (await listAllJobs()).filter(({ failuresInRow }) => failuresInRow > 0).length;
}
