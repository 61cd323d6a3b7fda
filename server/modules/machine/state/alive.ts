import { sql } from 'drizzle-orm';
import { machineProcesses } from '#server/modules/machine/tables.ts';

/** A process that has written about itself lately; one that has not has ended, or hangs. */
export const isAlive = sql`${machineProcesses.seenAt} > now() - interval '30 seconds'`;
