import type { OutputOf } from '#contract/core/call.ts';
import type { getDiagnosis } from '#contract/machine/platform.ts';
import { listAllChecks } from '#server/modules/machine/checks/check-queries.ts';
import { listAllJobs } from '#server/modules/machine/jobs/job-queries.ts';
import { getDatabase } from './database-queries.ts';
import { getOverview } from './overview-queries.ts';

/** All of the machine room in one file. What breaks a promise is left out: numbers of orders lead to people. */
export async function diagnose(): Promise<OutputOf<typeof getDiagnosis>> {
  const [overview, database, jobs, { checks }] = await Promise.all([
    getOverview(),
    getDatabase(),
    listAllJobs(),
    listAllChecks(),
  ]);
  const processes = overview.processes.map((one) => ({ ...one, host: '' }));
  return {
    writtenAt: new Date().toISOString(),
    overview: { ...overview, processes },
    database,
    jobs,
    checks,
  };
}
