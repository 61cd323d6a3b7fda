import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/core/call.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import type { Api } from '#server/http/serve.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { buildApi } from '#server/start/api.ts';
import { readSettings } from '#server/start/settings/settings.ts';
import { patience } from './patience.ts';

/** A mall of a test file's own: an empty, migrated database on a real PostgreSQL, and the API upon it. */
export type MallUnderTest = {
  api: Api;
  pool: pg.Pool;
  databaseUrl: string;
  dataDir: string;
  /** The same mall with other settings, for the tests that are about them. */
  apiWith(environment: Record<string, string>): Api;
  /** Where calls seem to come from. */
  source: string;
  /** Makes a call of the contract, with an input that may be wrong, and returns the whole answer. */
  send(call: Call, input: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Makes a call of the contract and returns its envelope. */
  ask<C extends Call>(call: C, input: InputOf<C>, headers?: Record<string, string>): Promise<Envelope<OutputOf<C>>>;
};

export function openMallUnderTest(environment: Record<string, string> = {}): MallUnderTest {
  const mall = { source: '127.0.0.1' } as MallUnderTest;
  const name = `mall_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const server = inject('postgresUrl');

  async function onServer(statement: string) {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  beforeAll(async () => {
    await onServer(`create database ${name} template mall_template strategy file_copy`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    mall.databaseUrl = url.href;
    mall.dataDir = await mkdtemp(join(tmpdir(), 'galleria-mall-'));
    mall.pool = openDatabase(mall.databaseUrl, patience.timeout);
    openPictureStore(mall.dataDir);
    const always = { NODE_ENV: 'test', DATABASE_URL: mall.databaseUrl, DATA_DIR: mall.dataDir };
    mall.apiWith = (others) => buildApi(readSettings({ ...always, ...others }), mall.pool);
    mall.api = mall.apiWith(environment);
    mall.send = async (call, input, headers) =>
      mall.api.request(addressOf(call, input), requestOf(call, input, headers), {
        incoming: { socket: { remoteAddress: mall.source } },
      });
    mall.ask = async (call, input, headers) =>
      (await (await mall.send(call, input, headers)).json()) as Envelope<OutputOf<typeof call>>;
  });

  afterAll(async () => {
    await closeDatabase();
    await onServer(`drop database if exists ${name} with (force)`);
    await rm(mall.dataDir, { recursive: true, force: true });
  });

  return mall;
}

function addressOf(call: Call, input: unknown): string {
  const given = { ...(input as Record<string, string>) };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(given[name] ?? 'x').toWellFormed()),
  );
  return call.method === 'GET' ? `${path}?${new URLSearchParams(given)}` : path;
}

/** The request with the body in the call's encoding: JSON, a bare value, or form data. */
export function requestOf(call: Call, input: unknown, headers: Record<string, string> = {}): RequestInit {
  const shared = { method: call.method, headers: { 'form-type': 'pc', ...headers } };
  if (call.method === 'GET') return shared;
  if (call.body === 'form' || call.body === 'file') return { ...shared, body: formOf(input as object) };
  return {
    ...shared,
    headers: { 'content-type': 'application/json', ...shared.headers },
    body: JSON.stringify(input) ?? null,
  };
}

function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
