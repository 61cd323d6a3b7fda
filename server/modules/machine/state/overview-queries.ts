import { asc, sql } from 'drizzle-orm';
import { type MachineOverview, processesMax } from '#contract/machine/platform.ts';
import { outboxCountMax } from '#contract/machine/platform-outbox.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { eventOutbox } from '#server/database/tables.ts';
import { webhookDeliveries } from '#server/modules/integrations/tables.ts';
import { machineProcesses } from '#server/modules/machine/tables.ts';
import { outgoingMessages } from '#server/providers/messages/tables.ts';
import { isAlive } from './alive.ts';
import { mallVersion } from './versions.ts';

/** The start passes in whether every migration has been applied, as for /readyz. */
let askReady: () => Promise<boolean> = async () => false;
export function openReadiness(ask: () => Promise<boolean>): void {
  askReady = ask;
}

type Waiting = Omit<MachineOverview['health'], 'isReady'>;

/** Counting stops where nobody reads the number any more. */
const counted = (rows: ReturnType<typeof sql>) =>
  sql`(select count(*)::int from (${rows} limit ${outboxCountMax}::int) as counted)`;

const countWaiting = () =>
  statement<Waiting>(
    'count_waiting',
    sql`select
      ${counted(sql`select 1 from ${eventOutbox}`)} as "eventsWaiting",
      ${counted(sql`select 1 from ${eventOutbox} where tries > 0`)} as "eventsFailing",
      (select to_char(min(happened_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${eventOutbox}) as "oldestEventAt",
      ${counted(sql`select 1 from ${outgoingMessages} where sent_at is null and failure is null and dropped_at is null`)} as "messagesWaiting",
      ${counted(sql`select 1 from ${outgoingMessages} where failure is not null and dropped_at is null`)} as "messagesFailed",
      ${counted(sql`select 1 from ${webhookDeliveries} where state = 'waiting'`)} as "deliveriesWaiting",
      ${counted(sql`select 1 from ${webhookDeliveries} where state = 'failed'`)} as "deliveriesFailed"`,
  ).rows(database());

const readVersions = () =>
  statement<{ postgres: string; migrations: number; migratedAt: number | null }>(
    'read_versions',
    sql`select current_setting('server_version') as postgres, count(*)::int as migrations, max(created_at)::int8 as "migratedAt"
      from drizzle.__drizzle_migrations`,
  ).rows(database());

/** The processes that run now, versions, and what waits. */
export async function getOverview(): Promise<MachineOverview> {
  const [processes, [waiting], [versions], isReady] = await Promise.all([
    database()
      .select()
      .from(machineProcesses)
      .where(isAlive)
      .orderBy(asc(machineProcesses.startedAt))
      .limit(processesMax),
    countWaiting(),
    readVersions(),
    askReady().catch(() => false),
  ]);
  if (!waiting || !versions) throw new Error('The state of the mall has no row');
  return {
    processes: processes.map((one) => ({
      ...one,
      startedAt: one.startedAt.toISOString(),
      seenAt: one.seenAt.toISOString(),
    })),
    versions: {
      mall: mallVersion,
      node: process.version,
      postgres: versions.postgres,
      migrations: versions.migrations,
      migratedAt: versions.migratedAt === null ? null : new Date(versions.migratedAt).toISOString(),
    },
    health: { isReady, ...waiting },
  };
}
