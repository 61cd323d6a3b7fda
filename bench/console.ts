import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { fillDemoMall } from '#demo/fill.ts';
import { closeDatabase, openDatabase, transaction } from '#server/database/connection.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { closeDays } from '#server/modules/payouts/index.ts';
import { indexMissing } from '#server/modules/search/index.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { openMall, stopAll } from './children.ts';
import { fillLargeShop, type Size } from './console-fill.ts';
import { consoleLists, type Samples } from './console-lists.ts';
import { consoleResultsPage, withRows } from './console-results-page.ts';
import { measureLists } from './measure-lists.ts';

// Measures every list of the console for one large shop and writes the figures to bench/console-results.md.
// `-- --size 10000,50000` measures a smaller shop: so many products and orders. The filled shop stays for the next run.
// `-- --only ledger` measures the lists again whose names contain a word, and replaces their rows on the page.
const given = process.argv.find((arg) => /^\d+,\d+$/.test(arg)) ?? '100000,1000000';
const [products = 0, orders = 0] = given.split(',').map(Number);
const size: Size = { products, orders };
const only = process.argv[process.argv.indexOf('--only') + 1];
const isAsked = (what: string) => !process.argv.includes('--only') || what.includes(only ?? '');
const resultsFile = new URL('./console-results.md', import.meta.url).pathname;
const dataDir = new URL(`../.data/bench-console-${products}-${orders}`, import.meta.url).pathname;

/** Numbers to search for, spread over all orders, whose ids count from 1, and variants, a bestseller first. */
async function readSamples(client: pg.Client, shopId: number): Promise<Samples> {
  const { rows } = await client.query<{ number: string; payment: string; phone: string; skuId: number }>(
    `select o.number, p.number as payment, o.address ->> 'phone' as phone, l.sku_id as "skuId"
     from generate_series(1, 50) place
     join orders o on o.id = place * $2::int / 50 and o.shop_id = $1
     join payments p on p.id = o.payment_id join order_lines l on l.order_id = o.id order by o.id`,
    [shopId, orders],
  );
  const found = await client.query<{ id: number }>('select max(id) as id from product_imports where shop_id = $1', [
    shopId,
  ]);
  return {
    orderNumbers: rows.map((row) => row.number),
    paymentNumbers: rows.map((row) => row.payment),
    phones: rows.map((row) => row.phone),
    skuIds: rows.map((row) => row.skuId),
    importId: found.rows[0]?.id ?? 0,
  };
}

const [loadBefore = 0] = loadavg();
const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
const client = new pg.Client({ connectionString: postgres.url });
try {
  await client.connect();
  console.log('  filling the demo mall …');
  await migrateDatabase(postgres.url);
  openDatabase(postgres.url);
  openPictureStore(dataDir);
  await fillDemoMall();
  const startedAt = performance.now();
  const { shopId, ownerId } = await fillLargeShop(client, size);
  // What the mall and the database do by themselves in a mall that has run for a while, also after a migration.
  await indexMissing();
  await closeDays();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  console.log(`  one large shop after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  // All requests come from this machine; forwarded addresses make them ten different clients.
  const mall = await openMall(3971, postgres.url, join(dataDir, 'mall'), { TRUSTED_PROXIES: '127.0.0.1' });
  const token = await transaction((tx) => openSession(tx, ownerId, 'bench', 'console'));
  const headers = { authorization: `Bearer ${token}`, 'x-shop-id': String(shopId) };
  const lists = consoleLists(await readSamples(client, shopId));
  const measured = await measureLists(lists, products, mall, headers, isAsked);
  const page = process.argv.includes('--only') ? await readFile(resultsFile, 'utf8') : null;
  const text = page ? withRows(page, measured) : consoleResultsPage(size, loadBefore, measured);
  await writeFile(resultsFile, text);
  console.log(`\n${text}`);
} finally {
  await stopAll();
  await client.end().catch(() => {});
  await closeDatabase();
  await postgres.stop();
}
process.exit(0);
