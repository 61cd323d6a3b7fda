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

/** One real PostgreSQL for all test files of a run. */
export default async function setUp(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'galleria-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database mall_template');
  await migrateDatabase(databaseUrl(postgres.url, 'mall_template'));
  // These databases are thrown away: no test has to wait until a commit has reached the disk.
  await client.query('alter role current_user set synchronous_commit = off');
  await client.end();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
