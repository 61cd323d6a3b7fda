export { type CheckedPromise, openChecks } from './checks/promises.ts';
export { runChecks, stopChecks } from './checks/run-checks.ts';
export { openJobs, recordJob, type ScheduledJob } from './jobs/jobs.ts';
export { startBeats } from './state/beat.ts';
export { openCacheFigures } from './state/cache-figures.ts';
export { openStorageFigures } from './state/database-queries.ts';
export { openReadiness } from './state/overview-queries.ts';
