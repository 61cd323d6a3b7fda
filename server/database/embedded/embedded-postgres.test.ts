import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './process-identity.ts';

let folder: string;
let dataDir: string;
let database: EmbeddedPostgres | null = null;
let otherMall: ChildProcess | null = null;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'galleria-database-'));
  dataDir = folder;
});

afterEach(async () => {
  otherMall?.kill('SIGKILL');
  await database?.stop();
  database = otherMall = null;
  fs.rmSync(folder, { recursive: true, force: true });
});

const start = async (say: (line: string) => void = () => {}) => {
  database = await startEmbeddedPostgres({ dataDir, say });
  return database;
};

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

const writeRow = (url: string) => ask(url, 'CREATE TABLE stored AS SELECT 7 AS number');
const readRow = (url: string) => ask(url, 'SELECT number FROM stored');
const postmasterPid = () => Number(fs.readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** A mall of its own process, which starts the database, says where, and stays. */
async function startOtherMall(): Promise<string> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, say: () => {} });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  otherMall = child;
  const [line] = await once(child.stdout, 'data');
  return String(line).trim();
}

test('the first start makes a database that knows the letters of all our languages', async () => {
  const { url } = await start();
  await ask(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION citext');
  const letters = `SELECT lower('ÉCOLE') AS lower, unaccent('école') AS plain, similarity('手机', '手机壳') AS chinese,
    array_length(show_trgm('ผ้า'), 1) > 0 AS thai, array_length(show_trgm('ລາວ'), 1) > 0 AS lao`;
  expect(await ask(url, letters)).toEqual([{ lower: 'école', plain: 'ecole', chinese: 0.4, thai: true, lao: true }]);
  const safety = `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')`;
  expect(await ask<{ setting: string }>(url, safety)).toHaveLength(3);
  for (const { setting } of await ask<{ setting: string }>(url, safety)) expect(setting).toBe('on');
});

test('only the generated password opens it, and only its owner may read that', async () => {
  const { url } = await start();
  expect(fs.statSync(join(dataDir, 'postgres/galleria-password')).mode & 0o777).toBe(0o600);
  await expect(ask(url.replace(/galleria:\w+@/, 'galleria:wrong@'), 'SELECT 1')).rejects.toThrow('password');
});

test('a second start keeps the data, and a stop leaves no process', async () => {
  const first = await start();
  await writeRow(first.url);
  const pid = postmasterPid();
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  const second = await start();
  expect(await readRow(second.url)).toEqual([{ number: 7 }]);
});

test('what an interrupted making left behind is no obstacle', async () => {
  fs.mkdirSync(join(dataDir, 'postgres.making-1/base'), { recursive: true });
  fs.writeFileSync(join(dataDir, 'postgres.making-1/PG_VERSION'), '18\n');
  const { url } = await start();
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(fs.readdirSync(dataDir).filter((name) => name.includes('making'))).toEqual([]);
});

test('a killed database comes back at the same address with what was committed', async () => {
  const said = vi.fn();
  const { url } = await start(said);
  await writeRow(url);
  process.kill(postmasterPid(), 'SIGKILL');
  await vi.waitFor(async () => expect(await readRow(url)).toEqual([{ number: 7 }]), { timeout: 120_000, interval: 50 });
  expect(said).toHaveBeenCalledExactlyOnceWith('The database ended unexpectedly: starting it again');
});

test('a killed mall takes its database with it', async () => {
  await writeRow(await startOtherMall());
  const pid = postmasterPid();
  otherMall?.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 120_000, interval: 20 });
  const { url } = await start();
  expect(await readRow(url)).toEqual([{ number: 7 }]);
});

test('a database that outlived its mall is stopped and its data taken over', async () => {
  await writeRow(await startOtherMall());
  const orphan = postmasterPid();
  otherMall?.kill('SIGSTOP'); // neither it nor the watchdog at its pipe can act any more
  const { url } = await start();
  expect(isAlive(orphan)).toBe(false);
  expect(await readRow(url)).toEqual([{ number: 7 }]);
});

test.runIf(process.getuid?.() === 0)(
  'under a folder closed to others the data live elsewhere, as long as their link',
  async () => {
    dataDir = join(folder, 'data'); // mkdtemp closes what it makes
    const first = await start();
    await writeRow(first.url);
    const elsewhere = fs.readlinkSync(join(dataDir, 'postgres'));
    await first.stop();
    const second = await start();
    expect(await readRow(second.url)).toEqual([{ number: 7 }]);
    await second.stop();

    fs.rmSync(dataDir, { recursive: true });
    const third = await start();
    expect(fs.readlinkSync(join(dataDir, 'postgres'))).toBe(elsewhere);
    await expect(readRow(third.url)).rejects.toThrow('does not exist');
    await third.stop();
    fs.rmSync(dirname(elsewhere), { recursive: true });
  },
);

test('the mark of a killed database whose number now belongs to a stranger is no obstacle', async () => {
  const first = await start();
  await writeRow(first.url);
  const mark = fs.readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  await first.stop();
  const stranger = spawn('sleep', ['30'], { stdio: 'ignore' });
  fs.writeFileSync(join(dataDir, 'postgres/postmaster.pid'), mark.replace(/^\d+/, String(stranger.pid)));
  const { url } = await start();
  expect(await readRow(url)).toEqual([{ number: 7 }]);
  expect(stranger.exitCode).toBe(null);
  stranger.kill();
});
