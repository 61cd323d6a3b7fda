import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { scorePage } from './lighthouse.ts';
import { measurePage } from './page.ts';
import { resultsPage } from './results-page.ts';
import { type Comparison, compare } from './throughput.ts';

// Measures the built demo mall and keeps the figures in bench/results.md. Only addresses on this machine are asked.
const children: ChildProcess[] = [];
const folder = (path: string) => new URL(path, import.meta.url).pathname;

async function openMall(
  port: number,
  databaseUrl: string,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<string> {
  const mall = spawn(process.execPath, [folder('../server/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      DEMO_FORCE: '1',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(mall);
  await new Promise<void>((resolve, reject) => {
    mall.stdout?.on('data', (said: Buffer) => {
      if (said.includes('The mall is open')) resolve();
    });
    mall.once('exit', (code) => reject(new Error(`the mall ended with code ${code}`)));
  });
  return `http://127.0.0.1:${port}`;
}

async function openBare(): Promise<(bytes: number) => string> {
  const bare = fork(folder('./bare.ts'), { stdio: 'inherit' });
  children.push(bare);
  const port = await new Promise<number>((resolve) => bare.once('message', (said) => resolve(said as number)));
  return (bytes) => `http://127.0.0.1:${port}/${bytes}`;
}

async function stopAll(): Promise<void> {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(
    children.map((child) =>
      child.exitCode !== null || child.signalCode ? null : new Promise((resolve) => child.once('exit', resolve)),
    ),
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'galleria-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
try {
  console.log('  opening the mall …');
  const mall = await openMall(3950, postgres.url, join(dataDir, 'a'));
  const uncached = await openMall(3951, postgres.url, join(dataDir, 'b'), { PAGE_CACHE: 'off' });
  const bareAt = await openBare();

  const asked: [string, string][] = [
    ['home page, kept', `${mall}/`],
    ['home page, made anew each time', `${uncached}/`],
    ['GET /api/pc/home/index', `${mall}/api/pc/home/index`],
    ['GET /api/front/product/category', `${mall}/api/front/product/category`],
  ];
  const comparisons: Comparison[] = [];
  for (const [what, url] of asked) {
    console.log(`  asking for: ${what} …`);
    comparisons.push(await compare(what, url, bareAt));
  }
  console.log('  visiting the home page on a slow machine and line …');
  await measurePage(`${mall}/`); // the first visit makes the pictures' renditions
  const page = await measurePage(`${mall}/`);
  console.log('  Lighthouse …');
  const scores = await scorePage(`${mall}/`);

  const text = resultsPage({ comparisons, page, scores, nodeVersion: process.version });
  await writeFile(folder('./results.md'), text);
  console.log(`\n${text}`);
} finally {
  await stopAll();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
