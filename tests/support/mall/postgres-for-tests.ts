import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server with the migrated database `mall_template`, from which each test file copies its own. */
    postgresUrl: string;
  }
}

// These databases are thrown away: no test has to wait until something has reached the disk, and none survives a crash.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0', // as wal_level asks
  max_wal_size: '2GB', // no checkpoint but those of creating and dropping databases
  checkpoint_timeout: '1h',
};

/** One real PostgreSQL for all test files of a run. */
export default async function setUp(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'galleria-tests-'));
  await makeTemplate(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings });
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Done with the settings of a mall, which migrates no database that could lose orders. */
async function makeTemplate(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database mall_template');
  await client.end();
  await migrateDatabase(databaseUrl(postgres.url, 'mall_template'));
  await postgres.stop();
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
