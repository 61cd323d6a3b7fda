import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openMall, stopAll } from '#bench/children.ts';
import { withRows } from '#bench/console-results-page.ts';
import { measureLists } from '#bench/measure-lists.ts';
import { fillDemoMall } from '#demo/fill.ts';
import { closeDatabase, openDatabase, transaction } from '#server/database/connection.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { fillPlatform, isFilled, sizeOf, step } from './fill.ts';
import { platformLists } from './lists.ts';
import { platformResultsPage } from './results-page.ts';
import { readSamples } from './samples.ts';

// Measures every list of the platform in a large mall and writes the figures to bench/platform/results.md.
// `--fill` fills the mall of `--size` first, once: it stays for the next run. `--only ledger` measures the lists
// again whose names contain a word, and replaces their rows on the page.

const argument = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const size = Number(argument('--size') ?? 1_000_000);
const only = argument('--only');
const resultsFile = new URL('./results.md', import.meta.url).pathname;
const dataDir = new URL(`../../.data/bench-platform-${size}`, import.meta.url).pathname;

/** Fills a mall of its own, in one transaction: one that was cut short is filled by the next run. */
async function fill(): Promise<number | null> {
  const settings = { max_wal_size: '8GB', autovacuum: 'off' };
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings });
  const client = new pg.Client({ connectionString: postgres.url });
  const startedAt = performance.now();
  try {
    await client.connect();
    await migrateDatabase(postgres.url);
    if (await isFilled(client)) return null;
    openDatabase(postgres.url);
    openPictureStore(dataDir);
    await step('demo mall', fillDemoMall);
    await fillPlatform(client, sizeOf(size));
    await step('vacuum and analyze', () => client.query('vacuum (analyze, parallel 2)'));
    await step('checkpoint', () => client.query('checkpoint'));
  } finally {
    await client.end().catch(() => {});
    await closeDatabase();
    await postgres.stop();
  }
  return (performance.now() - startedAt) / 1000;
}

const [loadBefore = 0] = loadavg();
const filledIn = process.argv.includes('--fill') ? await step('filling', fill) : null;
const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
const client = new pg.Client({ connectionString: postgres.url });
try {
  await client.connect();
  if (!(await isFilled(client))) throw new Error('This mall is not filled: give --fill');
  await migrateDatabase(postgres.url); // also after a migration that came since the fill
  await client.query('analyze');
  // The self-check reads everything, for minutes: it has just run, so that it is not measured with the lists.
  await client.query(
    'insert into check_runs (asked_at, is_by_clock, started_at, ended_at) values (now(), true, now(), now())',
  );
  openDatabase(postgres.url);
  const admin = await client.query<{ id: number }>(`select id from accounts where email = 'admin@demo.mall'`);
  const token = await transaction((tx) => openSession(tx, admin.rows[0]?.id ?? 0, 'bench', 'console'));
  // All requests come from this machine; forwarded addresses make them ten different clients.
  const mall = await openMall(3972, postgres.url, join(dataDir, 'mall'), { TRUSTED_PROXIES: '127.0.0.1' });
  const lists = platformLists(await readSamples(client, size));
  const measured = await measureLists(lists, size, mall, { authorization: `Bearer ${token}` }, (what) =>
    what.includes(only ?? ''),
  );
  const text = only
    ? withRows(await readFile(resultsFile, 'utf8'), measured)
    : platformResultsPage(sizeOf(size), { loadBefore, filledIn }, measured);
  await writeFile(resultsFile, text);
  console.log(`\n${text}`);
} finally {
  await stopAll();
  await client.end().catch(() => {});
  await closeDatabase();
  await postgres.stop();
}
process.exit(0);
