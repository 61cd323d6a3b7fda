import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaticFiles } from './static-files.ts';

const script = 'export const greeting = "Hello";\n'.repeat(100);
let port = 0;
const server = createServer();

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  await Promise.all(['assets', '.vite'].map((name) => mkdir(join(folder, 'client', name), { recursive: true })));
  await Promise.all([
    writeFile(join(folder, 'secret.js'), 'secret'),
    writeFile(join(folder, 'client/assets/a-1.js'), script),
    writeFile(join(folder, 'client/page-code.json'), '[]'),
    writeFile(join(folder, 'client/.vite/manifest.json'), '{}'),
    writeFile(join(folder, 'client/assets/f.woff2'), 'font'),
    writeFile(join(folder, 'client/notes.md'), 'notes'),
  ]);
  const answerStatic = openStaticFiles(join(folder, 'client'), { 'X-Steady': 'yes' });
  server.on('request', async (incoming, outgoing) => {
    if (!(await answerStatic(incoming, outgoing))) outgoing.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

/** As a foreign client writes it: the path as it is, and no encoding that was not asked for. */
function ask(path: string, encoding?: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = encoding === undefined ? {} : { 'Accept-Encoding': encoding };
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, headers: answer.headers, body });
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['br;q=0, gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['gzip;q=1, br;q=0.1', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['identity', undefined, (body: Buffer) => body],
  [undefined, undefined, (body: Buffer) => body],
] as const)('who takes %s is given %s', async (accepted, given, read) => {
  const { status, headers, body } = await ask('/assets/a-1.js', accepted);
  expect([status, headers['content-encoding'], read(body).toString()]).toEqual([200, given, script]);
  expect(headers).toMatchObject({
    'content-length': String(body.length),
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
    'x-steady': 'yes',
  });
});

test('what has a hash in its name may be cached for good, the rest for an hour', async () => {
  const cacheOf = async (path: string) => (await ask(path)).headers['cache-control'];
  expect(await cacheOf('/assets/a-1.js?x=1')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/page-code.json')).toBe('public, max-age=3600');
});

test('a font is not compressed again; HEAD gives the head alone', async () => {
  expect((await ask('/assets/f.woff2', 'br')).headers['content-encoding']).toBeUndefined();
  const { headers, body } = await ask('/assets/a-1.js', 'br', 'HEAD');
  expect([headers['content-encoding'], Number(headers['content-length']) > 0, body.length]).toEqual(['br', true, 0]);
});

test.each([
  '/assets/none.js',
  '/.vite/manifest.json',
  '/notes.md',
  '/assets/../../secret.js',
  '/assets/%2e%2e/%2e%2e/secret.js',
  '/..%5Csecret.js',
  '//../secret.js',
])('%s is no file of the mall', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('only what is read is answered here', async () => {
  expect((await ask('/assets/a-1.js', undefined, 'POST')).status).toBe(404);
});
