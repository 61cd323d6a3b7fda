import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

const folder = new URL('../../../migrations/', import.meta.url);

/**
 * The database of a mall from before a migration, given by its number: filled with rows, which may refer to others that are left
 * out, and then changed by that migration alone. Returns a way to read it.
 */
export function migrateOldMall(number: string, rows: string): (query: string) => Promise<unknown[][]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const index = files.findIndex((file) => file.startsWith(`${number}_`));
  if (index < 0) throw new Error(`There is no migration ${number}`);
  const name = `old_mall_${number}_${process.pid}`;
  const server = new pg.Client({ connectionString: inject('postgresUrl') });
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const mall = new pg.Client({ connectionString: url.href });

  async function apply(some: readonly string[]): Promise<void> {
    for (const file of some)
      for (const step of readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint'))
        await mall.query(step);
  }

  beforeAll(async () => {
    await server.connect();
    await server.query(`create database ${name}`);
    await mall.connect();
    await apply(files.slice(0, index));
    await mall.query('set session_replication_role = replica');
    await mall.query(rows);
    await mall.query('set session_replication_role = origin');
    await apply(files.slice(index, index + 1));
  });
  afterAll(async () => {
    await mall.end();
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  });
  return async (query) => (await mall.query({ text: query, rowMode: 'array' })).rows;
}
