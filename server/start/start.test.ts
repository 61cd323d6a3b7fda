import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { freePort } from '#tests/support/mall/free-port.ts';

// The program as it is started: what it says, how it ends. Needs the built storefront, as `npm test` provides.
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let free: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galleria-start-'));
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), say: () => {} });
  free = await freePort();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

type Run = { child: ChildProcess; said: () => string; ended: Promise<number | null> };

function start(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(free),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  let said = '';
  child.stdout?.on('data', (words: Buffer) => {
    said += words;
  });
  child.stderr?.on('data', (words: Buffer) => {
    said += words;
  });
  return { child, said: () => said, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

async function opened(run: Run): Promise<void> {
  await expect.poll(run.said, { timeout: 120_000 }).toContain('The mall is open');
}

test('it prints each step, answers, and ends in order when asked to', async () => {
  const run = start({});
  await opened(run);
  expect(run.said()).toMatch(/✓ database +\d+\.\d s/);
  expect(run.said()).toMatch(/✓ migrations +\d+\.\d s/);
  expect(run.said()).not.toContain('demo mall'); // an outside database is left alone
  const address = `http://127.0.0.1:${free}`;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const page = await fetch(address);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await fetch(address, { headers: { 'x-large': 'x'.repeat(20_000) } })).status).toBe(431);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

test('a mall without a single row still opens its home page', async () => {
  const run = start({});
  await opened(run);
  const html = await (await fetch(`http://127.0.0.1:${free}/`)).text();
  expect(html).toContain('Galleria');
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
});

test('outside the demo mall nothing of the demo can be reached, and it says what it cannot send', async () => {
  const run = start({ LOG_LEVEL: 'warn' });
  await opened(run);
  const statuses = await Promise.all(
    [
      '/dev',
      '/dev/outbox',
      '/th/dev/outbox',
      '/api/dev/outbox',
      '/dev/mails',
      '/api/dev/mails?language=en',
      '/api/dev/mails/orderPaid?language=en',
      '/api/dev/time',
      '/dev/social/google/keys',
      '/dev/social/google/authorize',
    ].map(async (path) => [path, (await fetch(`http://127.0.0.1:${free}${path}`)).status]),
  );
  expect(statuses.filter(([, status]) => status !== 404)).toEqual([]);
  expect(run.said().match(/No mail can be sent/g)).toHaveLength(1);
  expect(run.said().match(/No text message can be sent/g)).toHaveLength(1);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
});

test.each([
  ['a bad setting', { PORT: 'many' }, /^ {2}✗ The setting PORT is not right: .+$/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' },
    /✗ The database does not answer \(.*ECONNREFUSED.*\)\. Check DATABASE_URL$/,
  ],
  [
    'a demo in production',
    { DEMO: '1', NODE_ENV: 'production' },
    /^ {2}✗ The demo does not run with NODE_ENV=production.+ Set DEMO=0 .+$/,
  ],
  [
    'a demo for the whole network',
    { DEMO: '1', HOST: '0.0.0.0' },
    /^ {2}✗ The demo would be open .+ Set DEMO_PUBLIC=1 .+$/,
  ],
] as const)('%s ends with one clear line and exit code 1', async (_, environment, line) => {
  const run = start(environment);
  expect(await run.ended).toBe(1);
  expect(lastLine(run)).toMatch(line);
});

test('a busy port ends with one clear line and exit code 1', async () => {
  const holder: Server = await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
  const { port } = holder.address() as { port: number };
  const run = start({ PORT: String(port) });
  expect(await run.ended).toBe(1);
  expect(run.said().trimEnd()).toBe(
    `  ✗ Port ${port} on 127.0.0.1 is in use by another program. Free it, or choose another with PORT=…`,
  );
  await new Promise((resolve) => holder.close(resolve));
});

test('a data folder that cannot be written ends with one clear line and exit code 1', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const run = start({ DATA_DIR: join(file, 'data') });
  expect(await run.ended).toBe(1);
  expect(run.said().trimEnd().split('\n')).toHaveLength(1);
  expect(run.said()).toContain(file);
});

test('a second mall on the same data folder leaves the first alone', async () => {
  const first = start({});
  await opened(first);
  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(lastLine(second)).toContain(String(first.child.pid));
  expect((await fetch(`http://127.0.0.1:${free}/healthz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

function lastLine(run: Run): string {
  return run.said().trimEnd().split('\n').at(-1) ?? '';
}
