import type pg from 'pg';
import { addAfterwards } from './console-fill-afterwards.ts';
import { addOrders } from './console-fill-orders.ts';
import { addProducts } from './console-fill-products.ts';

// One large shop, filled by SQL: only what lists read, since none of its orders goes on.

export type LargeShop = { shopId: number; ownerId: number };
export type Size = { products: number; orders: number };

/** Gives the demo's merchant so many products and orders, with what a shop of that size has beside them. Once. */
export async function fillLargeShop(client: pg.Client, size: Size): Promise<LargeShop> {
  const { rows } = await client.query<LargeShop>(
    `select s.id as "shopId", s.owner_id as "ownerId" from shops s join accounts a on a.id = s.owner_id where a.email = 'merchant@demo.mall'`,
  );
  const [shop] = rows;
  if (!shop) throw new Error('The demo mall has no merchant');
  await client.query('create table if not exists bench_filled (products integer, orders integer)');
  const filled = await client.query<Size>('select products, orders from bench_filled');
  const [before] = filled.rows;
  if (before) {
    if (before.products === size.products && before.orders === size.orders) return shop;
    throw new Error(
      `The shop has ${before.products} products and ${before.orders} orders: delete its data folder first`,
    );
  }
  await client.query('begin');
  await client.query("set local statement_timeout = 0; set local maintenance_work_mem = '256MB'");
  // Every row refers to one that is written here.
  await client.query('set local session_replication_role = replica');
  const restoreIndexes = await dropIndexes(client, filledTables);
  await addProducts(client, shop.shopId, size.products);
  await addOrders(client, shop.shopId, size);
  await addAfterwards(client, shop.shopId, size.orders);
  await restoreIndexes();
  await client.query('insert into bench_filled values ($1, $2)', [size.products, size.orders]);
  await client.query('commit');
  return shop;
}

const filledTables = [
  'products',
  'skus',
  'orders',
  'order_lines',
  'payments',
  'order_status_history',
  'ledger_entries',
  'reviews',
];

/** Rows are written much faster without indexes, which are built afterwards. */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[])
       and not i.indisprimary and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
