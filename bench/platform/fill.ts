import type pg from 'pg';
import { dropIndexes } from '#bench/console-fill.ts';
import { fillDesks } from './fill-desks.ts';
import { fillMarketing } from './fill-marketing.ts';
import { fillMoney } from './fill-money.ts';
import { fillOrders } from './fill-orders.ts';
import { fillPeople } from './fill-people.ts';
import { fillProducts } from './fill-products.ts';
import { fillRefunds } from './fill-refunds.ts';

// A large mall, filled by SQL: only what lists read, since none of its orders goes on.

/** So many orders, products and accounts, and as many shops as go with them. */
export type Size = { size: number; shops: number };

export const sizeOf = (size: number): Size => ({ size, shops: Math.max(10, Math.min(2_000, Math.round(size / 500))) });

const parts = {
  people: fillPeople,
  products: fillProducts,
  orders: fillOrders,
  refunds: fillRefunds,
  money: fillMoney,
  marketing: fillMarketing,
  desks: fillDesks,
};

export async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('bench_filled') is not null as "isFilled"`);
  return rows[0]?.isFilled ?? false;
}

/** Fills a demo mall. Triggers and foreign keys do not run: every row refers to one that is written here. */
export async function fillPlatform(client: pg.Client, size: Size): Promise<void> {
  await client.query('begin');
  await client.query(
    "set local statement_timeout = 0; set local maintenance_work_mem = '1GB'; set local work_mem = '256MB'",
  );
  await client.query('set local session_replication_role = replica');
  const restoreIndexes = await step('indexes dropped', () => dropIndexes(client, filledTables));
  for (const [name, fill] of Object.entries(parts)) await step(name, () => fill(client, size));
  await step('indexes', restoreIndexes);
  await client.query('create table bench_filled as select $1::int as size', [size.size]);
  await client.query('commit');
}

const filledTables = [
  'accounts',
  'products',
  'skus',
  'search_documents',
  'payments',
  'charges',
  'captures',
  'orders',
  'order_lines',
  'order_status_history',
  'shipments',
  'ledger_entries',
  'received_coupons',
  'points_entries',
  'operator_log',
  'outgoing_messages',
  'webhook_deliveries',
  'insight_figures',
  'reviews',
];

/** Says how long a part took. */
export async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await run();
  console.log(`    ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}
