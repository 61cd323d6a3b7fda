import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { lt, sql } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { databaseTrouble } from '#server/database/trouble.ts';
import { log } from '#server/http/log.ts';
import { jobRecords } from '#server/modules/machine/jobs/jobs.ts';
import { machineJobs, machineProcesses } from '#server/modules/machine/tables.ts';
import { readCacheFigures } from './cache-figures.ts';
import { mallVersion } from './versions.ts';

const everyMs = 5_000;
const forgottenAfter = sql`now() - interval '1 day'`;

const processId = randomUUID();
const startedAt = new Date(Date.now() - process.uptime() * 1_000);
const now = sql`now()`;

/** Writes every few seconds how this process and its jobs are, so that operators see all processes in any of them. */
export function startBeats(): { stop(): Promise<void> } {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let running: Promise<void> | null = null;
  const beat = () => {
    running ??= writeBeat(Math.round(delay.percentile(99) / 1e6))
      .catch((error) => {
        if (!databaseTrouble(error)) log.error({ err: error }, 'the state of this process could not be written');
      })
      .finally(() => {
        running = null;
        delay.reset();
      });
  };
  const timer = setInterval(beat, everyMs).unref();
  beat();
  return {
    async stop() {
      clearInterval(timer);
      delay.disable();
      await running;
    },
  };
}

export function writeBeat(loopDelayMs: number): Promise<void> {
  const { rss, heapUsed } = process.memoryUsage();
  const cache = readCacheFigures();
  const state = {
    seenAt: now,
    memoryBytes: rss,
    heapBytes: heapUsed,
    loopDelayMs,
    cacheEntries: cache.entries,
    cacheBytes: cache.bytes,
    cacheHits: cache.hits,
    cacheMisses: cache.misses,
  };
  const fixed = { host: hostname(), pid: process.pid, version: mallVersion, nodeVersion: process.version, startedAt };
  return transaction(async (tx) => {
    await tx
      .insert(machineProcesses)
      .values({ id: processId, ...fixed, ...state })
      .onConflictDoUpdate({ target: machineProcesses.id, set: state });
    const changed = [...jobRecords].filter(([, record]) => record.isNew);
    for (const [, record] of changed) record.isNew = false;
    if (changed.length > 0)
      await tx
        .insert(machineJobs)
        .values(changed.map(([job, { isNew, ...record }]) => ({ job, processId, ...record })))
        .onConflictDoUpdate({
          target: [machineJobs.job, machineJobs.processId],
          set: {
            runs: sql`excluded.runs`,
            startedAt: sql`excluded.started_at`,
            tookMs: sql`excluded.took_ms`,
            failuresInRow: sql`excluded.failures_in_row`,
            failure: sql`excluded.failure`,
            failedAt: sql`excluded.failed_at`,
          },
        });
    await tx.delete(machineProcesses).where(lt(machineProcesses.seenAt, forgottenAfter));
  });
}
