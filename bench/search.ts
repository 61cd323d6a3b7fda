import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import { fillDemoMall } from '#demo/fill.ts';
import { scaleMall } from '#demo/scale/scale.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { balanceTiers } from '#server/modules/search/index.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { openBare, openMall, stopAll } from './children.ts';
import { type Latency, measureLatency } from './search-load.ts';
import { searchQueries } from './search-queries.ts';
import { type Ratio, searchResultsPage } from './search-results-page.ts';

// Measures search in malls of growing size and writes the figures to bench/search-results.md.
// `-- --sizes 10000,100000` measures smaller ones only.
const given = process.argv.find((arg) => /^\d+(,\d+)*$/.test(arg)) ?? '10000,100000,1000000';
const sizes = given.split(',').map(Number);
const resultsFile = new URL('./search-results.md', import.meta.url).pathname;

async function fillUpTo(client: pg.Client, products: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from products');
  const missing = products - (rows[0]?.count ?? 0);
  if (missing > 0) await scaleMall(client, missing, () => {});
  await balanceTiers();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}

async function perSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 50, duration: 5 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}

/** Asks the mall, with and without its response cache, and the bare program for the same products, in turns. */
async function compareWithBare(cached: string, uncached: string, bare: string): Promise<Ratio[]> {
  const list = async (input: string) => {
    const path = `${searchProducts.path}?${input}`;
    const { data } = (await (await fetch(cached + path)).json()) as { data: { list: { id: number }[] } };
    return [path, `ids=${data.list.map(({ id }) => id).join(',')}`] as const;
  };
  const asked = [
    ['list by category', ...(await list('title=&cid=1'))],
    ['search', ...(await list('title=running+shoes&cid='))],
    ['product', getProduct.path.replace('{id}', '1'), 'product=1'],
  ] as const;
  const ratios: Ratio[] = [];
  for (const [what, path, rows] of asked) {
    const rounds: Ratio[] = [];
    for (let round = 0; round < 3; round++)
      rounds.push({
        what,
        barePerSecond: await perSecond(`${bare}/?${rows}`),
        cachedPerSecond: await perSecond(cached + path),
        uncachedPerSecond: await perSecond(uncached + path),
      });
    const middle = (figure: (ratio: Ratio) => number) => rounds.map(figure).sort((a, b) => a - b)[1] ?? 0;
    ratios.push({
      what,
      barePerSecond: middle(({ barePerSecond }) => barePerSecond),
      cachedPerSecond: middle(({ cachedPerSecond }) => cachedPerSecond),
      uncachedPerSecond: middle(({ uncachedPerSecond }) => uncachedPerSecond),
    });
  }
  return ratios;
}

const dataDir = await mkdtemp(join(tmpdir(), 'galleria-bench-'));
const postgres = process.env.BENCH_DATABASE_URL
  ? { url: process.env.BENCH_DATABASE_URL, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDir, say: () => {} });
const client = new pg.Client({ connectionString: postgres.url });
try {
  await client.connect();
  console.log('  filling the demo mall …');
  await migrateDatabase(postgres.url);
  openDatabase(postgres.url);
  openPictureStore(dataDir);
  await fillDemoMall();
  const latencies: Latency[] = [];
  let ratios: Ratio[] = [];
  for (const products of sizes) {
    const startedAt = performance.now();
    await fillUpTo(client, products);
    console.log(`  ${products} products after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    // All requests come from this machine; forwarded addresses make them ten different clients.
    const uncached = await openMall(3961, postgres.url, join(dataDir, 'a'), {
      PAGE_CACHE: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const inputs = await searchQueries(client);
    // The first requests wait for connections, query plans and compiled code; a mall that has run for a while does not.
    const mixed = [0, 1, 2, 3].flatMap((at) => [...inputs.values()].map((paths) => paths[at] ?? ''));
    await measureLatency('warm-up', products, uncached, mixed);
    for (const [what, paths] of inputs) {
      const latency = await measureLatency(what, products, uncached, paths);
      latencies.push(latency);
      console.log(
        `  ${what}: ${latency.p50Ms.toFixed(1)} / ${latency.p95Ms.toFixed(1)} ms, ${latency.perSecond.toFixed(0)}/s`,
      );
    }
    if (products === sizes[0]) {
      const cached = await openMall(3962, postgres.url, join(dataDir, 'b'));
      const bare = await openBare('./bare-rows.ts', { BARE_DATABASE_URL: postgres.url });
      ratios = await compareWithBare(cached, uncached, bare);
    }
    await stopAll();
  }
  const text = searchResultsPage(latencies, ratios, [process.version, 'PostgreSQL 18', `${cpus().length} cores`]);
  await writeFile(resultsFile, text);
  console.log(`\n${text}`);
} finally {
  await stopAll();
  await client.end().catch(() => {});
  await closeDatabase();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
