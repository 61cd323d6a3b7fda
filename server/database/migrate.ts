import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { locks } from './locks.ts';
import { startFailure } from './start-failure.ts';

const migrationsFolder = new URL('../../migrations', import.meta.url).pathname;
const migrationsSchema = 'drizzle';
const migrationsTable = '__drizzle_migrations';
/** Brings the schema up to date. Processes that start together wait for one another. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // the running query fails by itself
  try {
    await client.connect();
  } catch (error) {
    throw startFailure(`The database does not answer (${reasonOf(error)}). Check DATABASE_URL`);
  }
  try {
    await assertDurable(client);
    await client.query('select pg_advisory_lock($1)', [locks.migrations]);
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema, migrationsTable });
  } finally {
    await client.end();
  }
}

/** A confirmed order must survive a crash, so a database that does not write to disk is refused. */
async function assertDurable(client: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
    if (rows[0]?.value === 'off')
      throw startFailure(`The database runs with ${setting}=off and could lose orders. Switch it on`);
  }
}

let newest: number | undefined; // migration of this version; read once, since reading them all is slow

/** Whether every migration of this version has been applied; asked by /readyz. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  newest ??= readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const { rows } = await pool.query<{ latest: number }>(
    `select max(created_at)::int8 as latest from ${migrationsSchema}.${migrationsTable}`,
  );
  return (rows[0]?.latest ?? -1) >= newest;
}

// A refused connection to a name with several addresses is an AggregateError without a message.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
