import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/call.ts';
import { buildApi } from '#server/api.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import type { Api } from '#server/http/serve.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { readSettings } from '#server/settings.ts';

/** A mall of a test file's own: an empty, migrated database on a real PostgreSQL, and the API upon it. */
export type MallUnderTest = {
  api: Api;
  pool: pg.Pool;
  databaseUrl: string;
  dataDir: string;
  /** Makes a call of the contract and gives its envelope. */
  ask<C extends Call>(call: C, input: InputOf<C>, headers?: Record<string, string>): Promise<Envelope<OutputOf<C>>>;
};

export function openMallUnderTest(environment: Record<string, string> = {}): MallUnderTest {
  const mall = {} as MallUnderTest;
  const name = `mall_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const server = inject('postgresUrl');

  async function onServer(statement: string) {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  beforeAll(async () => {
    await onServer(`create database ${name} template mall_template`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    mall.databaseUrl = url.href;
    mall.dataDir = await mkdtemp(join(tmpdir(), 'galleria-mall-'));
    mall.pool = openDatabase(mall.databaseUrl);
    openPictureStore(mall.dataDir);
    const settings = readSettings({
      NODE_ENV: 'test',
      DATABASE_URL: mall.databaseUrl,
      DATA_DIR: mall.dataDir,
      ...environment,
    });
    mall.api = buildApi(settings, mall.pool);
    mall.ask = async (call, input, headers = {}) => {
      const isGet = call.method === 'GET';
      const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
      const response = await mall.api.request(call.path + query, {
        method: call.method,
        headers: { 'form-type': 'pc', ...(isGet ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(!isGet && { body: JSON.stringify(input) }),
      });
      return (await response.json()) as Envelope<OutputOf<typeof call>>;
    };
  });

  afterAll(async () => {
    await closeDatabase();
    await onServer(`drop database if exists ${name} with (force)`);
    await rm(mall.dataDir, { recursive: true, force: true });
  });

  return mall;
}
