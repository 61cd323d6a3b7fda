import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { fillDemoMall } from '#demo/fill.ts';
import { audit } from '#server/audit/audit.ts';
import { closeDatabase, openDatabase } from '#server/database/connection.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openPictureStore } from '#server/providers/pictures/picture-store.ts';
import { type CheckoutFigures, measureCheckouts } from './checkouts-load.ts';
import { openMall, stopAll } from './children.ts';
import { measureOrders, type OrderRatio } from './orders-load.ts';

// Measures buying on the demo mall and writes the figures to bench/checkout-results.md.
const resultsFile = new URL('./checkout-results.md', import.meta.url).pathname;
const checkoutsPerRound = 300;

const verdict = (isMet: boolean) => (isMet ? 'yes' : 'NO');

function page(orders: readonly OrderRatio[], whole: CheckoutFigures, violations: number): string {
  const rows = orders.map(
    ({ what, ours, byHand }) =>
      `| orders placed by 32 clients, ${what} | ${Math.round(ours)} | ${Math.round(byHand)} | ${Math.round((ours / byHand) * 100)} % |`,
  );
  const lowest = Math.min(...orders.map(({ ours, byHand }) => ours / byHand));
  return `# Figures of buying

\`npm run bench:checkout\` writes this page. Absolute figures belong to one machine (${cpus().length} cores, shared with the database
and with whoever asks); compare the ratios. ${process.version}, the middle of three rounds in turns, \`fsync\` and
\`synchronous_commit\` on.

| | per second | by hand | ratio |
|---|---|---|---|
${rows.join('\n')}

By hand: the same rows, locks and checks as prepared SQL in the same process (\`orders-by-hand.ts\`), without parsing input,
pricing, coupons, points or more than one line.

Whole checkouts over HTTP (new visitor, two things, address, quote, order, test card, paid) by 10 shoppers at once:
**${whole.perSecond.toFixed(1)} per second**, half within ${Math.round(whole.p50Ms)} ms, 95 % within ${Math.round(whole.p95Ms)} ms, the middle of three rounds of ${whole.count}.

| to reach | reached |
|---|---|
| placing orders at 50 % of the same SQL by hand or more | ${verdict(lowest >= 0.5)} |
| 100 whole checkouts per second | ${verdict(whole.perSecond >= 100)} |
| the audit has nothing to say after it | ${verdict(violations === 0)} |
`;
}

async function sellableProducts(pool: pg.Pool) {
  const { rows } = await pool.query<{ productId: number; skuId: number }>(
    `update skus s set opening = s.opening + 100000, on_hand = s.on_hand + 100000 from (
        select distinct on (p.id) s.id from skus s join products p on p.id = s.product_id join shops sh on sh.id = p.shop_id
        where p.is_on_sale and p.in_stock and sh.is_open and exists (
          select 1 from freight_rules f join freight_templates t on t.id = f.template_id where t.shop_id = sh.id and t.is_default and f.country in ('US', '*')) order by p.id limit 100
      ) chosen where chosen.id = s.id returning s.id as "skuId", s.product_id as "productId"`,
  );
  return rows;
}

const dataDir = await mkdtemp(join(tmpdir(), 'galleria-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
try {
  console.log('  filling the demo mall …');
  await migrateDatabase(postgres.url);
  const pool = openDatabase(postgres.url);
  openPictureStore(dataDir);
  await fillDemoMall();
  console.log('  placing orders …');
  const orders = await measureOrders(postgres.url, pool);
  await pool.query('delete from event_outbox');
  const soFar = await audit(join(dataDir, 'mall'));
  console.log('  whole checkouts …');
  const products = await sellableProducts(pool);
  const mall = await openMall(3952, postgres.url, join(dataDir, 'mall'));
  await measureCheckouts(mall, products, 100); // warm-up
  const rounds: CheckoutFigures[] = [];
  while (rounds.length < 3) rounds.push(await measureCheckouts(mall, products, checkoutsPerRound));
  const whole = rounds.toSorted((a, b) => a.perSecond - b.perSecond)[1] as CheckoutFigures;
  await new Promise((pass) => setTimeout(pass, 3_000)); // until all events have been handled
  const violations = await audit(join(dataDir, 'mall'));
  for (const { promise, what } of [...soFar, ...violations]) console.log(`  ✗ ${promise}: ${what}`);
  const text = page(orders, whole, soFar.length + violations.length);
  await writeFile(resultsFile, text);
  console.log(`\n${text}`);
} finally {
  await stopAll();
  await closeDatabase();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
